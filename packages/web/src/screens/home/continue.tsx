import type { TableInfo } from '@ecumene/protocol'
import { editionAt } from '@ecumene/shelf/covers'
import { type ReactElement, useEffect, useState } from 'react'
import { tableAddress } from '../../online/api.ts'
import { myOpenTables } from '../../online/my-tables.ts'
import { localAddress } from '../../table/local-store.ts'
import { useWords } from '../../words/use-words.tsx'
import './continue.css'
import { LocalRows, useLocalGames } from './local-games.tsx'
import { SavedGame } from './saved-game.tsx'

/** Games that are not over: those of this browser, and those at tables on the server where this guest has a seat. */
export const Continue = (): ReactElement | null => {
  const { text } = useWords()
  // A game that was never begun is not listed.
  const { games, remove } = useLocalGames(({ isOver, moves }) => !isOver && moves > 0)
  const [tables, setTables] = useState<readonly TableInfo[]>([])
  useEffect(() => void myOpenTables().then(setTables), [])
  if (games.length + tables.length === 0) return null
  return (
    <section className="continue" aria-labelledby="continue">
      <h2 id="continue">{text('home.continue')}</h2>
      <ul className="continue__list">
        {tables.map((table) => (
          <li key={table.id}>
            <SavedGame edition={editionAt(table)} seats={table.seats} address={tableAddress(table.id)}>
              {text('create.where.online')}
            </SavedGame>
          </li>
        ))}
        <LocalRows games={games.slice(0, 6)} remove={remove} addressOf={({ id }) => localAddress(id)} />
      </ul>
    </section>
  )
}
