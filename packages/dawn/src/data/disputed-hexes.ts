/**
 * UNCERTAIN DATA. Hexes whose terrain two transcriptions of the tiles give differently. `TILES` uses `terrain`; should
 * a physical copy prove `alternative` right, change the letter there and delete the line here.
 */
export const DISPUTED_HEXES: readonly DisputedHex[] = [
  { tile: 3, side: 'A', hex: 1, terrain: 'grassland', alternative: 'hills' },
  { tile: 3, side: 'B', hex: 2, terrain: 'hills', alternative: 'desert' },
  { tile: 3, side: 'B', hex: 4, terrain: 'hills', alternative: 'desert' },
  { tile: 5, side: 'B', hex: 2, terrain: 'hills', alternative: 'forest' },
  { tile: 5, side: 'B', hex: 6, terrain: 'hills', alternative: 'grassland' },
  { tile: 6, side: 'B', hex: 0, terrain: 'hills', alternative: 'mountains' },
  { tile: 6, side: 'B', hex: 3, terrain: 'forest', alternative: 'mountains' },
  { tile: 7, side: 'B', hex: 1, terrain: 'grassland', alternative: 'hills' },
  { tile: 7, side: 'B', hex: 6, terrain: 'grassland', alternative: 'hills' },
  { tile: 8, side: 'A', hex: 3, terrain: 'grassland', alternative: 'forest' },
  { tile: 9, side: 'B', hex: 6, terrain: 'hills', alternative: 'grassland' },
  { tile: 10, side: 'A', hex: 2, terrain: 'hills', alternative: 'grassland' },
  { tile: 10, side: 'B', hex: 3, terrain: 'desert', alternative: 'hills' },
  { tile: 11, side: 'B', hex: 2, terrain: 'grassland', alternative: 'hills' },
  { tile: 12, side: 'A', hex: 2, terrain: 'desert', alternative: 'hills' },
  { tile: 12, side: 'A', hex: 3, terrain: 'desert', alternative: 'hills' },
  { tile: 12, side: 'B', hex: 4, terrain: 'grassland', alternative: 'hills' },
  { tile: 12, side: 'B', hex: 8, terrain: 'grassland', alternative: 'desert' },
  { tile: 13, side: 'A', hex: 2, terrain: 'grassland', alternative: 'hills' },
  { tile: 13, side: 'A', hex: 8, terrain: 'grassland', alternative: 'hills' },
  { tile: 13, side: 'B', hex: 7, terrain: 'hills', alternative: 'grassland' },
  { tile: 14, side: 'B', hex: 2, terrain: 'grassland', alternative: 'desert' },
  { tile: 14, side: 'B', hex: 5, terrain: 'grassland', alternative: 'hills' },
  { tile: 15, side: 'B', hex: 0, terrain: 'grassland', alternative: 'hills' },
]

export type DisputedHex = {
  readonly tile: number
  readonly side: 'A' | 'B'
  readonly hex: number
  readonly terrain: string
  readonly alternative: string
}
