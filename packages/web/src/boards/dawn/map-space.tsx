import { type KeyboardEvent, memo, type ReactElement } from 'react'
import { type Tip, telling } from '../../tips/tip.ts'
import styles from './map.module.css'

/** What the map does about its spaces: the same object for good, so that a space is drawn anew only if something about it changed. */
export type SpaceHands = {
  readonly press: (space: number, isThrough: boolean) => void
  readonly point: (space: number, isThere: boolean) => void
  readonly focus: (space: number) => void
  /** Any key but those that press it. */
  readonly key: (event: KeyboardEvent, space: number) => void
  readonly tell: (space: number) => Tip
}

type MapSpaceProps = {
  readonly index: number
  /** Its corners on the map, and its middle: a space that is moved there would be painted and pointed at more slowly. */
  readonly corners: string
  readonly x: number
  readonly y: number
  readonly label: string
  /** Does Tab come to this one? */
  readonly isStop: boolean
  readonly isPressed: boolean
  readonly isLit: boolean
  readonly isMeant: boolean
  readonly isShown: boolean
  /** The question is about what happens here. */
  readonly isAbout: boolean
  /** A figure can be pulled from here. */
  readonly isPulled: boolean
  /** Steps or a chance, written on it. */
  readonly mark: string | null
  readonly hands: SpaceHands
}

/** One space as it is pointed at. */
export const MapSpace = memo((props: MapSpaceProps): ReactElement => {
  const { index, corners, x, y, label, isStop, isPressed, isLit, isMeant, isShown, isAbout, isPulled, mark, hands } =
    props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing
    <g
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-pressed={isPressed}
      data-space={index}
      data-anchor={`space:${index}`}
      data-lit={isLit || undefined}
      data-pulls={isPulled || undefined}
      data-meant={isMeant || undefined}
      data-shown={isShown || undefined}
      data-about={isAbout || undefined}
      {...telling<SVGGElement>(() => hands.tell(index))}
      className={styles['space']}
      onClick={(event) => hands.press(index, event.shiftKey)}
      onPointerEnter={() => hands.point(index, true)}
      onPointerLeave={() => hands.point(index, false)}
      onFocus={() => hands.focus(index)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return hands.key(event, index)
        event.preventDefault()
        hands.press(index, event.shiftKey)
      }}
    >
      <polygon className={styles['rim']} points={corners} />
      {(isLit || isAbout) && <LitRing corners={corners} />}
      {mark !== null && <SpaceMark words={mark} x={x} y={y} />}
    </g>
  )
})
MapSpace.displayName = 'MapSpace'

/** The mark of a space where something can be done now; white, of the space that the question is about. */
export const LitRing = ({ corners }: { readonly corners: string }): ReactElement => (
  <>
    <polygon className={styles['casing']} points={corners} />
    <polygon className={styles['ring']} points={corners} />
  </>
)

type SpaceMarkProps = { readonly words: string; readonly x?: number; readonly y?: number }

/** Steps or a chance, on a plate below the middle: what stands on the space is seen, and the number is read on any ground. */
export const SpaceMark = ({ words, x = 0, y = 0 }: SpaceMarkProps): ReactElement => {
  const width = 9 + 8 * words.length
  return (
    <g className={styles['plate']}>
      <rect x={x - width / 2} y={y + 6} width={width} height={17} rx={8} />
      <text x={x} y={y + 19}>
        {words}
      </text>
    </g>
  )
}

/** A way: a dark line with light steps on it, so that it stands out among lit spaces too. */
export const WayDrawn = ({ line }: { readonly line: string }): ReactElement => (
  <g className={styles['way']}>
    <path className={styles['track']} d={line} />
    <path data-way d={line} />
  </g>
)
