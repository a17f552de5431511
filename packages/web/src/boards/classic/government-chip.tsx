import { pieceAddress, type Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Explained } from '../../tips/explained.tsx'
import styles from './government-chip.module.css'
import { useScene } from './scene.ts'

/** The government, telling what it does in the set that is played with. */
export const GovernmentChip = ({ seat }: { readonly seat: Seat }): ReactElement | null => {
  const { view, say } = useScene()
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
