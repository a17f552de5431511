import { ALL_BARBARIANS, ALL_CITY_STATES, tileSpaces } from '@ecumene/dawn'
import type { ReactElement } from 'react'
import { Figure, Sign } from './figure.tsx'
import { frameOf, middleOf } from './geometry.ts'
import { Ground } from './ground.tsx'
import styles from './map.module.css'
import { thingSign } from './signs.ts'
import drawn from './tile-picture.module.css'

/** Both sides of a tile, as they would lie on the map. */
export const TilePicture = ({ tile }: { readonly tile: number }): ReactElement => (
  <div className={drawn['sides']} aria-hidden="true">
    <Side tile={tile} side={0} letter="A" />
    <Side tile={tile} side={1} letter="B" />
  </div>
)

type SideProps = { readonly tile: number; readonly side: 0 | 1; readonly letter: string }

const Side = ({ tile, side, letter }: SideProps): ReactElement => {
  const spaces = tileSpaces(tile, side)
  const { x: left, y: top, width, height } = frameOf(spaces)
  return (
    <figure>
      <svg className={drawn['tile']} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" focusable="false">
        {spaces.map(({ terrain, icon, ...hex }) => {
          const { x, y } = middleOf(hex)
          return (
            <g key={`${hex.q} ${hex.r}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <Ground terrain={terrain} />
              {icon !== null && terrain !== 'naturalWonder' && <Print icon={icon} />}
            </g>
          )
        })}
      </svg>
      <figcaption>{letter}</figcaption>
    </figure>
  )
}

const Print = ({ icon }: { readonly icon: string }): ReactElement => {
  if (ALL_BARBARIANS.some((letter) => letter === icon)) {
    return (
      <g className={styles['lair']}>
        <Figure kind="barbarian" letter={icon} />
      </g>
    )
  }
  if (ALL_CITY_STATES.some(({ id }) => id === icon)) return <Figure kind="cityState" />
  return (
    <g className={styles['token']}>
      <circle r="13" />
      <Sign name={thingSign(icon)} size={18} />
    </g>
  )
}
