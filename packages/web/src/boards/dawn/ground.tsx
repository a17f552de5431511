import type { ReactElement } from 'react'
import { iconOutline } from '../../icons/icon.tsx'
import type { Orientation } from '../../stage/geometry.ts'
import { CORNERS, SIZE } from './geometry.ts'
import styles from './map.module.css'
import { terrainSign } from './signs.ts'

type GroundProps = { readonly terrain: string; readonly orientation?: Orientation }

/** The land of one space, drawn round its middle. */
export const Ground = ({ terrain, orientation = 'upright' }: GroundProps): ReactElement => {
  const sign = terrainSign(terrain)
  return (
    <>
      <polygon className={styles['ground']} data-terrain={terrain} points={CORNERS[orientation]} />
      {sign !== null && (
        <path
          className={styles['terrain']}
          d={iconOutline(sign)}
          // A hex that lies on a side is lower than one that stands on a corner.
          transform={`translate(-15 ${orientation === 'upright' ? -SIZE + 5 : -SIZE + 9}) scale(${30 / 512})`}
        />
      )}
    </>
  )
}
