import type { ReactElement } from 'react'
import { type Desk, useDesk } from '../desk.ts'
import { beginMove } from '../moves.ts'
import { ChoiceHead } from './choice-head.tsx'
import { MoveButton } from './move-button.tsx'
import styles from './starter.module.css'

/** Whether the game now asks who begins the Age. */
export const isStarter = ({ view, isOver }: Desk): boolean => !isOver && view.asked?.kind === 'starter'

/** Who begins the Age. The cards are what one decides by, so this stands beside them and covers none. */
export const Starter = (): ReactElement => {
  const desk = useDesk()
  return (
    <section
      className={styles['starter']}
      data-choice
      data-anchor="choice"
      data-asked={desk.isAsked || undefined}
      aria-label={desk.text('duelBoard.choose')}
    >
      <ChoiceHead />
      {desk.isAsked && (
        <div className={styles['sides']}>
          {([desk.bottom, desk.top] as const).map((side) => (
            <MoveButton key={side} move={beginMove(side)} look="main">
              {desk.moveText(beginMove(side))}
            </MoveButton>
          ))}
        </div>
      )}
    </section>
  )
}
