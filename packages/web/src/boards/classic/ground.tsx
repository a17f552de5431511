import type { ReactElement } from 'react'
import { iconOutline } from '../../icons/icon.tsx'
import { SIDE } from './geometry.ts'
import styles from './map.module.css'
import { terrainSign } from './signs.ts'

type GroundProps = {
  /** `null` where the tile has not been turned over. */
  readonly terrain: string | null
  /** What the square is called, in its corner. */
  readonly name?: string
}

/** The land of one square, drawn from its corner. */
export const Ground = ({ terrain, name }: GroundProps): ReactElement => {
  const sign = terrain === null ? null : terrainSign(terrain)
  return (
    <>
      <rect className={styles['ground']} data-terrain={terrain ?? 'hidden'} width={SIDE} height={SIDE} />
      {sign !== null && (
        <path className={styles['terrain']} d={iconOutline(sign)} transform={`translate(12 16) scale(${28 / 512})`} />
      )}
      {name !== undefined && (
        <text className={styles['number']} x="3" y="9" data-hidden={terrain === null || undefined}>
          {name}
        </text>
      )}
    </>
  )
}
