import type { ReactElement } from 'react'
import { LAND_PATTERNS } from '../../stage/land-patterns.ts'
import { SIDE } from './geometry.ts'
import styles from './map.module.css'

/** The land of one square, drawn from its corner: tone and pattern. `null` where the tile has not been turned over. */
export const Ground = ({ terrain }: { readonly terrain: string | null }): ReactElement => (
  <g className={styles['land']} data-terrain={terrain ?? 'hidden'}>
    <rect className={styles['ground']} width={SIDE} height={SIDE} />
    {terrain !== null && (
      <path
        className={styles['pattern']}
        d={patternOf(terrain)}
        transform={`translate(${PATTERN_AT.x} ${PATTERN_AT.y})`}
      />
    )}
  </g>
)

/** The middle of a pattern, from the corner of its square. */
export const PATTERN_AT = { x: 24, y: 21 } as const

export const patternOf = (terrain: string): string | undefined =>
  terrain === 'mountain' ? LAND_PATTERNS.mountains : LAND_PATTERNS[terrain as keyof typeof LAND_PATTERNS]
