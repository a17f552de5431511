import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { RuleRefs } from '../../rulebook/rule-refs.tsx'
import { useDesk } from './desk.ts'
import styles from './move-button.module.css'
import { useWhyNot } from './why-not.ts'

type MoveButtonProps = {
  readonly move: string
  /** Added to the name of the move for screen readers: its price, what it brings. */
  readonly detail?: string
  readonly look?: 'main' | 'quiet'
  /** Show the reason below the button at once, not only when asked. */
  readonly saysWhy?: boolean
  readonly children: ReactNode
}

/**
 * The button that plays a move. A move that is not legal stays in reach of keyboard and finger, says why not, and plays
 * nothing.
 */
export const MoveButton = ({
  move,
  detail,
  look = 'quiet',
  saysWhy = true,
  children,
}: MoveButtonProps): ReactElement => {
  const desk = useDesk()
  const legal = desk.isLegal(move)
  const why = useWhyNot(legal ? null : move)
  const whyId = useId()
  const [isPressed, setPressed] = useState(false)
  const name = detail === undefined ? desk.moveText(move) : `${desk.moveText(move)}, ${detail}`
  return (
    <span className={styles['move']}>
      <button
        type="button"
        className={styles['button']}
        data-look={look}
        data-move={legal ? move : undefined}
        data-refused={legal ? undefined : move}
        aria-disabled={!legal}
        data-pressed={(isPressed && desk.busy) || undefined}
        aria-describedby={why === null ? undefined : whyId}
        onClick={() => {
          if (!legal || desk.busy) return
          setPressed(true)
          desk.submit(move)
        }}
      >
        <span className="unseen">{name}</span>
        <span className={styles['face']} aria-hidden="true">
          {children}
        </span>
      </button>
      {why !== null && (
        <span className={styles['why']} data-always={saysWhy || undefined}>
          <span id={whyId}>{why.text}</span> <RuleRefs rules={why.rules} />
        </span>
      )}
    </span>
  )
}
