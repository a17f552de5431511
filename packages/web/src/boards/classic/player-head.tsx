import { pieceAddress, type Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { seatName } from '../../seats/names.ts'
import { Portrait } from '../../seats/portrait.tsx'
import { Explained } from '../../tips/explained.tsx'
import { useWords } from '../../words/use-words.tsx'
import { useDesk } from './desk.ts'
import styles from './player-head.module.css'

/** A player: portrait, name, and the civilization below it. */
export const PlayerHead = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { view, say, props, seen } = useDesk()
  const { text } = useWords()
  const civilization = view.players[seat]?.civilization ?? null
  const kind = props.state.seats[seat]?.kind ?? 'open'
  return (
    <p className={styles['head']} data-deciding={seen.deciders.includes(seat) || undefined}>
      <Portrait seat={seat} kind={kind} />
      <span className={styles['words']}>
        <strong>{seatName(props.state.seats, seat, text)}</strong>
        {civilization !== null && (
          <Explained className={styles['civilization']} tip={{ piece: pieceAddress('civilization', civilization) }}>
            {say({ key: `civilization.${civilization}` })}
          </Explained>
        )}
      </span>
    </p>
  )
}

/** The government, telling what it does in the set that is played with. */
export const GovernmentChip = ({ seat }: { readonly seat: Seat }): ReactElement | null => {
  const { view, say } = useDesk()
  const player = view.players[seat]
  // Nobody has a government before a civilization.
  if (player === undefined || player.civilization === null) return null
  const { government } = player
  return (
    <Explained
      className={styles['government']}
      tip={{
        piece: pieceAddress('government', government),
        lines: [{ words: say({ key: `effect.government.${view.options.governments}.${government}` }) }],
      }}
    >
      {say({ key: `government.${government}` })}
    </Explained>
  )
}
