import type { TableInfo } from '@ecumene/server/protocol'
import { gameNamed } from '@ecumene/shelf'
import { type ReactElement, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { GAME_NAME } from '../../games/game-words.ts'
import { api, tableAddress } from '../../online/api.ts'
import { seatName } from '../../seats/names.ts'
import { Portrait } from '../../seats/portrait.tsx'
import { useWords } from '../../words/use-words.tsx'
import './public-tables.css'

const REFRESH_MS = 10_000

/** Tables that anyone may join or watch. */
export const PublicTables = (): ReactElement => {
  const { text } = useWords()
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null)
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return
      const answer = await api.publicTables()
      setOffline(!answer.ok)
      setTables(answer.ok ? answer.value.filter(({ status }) => status !== 'over') : [])
    }
    void ask()
    const timer = setInterval(ask, REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <section className="panel" aria-labelledby="public-tables">
      <h2 id="public-tables">{text('home.public')}</h2>
      {isOffline && <p className="panel__quiet">{text('home.public.offline')}</p>}
      {!isOffline && tables?.length === 0 && <p className="panel__quiet">{text('home.public.none')}</p>}
      <ul className="public-tables">
        {tables?.slice(0, 20).map((table) => (
          <li key={table.id}>
            <PublicTable table={table} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const PublicTable = ({ table }: { readonly table: TableInfo }): ReactElement => {
  const game = gameNamed(table.game)
  const { text, say } = useWords(game)
  const free = table.seats.filter(({ kind }) => kind === 'open').length
  const names = table.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seatName(table.seats, seat, text)]))
  return (
    <Link className="public-table" href={tableAddress(table.id)}>
      <span className="saved__faces">
        {table.seats.map(({ kind }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          <Portrait key={seat} seat={seat} kind={kind} isSmall />
        ))}
      </span>
      <span className="saved__words">
        <strong>{names.join(', ')}</strong>
        <span>
          {game !== null && say(GAME_NAME)}
          {free > 0 && ` · ${text('home.public.free', { count: free })}`}
        </span>
      </span>
      <span className="public-table__verb">{text(free > 0 ? 'home.public.join' : 'home.public.watch')}</span>
    </Link>
  )
}
