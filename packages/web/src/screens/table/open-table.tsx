import { type ReactElement, Suspense, useCallback, useRef } from 'react'
import { Link } from 'wouter'
import { tableAddress } from '../../online/api.ts'
import { browserWorld } from '../../online/remote-world.ts'
import { ShowingProvider, useShow } from '../../pace/use-show.ts'
import { openLocalTable } from '../../table/local.ts'
import { localAddress } from '../../table/local-store.ts'
import { openRemoteTable } from '../../table/remote.ts'
import type { Table, Trouble } from '../../table/table.ts'
import { useOpenTable, useSnapshot, useTrouble } from '../../table/use-table.ts'
import { useWords } from '../../words/use-words.tsx'
import { Loading } from '../loading.tsx'
import { NotFound } from '../not-found.tsx'
import { Notice } from '../notice.tsx'
import { TopBar } from '../top-bar.tsx'
import { WaitingRoom } from '../waiting/waiting-room.tsx'
import { FrozenActions, FrozenNotice, SaveFrozen } from './frozen.tsx'
import { TableScreen } from './table-screen.tsx'

export const LocalTableScreen = ({ id }: { readonly id: string }): ReactElement => {
  const table = useOpenTable(useCallback(() => openLocalTable(id), [id]))
  return table === null ? <Loading /> : <AwaitedTable table={table} address={localAddress(id)} />
}

export const RemoteTableScreen = ({ id }: { readonly id: string }): ReactElement => {
  const { text } = useWords()
  const guestName = useRef(text('home.guest'))
  const table = useOpenTable(useCallback(() => openRemoteTable(id, browserWorld(guestName.current)), [id]))
  return table === null ? <Loading /> : <AwaitedTable table={table} address={tableAddress(id)} />
}

type OpenTableProps = { readonly table: Table; readonly address: string }

/** The table is open while the rules of its game are on their way. */
const AwaitedTable = (props: OpenTableProps): ReactElement => (
  <Suspense fallback={<Loading />}>
    <OpenTable {...props} />
  </Suspense>
)

const OpenTable = ({ table, address }: OpenTableProps): ReactElement => {
  const { snapshot, showing } = useShow(table, useSnapshot(table))
  const trouble = useTrouble(table)
  if (trouble !== null) return <TroubleNotice table={table} trouble={trouble} address={address} />
  if (snapshot === null) return <Loading />
  const { seen, frozen } = snapshot.state
  if (seen === null && frozen !== undefined) {
    return (
      <FrozenNotice isGameGone={frozen.now === null} replayAddress={null}>
        <FrozenActions table={table} frozen={frozen} state={snapshot.state} />
      </FrozenNotice>
    )
  }
  if (seen === null) return <WaitingRoom table={table} snapshot={snapshot} />
  return (
    <ShowingProvider value={showing}>
      <TableScreen table={table} snapshot={snapshot} seen={seen} />
    </ShowingProvider>
  )
}

type TroubleProps = OpenTableProps & { readonly trouble: Trouble }

const TroubleNotice = ({ table, trouble, address }: TroubleProps): ReactElement => {
  const { text } = useWords()
  const home = (
    <Link className="button" href="/">
      {text('page.home')}
    </Link>
  )
  switch (trouble) {
    case 'notFound':
      return <NotFound />
    case 'elsewhere':
      return (
        <>
          <TopBar />
          <Notice icon="padlock" title={text('table.elsewhere')} text={text('table.elsewhere.text')}>
            <button type="button" className="button button--do" onClick={() => table.playHere?.()}>
              {text('table.elsewhere.here')}
            </button>
            {home}
          </Notice>
        </>
      )
    case 'frozen':
      // A game in this browser has no secrets from it.
      return (
        <FrozenNotice replayAddress={`${address}/replay`}>
          <SaveFrozen table={table} />
        </FrozenNotice>
      )
    case 'damaged':
      return (
        <>
          <TopBar />
          <Notice icon="ancient-columns" title={text('table.damaged')} text={text('table.damaged.text')}>
            <SaveFrozen table={table} />
            {home}
          </Notice>
        </>
      )
    case 'unreachable':
      return (
        <>
          <TopBar />
          <Notice icon="unplugged" title={text('table.offline')} text={text('table.offline.text')}>
            {home}
          </Notice>
        </>
      )
  }
}
