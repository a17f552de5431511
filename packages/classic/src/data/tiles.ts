import {
  type Icons,
  MARKERS,
  type Marker,
  ofOneShape,
  RESOURCES,
  type Resource,
  TERRAINS,
  type Terrain,
} from './types.ts'

/** C-1.3 */
export const TILE_SIZE = 4

/** The squares of a home tile on which a capital may stand (C-6.1). */
export const CENTRAL_SQUARES: readonly number[] = [5, 6, 9, 10]

type Print = Resource | Marker | 'coin' | 'naturalWonder'

type TileEntry = {
  /** Row by row from the top, the arrow under the last row: g grassland, f forest, m mountain, d desert, w water. */
  readonly terrain: string
  readonly prints: { readonly [Square in number]?: Print }
}

/** C-2.3: home tiles in the order of the civilizations. */
const HOME: readonly TileEntry[] = [
  { terrain: 'mmwg fmgw ddmf wdwf', prints: { 0: 'iron', 5: 'silk', 10: 'incense', 15: 'wheat' } },
  { terrain: 'dddg mdgg mmff mwfw', prints: { 3: 'wheat', 4: 'iron', 12: 'naturalWonder', 15: 'silk' } },
  { terrain: 'fwmm ddgd dfdd dfwm', prints: { 3: 'incense', 4: 'wheat', 14: 'silk' } },
  { terrain: 'wgww gmdw fmmf mmdg', prints: { 0: 'silk', 10: 'iron', 12: 'coin', 15: 'wheat' } },
  { terrain: 'mdmf wmdm fmgw wfmw', prints: { 1: 'incense', 3: 'silk', 7: 'iron', 12: 'wheat' } },
  { terrain: 'wwmm dmgw dfmw fdgm', prints: { 12: 'wheat', 15: 'iron' } },
]

/** C-2.4 */
const NEUTRAL: readonly TileEntry[] = [
  { terrain: 'ggff dgff mwwg dmwg', prints: { 0: 'village', 6: 'wheat', 12: 'hut', 13: 'naturalWonder' } },
  { terrain: 'ddgg dffg wwwm ggmm', prints: { 2: 'hut', 5: 'incense', 13: 'hut' } },
  { terrain: 'fdmm mggw ffgw ffmf', prints: { 0: 'wheat', 6: 'hut', 12: 'hut' } },
  { terrain: 'dgww dgff mdgf mmgg', prints: { 5: 'village', 7: 'wheat', 8: 'coin', 15: 'hut' } },
  { terrain: 'wwww wwgf wgff gffd', prints: { 2: 'silk', 7: 'hut', 9: 'village' } },
  { terrain: 'mfww ggwf mmgf ddmm', prints: { 0: 'silk', 1: 'hut', 10: 'hut' } },
  { terrain: 'mddw mgmw mfgw mmfw', prints: { 0: 'incense', 5: 'village', 12: 'hut' } },
  { terrain: 'mwmm dmwg fdgf fgff', prints: { 3: 'iron', 7: 'hut', 8: 'hut' } },
  { terrain: 'fwfm fwwm fgwf mfwf', prints: { 1: 'naturalWonder', 2: 'wheat', 3: 'village', 9: 'hut' } },
  { terrain: 'dmmd dmdg ddgw ddgf', prints: { 1: 'hut', 8: 'incense', 14: 'hut' } },
  { terrain: 'mmgw dmfg dmmf dmmm', prints: { 0: 'iron', 7: 'hut', 8: 'village', 11: 'naturalWonder' } },
  { terrain: 'mdgg dmgf dgff dddd', prints: { 2: 'village', 6: 'naturalWonder', 8: 'incense', 13: 'hut' } },
  { terrain: 'wwww mgmd mfgd wwww', prints: { 4: 'iron', 5: 'hut', 11: 'village', 15: 'silk' } },
  { terrain: 'wgww dgww dfwm mggg', prints: { 5: 'hut', 8: 'naturalWonder', 10: 'silk', 14: 'hut' } },
]

export type Square = Icons & {
  readonly terrain: number
  /** Resource icon, or `NONE`. */
  readonly resource: number
  /** `HUT`, `VILLAGE` or `NONE`. */
  readonly marker: number
}

/** What a square of each terrain gives by itself. */
const TERRAIN_ICONS: { readonly [T in Terrain]: Icons } = {
  grassland: { trade: 0, production: 0, culture: 0, coin: 0 },
  forest: { trade: 0, production: 2, culture: 0, coin: 0 },
  mountain: { trade: 0, production: 1, culture: 0, coin: 0 },
  desert: { trade: 1, production: 0, culture: 0, coin: 0 },
  water: { trade: 1, production: 0, culture: 0, coin: 0 },
}

const square = (terrain: Terrain, print: Print | undefined): Square => {
  const { trade, production } = TERRAIN_ICONS[terrain]
  return {
    terrain: TERRAINS.indexOf(terrain),
    trade,
    production,
    // C-36.5
    culture: print === 'naturalWonder' ? 1 : 0,
    coin: print === 'coin' ? 1 : 0,
    resource: (RESOURCES as readonly (Print | undefined)[]).indexOf(print),
    marker: (MARKERS as readonly (Print | undefined)[]).indexOf(print),
  }
}

const terrainOf = (letter: string): Terrain => {
  const terrain = TERRAINS.find((name) => name.startsWith(letter))
  if (terrain === undefined) throw new RangeError(`no terrain begins with ${letter}`)
  return terrain
}

const squaresOf = ({ terrain, prints }: TileEntry): readonly Square[] =>
  [...terrain.replaceAll(' ', '')].map((letter, place) => square(terrainOf(letter), prints[place]))

/** The printed square that shows at a place of a tile after some quarter turns clockwise. */
export const printedAt = (place: number, rotation: number): number => {
  const row = Math.floor(place / TILE_SIZE)
  const column = place % TILE_SIZE
  const last = TILE_SIZE - 1
  if (rotation === 1) return (last - column) * TILE_SIZE + row
  if (rotation === 2) return (last - row) * TILE_SIZE + (last - column)
  if (rotation === 3) return column * TILE_SIZE + (last - row)
  return place
}

const rotated = (squares: readonly Square[], rotation: number): readonly Square[] =>
  squares.map((_square, place) => squares[printedAt(place, rotation)] as Square)

const ENTRIES: readonly TileEntry[] = [...HOME, ...NEUTRAL]

const PRINTED: readonly Square[] = ofOneShape(() => ENTRIES.flatMap(squaresOf))
const SQUARES = TILE_SIZE * TILE_SIZE

/** `TILES[tile][rotation]`: the sixteen squares as they lie. Home tiles come first, then the neutral ones. */
export const TILES: readonly (readonly (readonly Square[])[])[] = ENTRIES.map((_entry, tile) => {
  const squares = PRINTED.slice(tile * SQUARES, (tile + 1) * SQUARES)
  return [0, 1, 2, 3].map((rotation) => rotated(squares, rotation))
})

export const HOME_TILES = HOME.length
export const NEUTRAL_TILES: readonly number[] = NEUTRAL.map((_entry, place) => HOME_TILES + place)

/** C-2.29: a square of nothing but its terrain, as under a disaster marker. */
export const PLAIN_SQUARES: readonly Square[] = ofOneShape(() => TERRAINS.map((terrain) => square(terrain, undefined)))
