import type { Terrain } from '@ecumene/dawn'
import type { ReactElement } from 'react'
import { CORNERS, type Orientation } from './geometry.ts'
import styles from './map.module.css'
import { difficultyOf, PATTERNS } from './terrain-pattern.ts'

type GroundProps = { readonly terrain: Terrain; readonly orientation?: Orientation }

/** The land of one space, drawn round its middle: tone, pattern, and a pip for each point of difficulty. */
export const Ground = ({ terrain, orientation = 0 }: GroundProps): ReactElement => (
  <g className={styles['land']} data-terrain={terrain}>
    <polygon className={styles['ground']} points={CORNERS[orientation]} />
    <path className={styles['pattern']} d={PATTERNS[terrain]} />
    <path className={styles['pips']} d={PIPS[difficultyOf(terrain)]} />
  </g>
)

const pips = (count: number): string =>
  Array.from({ length: count }, (_, place) => `M${(place - (count - 1) / 2) * 5.5} 22.5h0`).join('')

/** Points in a row at the lower edge, where no piece stands: as many as a land is difficult. */
export const PIPS: readonly string[] = [0, 1, 2, 3, 4, 5].map(pips)

/** A terrain as a small hex of its own, to stand beside words. */
export const GroundChip = ({ terrain, size }: { readonly terrain: Terrain; readonly size: string }): ReactElement => (
  <svg className={styles['chip']} viewBox="-33 -29 66 58" height={size} aria-hidden="true" focusable="false">
    <Ground terrain={terrain} orientation={90} />
  </svg>
)
