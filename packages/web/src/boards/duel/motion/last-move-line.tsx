import { duel } from '@ecumene/duel'
import type { ReactElement } from 'react'
import { useDesk } from '../desk.ts'
import styles from './last-move-line.module.css'

/** What was played last, in words. The piece itself carries a dotted rim where it lies now. */
export const LastMoveLine = (): ReactElement => {
  const { lastMove, say, text } = useDesk()
  return (
    <p className={styles['last']} data-seat={lastMove?.seat}>
      <span className={styles['head']}>{text('duelBoard.lastMove')}</span>{' '}
      <span>
        {lastMove === null ? text('duelBoard.noMoveYet') : say(duel.presentation.describe.event(lastMove.event))}
      </span>
    </p>
  )
}
