import type { ReactElement, ReactNode } from 'react'
import { telling } from '../tips/tip.ts'
import styles from './deed-button.module.css'
import type { Hold } from './use-hands.ts'

type DeedButtonProps = {
  readonly hands: Hold
  readonly move: string
  /** Where the move is asked about once more, if it is: the thing whose menu this is, or the button itself. */
  readonly thing: string | null
  readonly words: string
  /** What will follow: a price, an effect. */
  readonly note: string | null
  readonly busy: boolean
  /** What stands on it in place of the words. */
  readonly face?: ReactNode
  readonly className?: string | undefined
  readonly choice?: string | undefined
  /** The first of a menu takes the focus. */
  readonly isFirst?: boolean
  /** A button that stands by itself is a thing of the table, and tells its note in full. */
  readonly isThing?: boolean
}

/** One move by its name: bronze, because it can be made now. Pointing at it shows on the table what it would do. */
export const DeedButton = (props: DeedButtonProps): ReactElement => {
  const {
    hands,
    move,
    thing,
    words,
    note,
    busy,
    face,
    className = '',
    choice,
    isFirst = false,
    isThing = false,
  } = props
  return (
    <button
      type="button"
      className={`${styles['deed']} ${className}`}
      data-first={isFirst || undefined}
      data-choice={choice}
      data-move={move}
      data-anchor={isThing && thing !== null ? thing : undefined}
      aria-disabled={busy}
      {...(isThing && note !== null && telling<HTMLButtonElement>(() => ({ name: words, lines: [{ words: note }] })))}
      onClick={() => hands.choose(move, thing)}
      onPointerEnter={() => hands.consider(move)}
      onPointerLeave={() => hands.consider(null)}
      onFocus={() => hands.consider(move)}
      onBlur={() => hands.consider(null)}
    >
      {face ?? (
        <>
          {words}
          {note !== null && <small>{note}</small>}
        </>
      )}
    </button>
  )
}
