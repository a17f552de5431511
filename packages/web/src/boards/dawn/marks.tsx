import type { ReactElement } from 'react'
import { Figure, Sign } from './figure.tsx'
import styles from './map.module.css'
import { districtType, thingSign, typeSign } from './signs.ts'

/** What lies on a space or stands beside a piece, each drawn round its own middle. */

/** Which district it is: the colour and the sign of the focus type that it belongs to. */
export const DistrictMark = ({ district }: { readonly district: string }): ReactElement => {
  const type = districtType(district)
  return (
    <g className={styles['district']} data-type={type} data-district={district}>
      <rect x="-8.5" y="-8.5" width="17" height="17" rx="2.5" />
      <Sign name={typeSign(type)} size={14} />
    </g>
  )
}

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
