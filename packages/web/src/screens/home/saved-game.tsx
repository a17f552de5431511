import type { SeatInfo } from '@ecumene/protocol'
import { coverNamed, type Edition } from '@ecumene/shelf/covers'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../icons/icon.tsx'
import { seatName } from '../../seats/names.ts'
import { Portrait } from '../../seats/portrait.tsx'
import type { LocalGame } from '../../table/local-game.ts'
import { useWords } from '../../words/use-words.tsx'

type SavedGameProps = {
  readonly edition: Edition | null
  readonly seats: readonly SeatInfo[]
  readonly address: string
  readonly onRemove?: () => void
  readonly children: ReactNode
}

/** A saved game as a row of a list: who plays it, and a link to it. */
export const SavedGame = ({ edition, seats, address, onRemove, children }: SavedGameProps): ReactElement => {
  const { text, say } = useWords(edition === null ? null : coverNamed(edition.game))
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
            {edition !== null && say(edition.name)} · {children}
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

/** The seats of a game of this browser, as tables have them. */
export const seatsOf = ({ seats }: LocalGame): readonly SeatInfo[] =>
  seats.map((seat) => (seat.kind === 'bot' ? seat : { ...seat, here: true }))
