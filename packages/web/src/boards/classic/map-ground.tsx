import type { SquareView } from '@ecumene/classic'
import { memo, type ReactElement, useMemo } from 'react'
import type { Orientation } from '../../stage/geometry.ts'
import { shifted } from '../../stage/shifted.ts'
import { cornerOf, outlineAt } from './geometry.ts'
import { PATTERN_AT, patternOf } from './ground.tsx'
import styles from './map.module.css'

type MapGroundProps = { readonly squares: readonly SquareView[]; readonly orientation: Orientation }

/** The land of the whole map, each terrain in one piece. It looks as if each square were drawn by itself (`Ground`). */
export const MapGround = ({ squares, orientation }: MapGroundProps): ReactElement => {
  const land = squares.map(({ square, terrain }) => `${terrain} ${square}`).join()
  // A view comes anew with every move, but land changes only where a tile is turned over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `land` says all of it
  const kinds = useMemo(
    () =>
      [...new Set(squares.flatMap(({ terrain }) => terrain ?? []))].map((terrain) => ({
        terrain,
        places: squares.filter((at) => at.terrain === terrain).map(({ square }) => square),
      })),
    [land],
  )
  return (
    <>
      {kinds.map(({ terrain, places }) => (
        <Land key={terrain} terrain={terrain} places={places} orientation={orientation} />
      ))}
    </>
  )
}

type LandProps = { readonly terrain: string; readonly places: readonly number[]; readonly orientation: Orientation }

const Land = memo(({ terrain, places, orientation }: LandProps): ReactElement => {
  const pattern = places.map((square) => {
    const { x, y } = cornerOf(square, orientation)
    return shifted(patternOf(terrain) ?? '', { x: x + PATTERN_AT.x, y: y + PATTERN_AT.y })
  })
  return (
    <g className={styles['land']} data-terrain={terrain}>
      <path className={styles['ground']} d={places.map((square) => outlineAt(square, orientation)).join('')} />
      <path className={styles['pattern']} d={pattern.join('')} />
    </g>
  )
})
Land.displayName = 'Land'
