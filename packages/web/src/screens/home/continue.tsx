import type { Game } from '@ecumene/kernel'
import type { SeatInfo, TableInfo } from '@ecumene/server/protocol'
import { gameNamed } from '@ecumene/shelf'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { GAME_NAME } from '../../games/game-words.ts'
import { Icon } from '../../icons/icon.tsx'
import { tableAddress } from '../../online/api.ts'
import { myOpenTables } from '../../online/my-tables.ts'
import { seatName } from '../../seats/names.ts'
import { Portrait } from '../../seats/portrait.tsx'
import type { LocalGame } from '../../table/local-game.ts'
import { localAddress, localStore } from '../../table/local-store.ts'
import { useWords } from '../../words/use-words.tsx'
import './continue.css'

/** Games that are not over: those of this browser, and those at tables on the server where one has a seat. */
export const Continue = (): ReactElement | null => {
  const { text, language } = useWords()
  const [games, setGames] = useState<readonly LocalGame[]>([])
  const [tables, setTables] = useState<readonly TableInfo[]>([])
  useEffect(() => {
    localStore.list().then(
      // A game that was never begun does not stand in the way.
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
            <Unfinished game={gameNamed(table.game)} seats={table.seats} address={tableAddress(table.id)}>
              {text('create.where.online')}
            </Unfinished>
          </li>
        ))}
        {games.slice(0, 6).map((game) => (
          <li key={game.id}>
            <Unfinished
              game={gameNamed(game.game)}
              seats={game.seats.map((seat) => (seat.kind === 'bot' ? seat : { ...seat, here: true }))}
              address={localAddress(game.id)}
              onRemove={() => void remove(game)}
            >
              {text('home.continue.moves', { count: game.moves })} · {when.format(game.changedAt)}
            </Unfinished>
          </li>
        ))}
      </ul>
    </section>
  )
}

type UnfinishedProps = {
  readonly game: Game | null
  readonly seats: readonly SeatInfo[]
  readonly address: string
  readonly onRemove?: () => void
  readonly children: ReactNode
}

const Unfinished = ({ game, seats, address, onRemove, children }: UnfinishedProps): ReactElement => {
  const { text, say } = useWords(game)
  const names = seats
    .map((seat, index) => (seat.kind === 'open' ? text('waiting.empty') : seatName(seats, index, text)))
    .join(', ')
  return (
    <div className="saved">
      <Link className="saved__open" href={address}>
        <span className="saved__faces">
          {seats.map((seat, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
            <Portrait key={index} seat={index} kind={seat.kind} isSmall />
          ))}
        </span>
        <span className="saved__words">
          <strong>{names}</strong>
          <span>
            {game !== null && say(GAME_NAME)} · {children}
          </span>
        </span>
        <Icon name="chevron-right" size="16px" />
      </Link>
      {onRemove !== undefined && (
        <button type="button" className="button button--quiet button--icon" onClick={onRemove}>
          <Icon name="cancel" size="0.7em" />
          <span className="unseen">{text('home.continue.remove', { names })}</span>
        </button>
      )}
    </div>
  )
}
