import type { Tile } from '../../data/tiles.ts'
import { SHARED_PIECES } from './box.ts'
import { TERRA_TILES } from './tiles.ts'

/** Number of the last printed tile; forts and the water token are numbered after it. */
const PRINTED = 16 + TERRA_TILES.length

const single = (number: number, kind: 'fort' | 'water', terrain: string): Tile => ({
  number,
  kind,
  sides: [
    { terrain, icons: {} },
    { terrain, icons: {} },
  ],
})

/** T-3.30, T-10.1, T-4.24: each fort is a tile of its own with one space of forest. */
export const FORT_TILES: readonly Tile[] = Array.from({ length: SHARED_PIECES.forts }, (_, index) =>
  single(PRINTED + 1 + index, 'fort', 'f'),
)

/** The fort of a seat, as a tile. */
export const fortOf = (seat: number): number => PRINTED + 1 + seat

/** T-11.14: a water token is laid like a tile, so that spaces keep their numbers when the map grows. */
export const WATER_TOKEN = PRINTED + 1 + SHARED_PIECES.forts
export const WATER_TILE: Tile = single(WATER_TOKEN, 'water', 'w')

export type TerraTileKind = 'fort' | 'water'
