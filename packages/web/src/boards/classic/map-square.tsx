import { type KeyboardEvent, memo, type ReactElement, useTransition } from 'react'
import { type Tip, telling } from '../../tips/tip.ts'
import { SIDE } from './geometry.ts'
import styles from './map.module.css'
import { MapMarks } from './map-marks.tsx'
import { squareName } from './pointing.ts'
import type { SquareReading } from './square-reading.ts'
import { squareThing } from './things.ts'

/** What the map does about its squares: the same object for good, so that a square is drawn anew only if something about it changed. */
export type SquareHands = {
  readonly press: (square: SquareReading, isThrough: boolean) => void
  readonly consider: (move: string | null) => void
  readonly focus: (square: number) => void
  /** Any key but those that press it. */
  readonly key: (event: KeyboardEvent, square: number) => void
  readonly tell: (square: SquareReading) => Tip
}

type MapSquareProps = {
  readonly square: SquareReading
  /** Its corner. Two numbers, so that a square that stays the same is not drawn anew. */
  readonly x: number
  readonly y: number
  /** Does Tab come to this one? */
  readonly isStop: boolean
  readonly isPressed: boolean
  readonly isMeant: boolean
  readonly isShown: boolean
  readonly hands: SquareHands
}

/** One square as it is pointed at: what lies there, what a press does. */
export const MapSquare = memo((props: MapSquareProps): ReactElement => {
  const { square: read, x, y, isStop, isPressed, isMeant, isShown, hands } = props
  const { at, label, only, isTaken, isLit, isAside, isPulled, isRefused, opens, barred, marks } = read
  const { square } = at
  const [isOpening, open] = useTransition()
  /** Where no move is made yet, the square itself answers first; what is then lit or told follows. */
  const press = (isThrough: boolean) => {
    if (read.hasMoves) hands.press(read, isThrough)
    else open(() => hands.press(read, isThrough))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing
    <g
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-pressed={isPressed}
      data-anchor={squareThing(square)}
      data-space={squareName(square)}
      data-lit={isLit || undefined}
      data-aside={isAside || undefined}
      data-taken={isTaken || undefined}
      data-pulls={isPulled || undefined}
      data-opens={opens ?? undefined}
      data-meant={isMeant || undefined}
      data-shown={isShown || undefined}
      data-barred={barred}
      data-doing={isOpening || undefined}
      {...telling<SVGGElement>(() => hands.tell(read), isRefused ? 'only' : 'too')}
      className={styles['square']}
      onClick={(event) => press(event.shiftKey)}
      onPointerEnter={() => only !== null && hands.consider(only)}
      onPointerLeave={() => only !== null && hands.consider(null)}
      onFocus={() => {
        hands.focus(square)
        if (only !== null) hands.consider(only)
      }}
      onBlur={() => only !== null && hands.consider(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return hands.key(event, square)
        event.preventDefault()
        press(event.shiftKey)
      }}
    >
      {/* Where it lies, and not moved there: a browser puts whatever is moved on a layer of its own first, hundreds of times. */}
      <rect className={styles['whole']} {...{ x, y }} width={SIDE} height={SIDE} />
      <rect className={styles['rim']} x={x + 2} y={y + 2} width={SIDE - 4} height={SIDE - 4} />
      {isMarked(marks) && (
        <g transform={`translate(${x} ${y})`}>
          <MapMarks {...marks} />
        </g>
      )}
    </g>
  )
})
MapSquare.displayName = 'MapSquare'

const isMarked = ({ way, isStop, site, change }: SquareReading['marks']): boolean =>
  way !== null || isStop || site !== null || change !== null
