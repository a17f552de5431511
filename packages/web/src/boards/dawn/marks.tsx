import type { ReactElement } from 'react'
import { Figure, Sign } from './figure.tsx'
import styles from './map.module.css'
import { thingSign } from './signs.ts'

/** What lies on a space or stands beside a piece, each drawn round its own middle. */

export const DistrictMark = (): ReactElement => (
  <g className={styles['token']}>
    <rect x="-7.5" y="-7.5" width="15" height="15" rx="2" />
    <Sign name="ionic-column" size={12} />
  </g>
)

export const WonderMark = (): ReactElement => (
  <g className={styles['wonder']}>
    <circle r="9" />
    <Sign name="laurels" size={14} />
  </g>
)

export const ResourceMark = ({ resource }: { readonly resource: string }): ReactElement => (
  <g className={styles['token']}>
    <circle r="12.5" />
    <Sign name={thingSign(resource)} size={17} />
  </g>
)

/** Where barbarians appear: their helmet, empty. */
export const LairMark = ({ letter }: { readonly letter: string }): ReactElement => (
  <g className={styles['lair']}>
    <Figure kind="barbarian" letter={letter} />
  </g>
)
