import { MARKERS, NONE, RESOURCES, TERRAINS, TILE_SIZE, TILES } from '@ecumene/classic'
import type { ReactElement } from 'react'
import { type IconName, iconOutline } from '../../icons/icon.tsx'
import { SIDE } from './geometry.ts'
import { Ground } from './ground.tsx'
import styles from './map.module.css'
import { thingSign } from './signs.ts'
import drawn from './tile-picture.module.css'

/** A tile as it is printed, its arrow below. */
export const TilePicture = ({ tile }: { readonly tile: number }): ReactElement => {
  const squares = TILES[tile]?.[0] ?? []
  const edge = TILE_SIZE * SIDE
  return (
    <svg className={drawn['tile']} viewBox={`-3 -3 ${edge + 6} ${edge + 6}`} aria-hidden="true" focusable="false">
      {squares.map(({ terrain, resource, marker, coin, culture }, place) => {
        const [column, row] = [place % TILE_SIZE, Math.floor(place / TILE_SIZE)]
        return (
          <g key={`${column} ${row}`} transform={`translate(${column * SIDE} ${row * SIDE})`}>
            <Ground terrain={TERRAINS[terrain] ?? null} />
            {resource !== NONE && <Print sign={thingSign(RESOURCES[resource] ?? '')} look="resource" />}
            {marker !== NONE && <Print sign={thingSign(MARKERS[marker] ?? '')} look="token" />}
            {coin > 0 && <Print sign="two-coins" look="resource" />}
            {culture > 0 && <Print sign="mountains" look="token" />}
          </g>
        )
      })}
      <rect className={styles['tile']} width={edge} height={edge} />
    </svg>
  )
}

const Print = ({ sign, look }: { readonly sign: IconName; readonly look: 'resource' | 'token' }): ReactElement => (
  <g className={styles[look]} transform="translate(24 26)">
    <circle r="13" />
    <path className={styles['sign']} d={iconOutline(sign)} transform={`translate(-9 -9) scale(${18 / 512})`} />
  </g>
)
