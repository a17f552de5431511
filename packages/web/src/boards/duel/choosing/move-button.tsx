import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { RuleRefs } from '../../../rulebook/rule-refs.tsx'
import { telling } from '../../../tips/tip.ts'
import { useDesk } from '../desk.ts'
import styles from './move-button.module.css'
import { useWhyNot } from './why-not.ts'

type MoveButtonProps = {
  readonly move: string
  /** Added to the name of the move for screen readers: its price, what it brings. */
  readonly detail?: string
  /** `tile`: lies over the whole thing that is chosen by it, and shows its words at the lower edge. */
  readonly look?: 'main' | 'quiet' | 'tile'
  /** Show the reason below the button at once, not only when asked. */
  readonly saysWhy?: boolean
  /** The piece that is played by it, to be told about. */
  readonly piece?: string
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
  piece,
  children,
}: MoveButtonProps): ReactElement => {
  const desk = useDesk()
  const legal = desk.isLegal(move)
  const why = useWhyNot(legal ? null : move)
  const whyId = useId()
  const [isPressed, setPressed] = useState(false)
  const moveName = desk.moveText(move)
  const name = detail === undefined ? moveName : `${moveName}, ${detail}`
  return (
    <span className={styles['move']} data-look={look}>
      <button
        type="button"
        className={styles['button']}
        data-look={look}
        data-move={legal ? move : undefined}
        data-refused={legal ? undefined : move}
        aria-disabled={!legal}
        data-pressed={(isPressed && desk.busy) || undefined}
        aria-describedby={why === null ? undefined : whyId}
        {...(legal
          ? piece !== undefined && telling<HTMLButtonElement>(() => ({ piece }))
          : !saysWhy && telling<HTMLButtonElement>(() => ({ name: moveName }), 'only'))}
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
      {why !== null &&
        (saysWhy ? (
          <span className={styles['why']}>
            <span id={whyId}>{why.text}</span> <RuleRefs rules={why.rules} />
          </span>
        ) : (
          // Seen in the tip of the button, which covers nothing else that can be pressed.
          <span id={whyId} className="unseen">
            {why.text}
          </span>
        ))}
    </span>
  )
}
