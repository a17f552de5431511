import { DIRECTIONS, type SpaceView } from '@ecumene/dawn'
import type { ReactElement } from 'react'
import type { Orientation } from '../../stage/geometry.ts'
import { CORNERS, middleOf, SIZE } from './geometry.ts'
import styles from './map.module.css'

type TerritoryProps = { readonly spaces: readonly SpaceView[]; readonly orientation: Orientation }

/** Whose land it is: a tint, and a border where it meets anybody else's. One sees empires before tokens. */
export const Territory = ({ spaces, orientation }: TerritoryProps): ReactElement => {
  const ownerAt = new Map(spaces.map(({ q, r, owner }) => [`${q} ${r}`, owner]))
  return (
    <>
      {spaces.map((space) => {
        const { q, r, owner } = space
        if (owner === null) return null
        const { x, y } = middleOf(space, orientation)
        const borders = DIRECTIONS.filter((step) => ownerAt.get(`${q + step.q} ${r + step.r}`) !== owner)
        return (
          <g key={`${q} ${r}`} data-seat={owner} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <polygon className={styles['tint']} points={CORNERS[orientation]} />
            <path className={styles['border']} d={borders.map((step) => edgeTowards(step, orientation)).join('')} />
          </g>
        )
      })}
    </>
  )
}

/** How far inside its hex a border runs, so that both sides of it can be seen. */
const INSIDE = 2.6

/** The edge of a hex towards a neighbour, round the origin. */
const edgeTowards = (step: { readonly q: number; readonly r: number }, orientation: Orientation): string => {
  const towards = middleOf(step, orientation)
  const angle = Math.atan2(towards.y, towards.x)
  const reach = SIZE - INSIDE
  const corner = (turn: number): string =>
    `${(reach * Math.cos(angle + turn)).toFixed(2)} ${(reach * Math.sin(angle + turn)).toFixed(2)}`
  return `M${corner(-Math.PI / 6)}L${corner(Math.PI / 6)}`
}
