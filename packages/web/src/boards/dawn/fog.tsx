import { ALL_TILES, DIRECTIONS, type SpaceView, type View } from '@ecumene/dawn'
import type { ReactElement } from 'react'
import { shifted } from '../../stage/shifted.ts'
import { middleOf, type Orientation, SIZE } from './geometry.ts'
import { edgesAt } from './hex-edges.ts'
import styles from './map.module.css'

type FogProps = { readonly view: View; readonly orientation: Orientation }

/** Where the map ends and more of it can be found: fog along the edge of the tiles from which one explores. */
export const Fog = ({ view, orientation }: FogProps): ReactElement | null => {
  const edges = fogEdges(view)
  if (edges.length === 0) return null
  const along = edges.map(({ space, side }) => shifted(EDGES[orientation][side] ?? '', middleOf(space, orientation)))
  return <path className={styles['fog']} data-fog d={along.join('')} />
}

/** Fog on one edge of a hex, for the key. */
export const FogSign = (): ReactElement => (
  <path className={styles['fog']} d={EDGES[0][0] ?? ''} transform="scale(0.66)" />
)

type Edge = { readonly space: SpaceView; readonly side: number }

/** T-11.1: one explores from an edge space of a tile with a capital; T-11.19: as long as tiles are left. */
export const fogEdges = ({ spaces, modules: { terra } }: Pick<View, 'spaces' | 'modules'>): readonly Edge[] => {
  if (terra === undefined || terra.stack.size === 0) return []
  const known = new Set(spaces.map(({ q, r }) => `${q} ${r}`))
  return spaces
    .filter(({ tile }) => CAPITALS.has(tile))
    .flatMap((space) =>
      DIRECTIONS.flatMap(({ q, r }, side) => (known.has(`${space.q + q} ${space.r + r}`) ? [] : [{ space, side }])),
    )
}

const CAPITALS: ReadonlySet<number> = new Set(
  ALL_TILES.filter(({ kind }) => kind === 'capital').map(({ number }) => number),
)

const EDGES = edgesAt(SIZE)
