import type { Seat } from '@ecumene/kernel'
import type { SeatInfo } from '@ecumene/protocol'
import type { ReactElement, ReactNode } from 'react'
import { seatName } from '../../seats/names.ts'
import { Portrait } from '../../seats/portrait.tsx'
import { useWords } from '../../words/use-words.tsx'
import styles from './player-head.module.css'

type PlayerHeadProps = {
  readonly seat: Seat
  /** Everybody at the table. */
  readonly seats: readonly SeatInfo[]
  /** Is the table waiting for this player? */
  readonly isDeciding: boolean
  /** Whom the player plays; `null` while that is not decided. */
  readonly ruler: ReactNode
  /** The ruler as a picture; without it the seat has its emblem. */
  readonly likeness?: ReactNode
}

/** A player: portrait, whom they play, and the player's name beside it. */
export const PlayerHead = ({ seat, seats, isDeciding, ruler, likeness }: PlayerHeadProps): ReactElement => {
  const { text } = useWords()
  const kind = seats[seat]?.kind ?? 'open'
  return (
    <p className={styles['head']} data-deciding={isDeciding || undefined}>
      <Portrait seat={seat} kind={kind}>
        {likeness}
      </Portrait>
      <span className={styles['words']}>
        {ruler !== null && <strong>{ruler}</strong>}
        <span>{seatName(seats, seat, text)}</span>
      </span>
    </p>
  )
}
