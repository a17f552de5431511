import type { SpaceView, Terrain } from '@ecumene/dawn'
import { memo, type ReactElement, useMemo } from 'react'
import { shifted } from '../../stage/shifted.ts'
import { middleOf, type Orientation, OUTLINES } from './geometry.ts'
import { PIPS } from './ground.tsx'
import styles from './map.module.css'
import { difficultyOf, PATTERNS } from './terrain-pattern.ts'

type MapGroundProps = { readonly spaces: readonly SpaceView[]; readonly orientation: Orientation }

/** The land of the whole map, each terrain in one piece. It looks as if each space were drawn by itself (`Ground`). */
export const MapGround = ({ spaces, orientation }: MapGroundProps): ReactElement => {
  const land = spaces.map(({ q, r, terrain }) => `${terrain} ${q} ${r}`).join()
  // A view comes anew with every move, but land hardly ever changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `land` says all of it
  const kinds = useMemo(
    () =>
      [...new Set(spaces.map(({ terrain }) => terrain))].map((terrain) => ({
        terrain,
        places: spaces.filter((space) => space.terrain === terrain),
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

type LandProps = { readonly terrain: Terrain; readonly places: readonly SpaceView[]; readonly orientation: Orientation }

const Land = memo(({ terrain, places, orientation }: LandProps): ReactElement => {
  const at = (path: string): string => places.map((space) => shifted(path, middleOf(space, orientation))).join('')
  return (
    <g className={styles['land']} data-terrain={terrain}>
      <path className={styles['ground']} d={at(OUTLINES[orientation])} />
      <path className={styles['pattern']} d={at(PATTERNS[terrain])} />
      <path className={styles['pips']} d={at(PIPS[difficultyOf(terrain)] ?? '')} />
    </g>
  )
})
Land.displayName = 'Land'
