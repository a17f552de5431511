import { ALL_TILES, type SpaceView } from '@ecumene/dawn'

/** T-3.30: a fort is a tile of one space. */
export const isFortSpace = ({ tile }: SpaceView): boolean => isFortTile(tile)
export const isFortTile = (tile: number): boolean => FORTS.has(tile)

const FORTS: ReadonlySet<number> = new Set(ALL_TILES.filter(({ kind }) => kind === 'fort').map(({ number }) => number))
