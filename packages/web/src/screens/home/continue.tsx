import type { TableInfo } from '@ecumene/protocol'
import { editionAt } from '@ecumene/shelf/covers'
import { type ReactElement, useEffect, useState } from 'react'
import { tableAddress } from '../../online/api.ts'
import { myOpenTables } from '../../online/my-tables.ts'
import type { LocalGame } from '../../table/local-game.ts'
import { localAddress, localStore } from '../../table/local-store.ts'
import { useWords } from '../../words/use-words.tsx'
import './continue.css'
import { SavedGame, seatsOf } from './saved-game.tsx'

/** Games that are not over: those of this browser, and those at tables on the server where this guest has a seat. */
export const Continue = (): ReactElement | null => {
  const { text, language } = useWords()
  const [games, setGames] = useState<readonly LocalGame[]>([])
  const [tables, setTables] = useState<readonly TableInfo[]>([])
  useEffect(() => {
    localStore.list().then(
      // A game that was never begun is not listed.
      (kept) => setGames(kept.filter((game) => !game.isOver && game.moves > 0)),
      // A browser that keeps nothing has nothing to continue.
      () => undefined,
    )
    void myOpenTables().then(setTables)
  }, [])
  if (games.length + tables.length === 0) return null
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const remove = async (game: LocalGame) => {
    await localStore.remove(game.id)
    setGames(games.filter((other) => other !== game))
  }
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
        {games.slice(0, 6).map((game) => (
          <li key={game.id}>
            <SavedGame
              edition={editionAt(game)}
              seats={seatsOf(game)}
              address={localAddress(game.id)}
              onRemove={() => void remove(game)}
            >
              {text('home.continue.moves', { count: game.moves })} · {when.format(game.changedAt)}
            </SavedGame>
          </li>
        ))}
      </ul>
    </section>
  )
}
