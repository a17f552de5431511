import { pieceAddress, type Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { seatName } from '../../seats/names.ts'
import { Portrait } from '../../seats/portrait.tsx'
import { Explained } from '../../tips/explained.tsx'
import { useWords } from '../../words/use-words.tsx'
import { useDesk } from './desk.ts'
import styles from './player-head.module.css'

/** A player: portrait, leader, and the player's name beside it. */
export const PlayerHead = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { view, say, props, seen } = useDesk()
  const { text } = useWords()
  const leader = view.players[seat]?.leader ?? null
  // A leader's name ends with the ruler's; where room is short, the people before it are left to the tip.
  const ruler = leader === null ? '' : say({ key: `ruler.${leader}` })
  const kind = props.state.seats[seat]?.kind ?? 'open'
  return (
    <p className={styles['head']} data-deciding={seen.deciders.includes(seat) || undefined}>
      <Portrait seat={seat} kind={kind} />
      <span className={styles['words']}>
        {leader !== null && (
          <strong>
            <Explained tip={{ piece: pieceAddress('leader', leader) }}>
              <span data-people>{say({ key: `leader.${leader}` }).slice(0, -ruler.length)}</span>
              {ruler}
            </Explained>
          </strong>
        )}
        <span>{seatName(props.state.seats, seat, text)}</span>
      </span>
    </p>
  )
}
