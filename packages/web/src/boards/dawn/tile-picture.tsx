import { ALL_BARBARIANS, ALL_CITY_STATES, type Placement, spacesPrinted } from '@ecumene/dawn'
import type { ReactElement } from 'react'
import { Figure, Sign } from './figure.tsx'
import { isFortTile } from './fort.ts'
import { frameOf, middleOf, type Orientation } from './geometry.ts'
import { Ground } from './ground.tsx'
import styles from './map.module.css'
import { thingSign } from './signs.ts'
import drawn from './tile-picture.module.css'

/** Both sides of a tile, as they would lie on the map. */
export const TilePicture = ({ tile }: { readonly tile: number }): ReactElement => (
  <div className={drawn['sides']} aria-hidden="true">
    {(['A', 'B'] as const).map((letter, side) => (
      <figure key={letter}>
        <TileSide placement={{ tile, side, rotation: 0, q: 0, r: 0 }} />
        <figcaption>{letter}</figcaption>
      </figure>
    ))}
  </div>
)

type SideProps = { readonly placement: Placement; readonly orientation?: Orientation }

/** One side of a tile, turned as it is laid. */
export const TileSide = ({ placement, orientation = 0 }: SideProps): ReactElement => {
  const spaces = spacesPrinted(placement)
  const { x: left, y: top, width, height } = frameOf(spaces, orientation)
  return (
    <svg className={drawn['tile']} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" focusable="false">
      {spaces.map(({ terrain, icon, ...hex }) => {
        const { x, y } = middleOf(hex, orientation)
        return (
          <g key={`${hex.q} ${hex.r}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <Ground terrain={terrain} orientation={orientation} />
            {icon !== null && terrain !== 'naturalWonder' && <Print icon={icon} />}
            {isFortTile(placement.tile) && <Figure kind="fort" />}
          </g>
        )
      })}
    </svg>
  )
}

/** What is printed on a space. */
export const Print = ({ icon }: { readonly icon: string }): ReactElement => {
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
