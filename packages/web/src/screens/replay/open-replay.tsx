import { type ReactElement, useEffect, useState } from 'react'
import { tableAddress } from '../../online/api.ts'
import type { Film } from '../../replay/film.ts'
import { localFilm } from '../../replay/local-film.ts'
import { remoteFilm } from '../../replay/remote-film.ts'
import { localAddress } from '../../table/local-store.ts'
import { useWords } from '../../words/use-words.tsx'
import { NotFound } from '../not-found.tsx'
import { Notice } from '../notice.tsx'
import { ReplayScreen } from './replay-screen.tsx'

type ReplayAddress = { readonly id: string; readonly ply: string | undefined }

export const LocalReplayScreen = ({ id, ply }: ReplayAddress): ReactElement => (
  <OpenReplay load={localFilm} id={id} ply={ply} tableAddress={localAddress(id)} />
)

export const RemoteReplayScreen = ({ id, ply }: ReplayAddress): ReactElement => (
  <OpenReplay load={remoteFilm} id={id} ply={ply} tableAddress={tableAddress(id)} />
)

type OpenReplayProps = ReplayAddress & {
  readonly load: (id: string) => Promise<Film | null>
  readonly tableAddress: string
}

const OpenReplay = ({ load, id, ply, tableAddress: table }: OpenReplayProps): ReactElement => {
  const { text } = useWords()
  const [film, setFilm] = useState<Film | null | 'loading'>('loading')
  useEffect(() => {
    let isWanted = true
    void load(id).then((loaded) => isWanted && setFilm(loaded))
    return () => {
      isWanted = false
    }
  }, [load, id])
  if (film === 'loading') return <Notice icon="ionic-column" title={text('page.loading')} />
  if (film === null) return <NotFound />
  return <ReplayScreen film={film} ply={plyIn(ply)} address={`${table}/replay`} tableAddress={table} />
}

/** Without a valid number, a replay starts at the beginning. */
const plyIn = (text: string | undefined): number => (text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : 0)
