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
  readonly place: string
  readonly corners: string
  readonly label: string
  /** Does Tab come to this one? */
  readonly isStop: boolean
  readonly isPressed: boolean
  readonly isLit: boolean
  readonly isMeant: boolean
  readonly isShown: boolean
  /** A figure can be pulled from here. */
  readonly isPulled: boolean
  /** Steps or a chance, written on it. */
  readonly mark: string | null
  readonly hands: SpaceHands
}

/** One space as it is pointed at. */
export const MapSpace = memo((props: MapSpaceProps): ReactElement => {
  const { index, place, corners, label, isStop, isPressed, isLit, isMeant, isShown, isPulled, mark, hands } = props
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
      {...telling<SVGGElement>(() => hands.tell(index))}
      className={styles['space']}
      transform={place}
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
      {mark !== null && (
        <text className={styles['steps']} y="5">
          {mark}
        </text>
      )}
    </g>
  )
})
MapSpace.displayName = 'MapSpace'
