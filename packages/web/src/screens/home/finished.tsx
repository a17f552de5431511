import { editionAt } from '@ecumene/shelf/covers'
import { type ReactElement, useState } from 'react'
import { tableAddress } from '../../online/api.ts'
import { type FinishedTable, finishedTables, forgetFinished } from '../../online/my-tables.ts'
import { localAddress } from '../../table/local-store.ts'
import { useTurns } from '../../turns/turns-provider.tsx'
import { useWords } from '../../words/use-words.tsx'
import './finished.css'
import { LocalRows, useLocalGames } from './local-games.tsx'
import { MatchFileInput } from './match-file-input.tsx'
import { SavedGame } from './saved-game.tsx'

/** More are kept; the list shows the latest. */
const SHOWN = 8

/** Games that are over, to look back at, and the place to open a match file. */
export const Finished = (): ReactElement => {
  const { text, language } = useWords()
  const { games, remove } = useLocalGames(({ isOver }) => isOver)
  const [kept, setKept] = useState<readonly FinishedTable[]>(finishedTables)
  const { turns } = useTurns()
  // The server keeps those of this guest; a browser may remember others, of another guest or another server.
  const known = turns?.over.slice(0, SHOWN) ?? []
  const others = kept.filter(({ id }) => !turns?.over.some((turn) => turn.id === id))
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="panel finished" aria-labelledby="finished">
      <div className="finished__head">
        <h2 id="finished">{text('home.finished')}</h2>
        <MatchFileInput />
      </div>
      {games.length + known.length + others.length === 0 && (
        <p className="panel__quiet">{text('home.finished.none')}</p>
      )}
      <ul className="continue__list">
        {known.map(({ id, game, options, seats, since }) => (
          <li key={id}>
            <SavedGame edition={editionAt({ game, options })} seats={seats} address={`${tableAddress(id)}/replay`}>
              {text('create.where.online')}
              {since !== null && ` · ${when.format(since)}`}
            </SavedGame>
          </li>
        ))}
        {others.map(({ id, game, options = {}, seats }) => (
          <li key={id}>
            <SavedGame
              edition={editionAt({ game, options })}
              seats={seats}
              address={`${tableAddress(id)}/replay`}
              onRemove={() => setKept(forgetFinished(id))}
            >
              {text('create.where.online')}
            </SavedGame>
          </li>
        ))}
        <LocalRows games={games.slice(0, SHOWN)} remove={remove} addressOf={({ id }) => `${localAddress(id)}/replay`} />
      </ul>
    </section>
  )
}
