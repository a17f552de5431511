import { DIRECTIONS } from '@ecumene/dawn'
import { type ReactElement, useRef } from 'react'
import styles from './choices.module.css'
import { CORNERS, middleOf, type Orientation } from './geometry.ts'
import { useMapOrientation } from './use-map-orientation.ts'

type DirectionProps = { readonly direction: number; readonly barbarian: string | null }

/**
 * A direction as it lies on the map: that of one barbarian, that of something without a letter, or the direction token so turned that
 * its 1 points there and the other numbers of the die follow clockwise (N-22.2).
 */
export const DirectionPicture = ({ direction, barbarian }: DirectionProps): ReactElement => {
  const picture = useRef<SVGSVGElement>(null)
  const orientation = useMapOrientation(picture)
  return (
    <svg ref={picture} className={styles['direction']} viewBox="-47 -47 94 94" aria-hidden="true" focusable="false">
      <polygon points={CORNERS[orientation]} />
      <path
        d={barbarian === '' ? LONG_ARROW : ARROW}
        data-long={barbarian === '' || undefined}
        transform={`rotate(${angleOf(direction, orientation).toFixed(1)})`}
      />
      {barbarian === null ? (
        DIRECTIONS.map((_hex, number) => {
          const { x, y } = placeOf(direction + number, orientation)
          return (
            <text key={`${x} ${y}`} x={x} y={y + 4.5} data-first={number === 0 || undefined}>
              {number + 1}
            </text>
          )
        })
      ) : (
        <text y="8" data-first>
          {barbarian}
        </text>
      )}
    </svg>
  )
}

/** Over the edge of a space, to the right. */
export const ARROW = 'M31 -2.5H37V-8L46.5 0L37 8V2.5H31Z'

/** The same from the middle of the space. */
const LONG_ARROW = 'M-8 -6H20V-17L42 0L20 17V6H-8Z'

/** How far an arrow that points to the right is turned clockwise to point there, in degrees. */
export const angleOf = (direction: number, orientation: Orientation): number => {
  const { x, y } = neighbour(direction, orientation)
  return (Math.atan2(y, x) * 180) / Math.PI
}

const neighbour = (direction: number, orientation: Orientation) =>
  middleOf(DIRECTIONS[direction % DIRECTIONS.length] ?? { q: 0, r: 0 }, orientation)

/** Where on the token the number stands that points there: well inside its edge, which is half way to the neighbour. */
const placeOf = (direction: number, orientation: Orientation) => {
  const { x, y } = neighbour(direction, orientation)
  return { x: Math.round(x * 0.34), y: Math.round(y * 0.34) }
}
