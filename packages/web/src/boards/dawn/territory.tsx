import { DIRECTIONS, type SpaceView } from '@ecumene/dawn'
import type { ReactElement } from 'react'
import { shifted } from '../../stage/shifted.ts'
import { middleOf, type Orientation, OUTLINES, SIZE } from './geometry.ts'
import { edgesAt } from './hex-edges.ts'
import styles from './map.module.css'

type TerritoryProps = { readonly spaces: readonly SpaceView[]; readonly orientation: Orientation }

/** Whose land it is: a tint, and a border where it meets anybody else's. One sees empires before tokens. */
export const Territory = ({ spaces, orientation }: TerritoryProps): ReactElement => {
  const ownerAt = new Map(spaces.map(({ q, r, owner }) => [`${q} ${r}`, owner]))
  const owners = [...new Set(spaces.flatMap(({ owner }) => owner ?? []))]
  return (
    <>
      {owners.map((owner) => {
        const owned = spaces.filter((space) => space.owner === owner)
        const borders = owned.map((space) => {
          const edges = DIRECTIONS.map(({ q, r }, side) =>
            ownerAt.get(`${space.q + q} ${space.r + r}`) === owner ? '' : EDGES[orientation][side],
          )
          return shifted(edges.join(''), middleOf(space, orientation))
        })
        const land = owned.map((space) => shifted(OUTLINES[orientation], middleOf(space, orientation)))
        return (
          <g key={owner} data-seat={owner}>
            <path className={styles['tint']} d={land.join('')} />
            <path className={styles['border']} d={borders.join('')} />
          </g>
        )
      })}
    </>
  )
}

/** How far inside its hex a border runs, so that both sides of it can be seen. */
const INSIDE = 2.6

const EDGES = edgesAt(SIZE - INSIDE)
