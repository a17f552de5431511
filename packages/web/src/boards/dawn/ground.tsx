import type { ReactElement } from 'react'
import { iconOutline } from '../../icons/icon.tsx'
import { CORNERS, SIZE } from './geometry.ts'
import styles from './map.module.css'
import { terrainSign } from './signs.ts'

/** The land of one space, drawn round its middle. */
export const Ground = ({ terrain }: { readonly terrain: string }): ReactElement => {
  const sign = terrainSign(terrain)
  return (
    <>
      <polygon className={styles['ground']} data-terrain={terrain} points={CORNERS} />
      {sign !== null && (
        <path
          className={styles['terrain']}
          d={iconOutline(sign)}
          transform={`translate(-15 ${-SIZE + 5}) scale(${30 / 512})`}
        />
      )}
    </>
  )
}
