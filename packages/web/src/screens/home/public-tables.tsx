import type { TableInfo } from '@ecumene/protocol'
import { coverNamed, type Edition, editionAt, OFFERED } from '@ecumene/shelf/covers'
import { type ReactElement, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { termsWords } from '../../clock/terms-words.ts'
import { api, tableAddress } from '../../online/api.ts'
import { seatName } from '../../seats/names.ts'
import { Portrait } from '../../seats/portrait.tsx'
import { useWords } from '../../words/use-words.tsx'
import { OptionsLine } from '../create/options-line.tsx'
import { CLOCKS, fits, type LobbyFilter, NO_FILTER, rememberedFilter, rememberFilter } from './lobby-filter.ts'
import './public-tables.css'

const REFRESH_MS = 10_000

/** Tables that anyone may join or watch. */
export const PublicTables = (): ReactElement => {
  const { text } = useWords()
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null)
  const [isOffline, setOffline] = useState(false)
  const [filter, setFilter] = useState(rememberedFilter)
  const shown = tables?.filter((table) => fits(table, filter))
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return
      const answer = await api.publicTables()
      setOffline(!answer.ok)
      setTables(answer.ok ? answer.value.filter((table) => fits(table, NO_FILTER)) : [])
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
      {tables !== null && tables.length > 0 && (
        <Filter
          filter={filter}
          onChange={(chosen) => {
            rememberFilter(chosen)
            setFilter(chosen)
          }}
        />
      )}
      {tables !== null && tables.length > 0 && shown?.length === 0 && (
        <p className="panel__quiet">{text('lobby.nothing')}</p>
      )}
      <ul className="public-tables">
        {shown?.slice(0, 20).map((table) => (
          <li key={table.id}>
            <PublicTable table={table} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type FilterProps = { readonly filter: LobbyFilter; readonly onChange: (filter: LobbyFilter) => void }

const Filter = ({ filter, onChange }: FilterProps): ReactElement => {
  const { text } = useWords()
  return (
    <div className="public-tables__filter">
      <label className="field">
        <span className="field__label">{text('lobby.game')}</span>
        <select
          className="input"
          value={filter.game ?? ''}
          onChange={({ target }) => onChange({ ...filter, game: target.value === '' ? null : target.value })}
        >
          <option value="">{text('lobby.game.all')}</option>
          {OFFERED.map((edition) => (
            <GameOption key={edition.id} edition={edition} />
          ))}
        </select>
      </label>
      <label className="field">
        <span className="field__label">{text('terms.clock')}</span>
        <select
          className="input"
          value={filter.clock ?? ''}
          onChange={({ target }) =>
            onChange({ ...filter, clock: CLOCKS.find((kind) => kind === target.value) ?? null })
          }
        >
          <option value="">{text('lobby.clock.all')}</option>
          {CLOCKS.map((kind) => (
            <option key={kind} value={kind}>
              {text(`terms.clock.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="alternative">
        <input
          type="checkbox"
          checked={filter.isFreeOnly}
          onChange={({ target }) => onChange({ ...filter, isFreeOnly: target.checked })}
        />
        <span>{text('lobby.free')}</span>
      </label>
    </div>
  )
}

const GameOption = ({ edition }: { readonly edition: Edition }): ReactElement => {
  const { say } = useWords(coverNamed(edition.game))
  return <option value={edition.id}>{say(edition.name)}</option>
}

const PublicTable = ({ table }: { readonly table: TableInfo }): ReactElement => {
  const edition = editionAt(table)
  const { text, say, language } = useWords(coverNamed(table.game))
  const [clock] = table.terms.clock.kind === 'none' ? [] : termsWords(table.terms, { text, language })
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
          {edition !== null && say(edition.name)}
          {clock !== undefined && ` · ${clock}`}
          {free > 0 && ` · ${text('home.public.free', { count: free })}`}
        </span>
        {edition !== null && (
          <Suspense>
            <OptionsLine editionId={edition.id} options={table.options} />
          </Suspense>
        )}
      </span>
      <span className="public-table__verb">{text(free > 0 ? 'home.public.join' : 'home.public.watch')}</span>
    </Link>
  )
}
