import type { Seat, Seen } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { seatStatus } from '../../seats/names.ts'
import { Portrait } from '../../seats/portrait.tsx'
import { useWords } from '../../words/use-words.tsx'

type PlayersStripProps = {
  readonly state: TableState
  readonly seen: Seen
  readonly nameOf: (seat: Seat) => string
}

/** Who plays, who is to move, who has won. */
export const PlayersStrip = ({ state, seen, nameOf }: PlayersStripProps): ReactElement => {
  const { text } = useWords()
  return (
    <ul className="players" aria-label={text('table.players')}>
      {state.seats.map((player, seat) => {
        const isDeciding = seen.deciders.includes(seat)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          <li key={seat} className="player" data-deciding={isDeciding}>
            <Portrait seat={seat} kind={player.kind} />
            <span className="player__words">
              <strong>{nameOf(seat)}</strong>
              <span>{seatStatus(player, seat === state.viewer, isDeciding, text)}</span>
            </span>
            {seen.outcome?.winners.includes(seat) === true && <Icon name="laurel-crown" size="28px" />}
          </li>
        )
      })}
    </ul>
  )
}
