import type { Seat } from '@ecumene/kernel'
import type { ReactElement, ReactNode } from 'react'
import { seatName } from '../../seats/names.ts'
import { Portrait } from '../../seats/portrait.tsx'
import { useWords } from '../../words/use-words.tsx'
import type { Desk } from './desk.ts'
import styles from './player-head.module.css'

type PlayerHeadProps = {
  readonly desk: Desk
  readonly seat: Seat
  /** Whom the player plays; `null` while that is not decided. */
  readonly ruler: ReactNode
}

/** A player: portrait, whom they play, and the player's name beside it. */
export const PlayerHead = ({ desk: { props, seen }, seat, ruler }: PlayerHeadProps): ReactElement => {
  const { text } = useWords()
  const kind = props.state.seats[seat]?.kind ?? 'open'
  return (
    <p className={styles['head']} data-deciding={seen.deciders.includes(seat) || undefined}>
      <Portrait seat={seat} kind={kind} />
      <span className={styles['words']}>
        {ruler !== null && <strong>{ruler}</strong>}
        <span>{seatName(props.state.seats, seat, text)}</span>
      </span>
    </p>
  )
}
