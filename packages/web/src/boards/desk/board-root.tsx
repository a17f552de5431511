import type { ReactElement, ReactNode, RefObject } from 'react'
import { type DrawnMove, HandMenu } from '../../hands/hand-menu.tsx'
import { InWords } from '../../in-words/in-words.tsx'
import type { Telling } from '../../in-words/telling.ts'
import { Tips } from '../../tips/tips.tsx'
import seats from '../seats.module.css'
import styles from './board-root.module.css'
import type { Desk } from './desk.ts'

type BoardRootProps = {
  readonly root: RefObject<HTMLDivElement | null>
  readonly desk: Desk
  readonly className?: string | undefined
  /** The table in words. */
  readonly tell: () => Telling
  /** What will follow from a move, drawn; `null` where words do. */
  readonly preview?: (move: string) => ReactNode
  /** A move as it is drawn in the menu; `null` where words do. */
  readonly drawn?: (move: string) => DrawnMove | null
  /** The hands hold something that has no menu. */
  readonly isMenuless?: boolean
  readonly children: ReactNode
}

/** What every table has around it: the room it takes, its words, the menu of the hands and the tips. */
export const BoardRoot = (props: BoardRootProps): ReactElement => {
  const { root, desk, className = '', tell, preview, drawn, isMenuless = false, children } = props
  const { room, seen, hands, isAsked, moveText, noteOn, busy } = desk
  const { game, whyNot } = desk.props
  return (
    <div
      ref={root}
      tabIndex={-1}
      className={`${styles['board']} ${seats['scope']} ${className}`}
      data-room={room}
      data-ply={seen.ply}
      data-turn={isAsked ? 'yours' : 'theirs'}
    >
      <InWords tell={tell} />
      {children}
      {!isMenuless && (
        <HandMenu
          {...{ hands, moveText, noteOn, busy }}
          board={root}
          {...(preview !== undefined && { preview })}
          {...(drawn !== undefined && { drawn })}
        />
      )}
      <Tips game={game} within={root} whyNot={whyNot} version={seen.ply} />
    </div>
  )
}
