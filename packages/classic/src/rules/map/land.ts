import { BUILDINGS } from '../../data/buildings.ts'
import { GREAT_PEOPLE } from '../../data/great-people.ts'
import { PLAIN_SQUARES, printedAt, type Square, TILE_SIZE, TILES } from '../../data/tiles.ts'
import { NONE, WATER } from '../../data/types.ts'
import { WONDERS } from '../../data/wonders.ts'
import {
  BUILDING_CODE,
  CITY_CODE,
  HIDDEN,
  NOTHING,
  PERSON_CODE,
  type State,
  WALLED_CODE,
  WONDER_CODE,
} from '../state.ts'
import { layoutFor } from './layouts.ts'
import { builtOn, landOn } from './squares.ts'

/**
 * A number of `state.land` names a printed square: tile × 16 + place on the unturned tile, or after all tiles a square of one
 * terrain under a disaster marker. The rules read what squares and markers show from these flat lists.
 */
const CELLS = TILE_SIZE * TILE_SIZE
const PRINTED: readonly Square[] = [...TILES.flatMap(([unturned]) => unturned ?? []), ...PLAIN_SQUARES]

export const DISASTER_LAND = TILES.length * CELLS

/** Hidden and off-map squares have negative numbers, so the lists begin with a place for each. */
const BEFORE = -HIDDEN

const listOf = (blank: number, read: (square: Square) => number): Readonly<Int8Array> =>
  Int8Array.from([...Array.from({ length: BEFORE }, () => blank), ...PRINTED.map(read)])

const TERRAIN = listOf(NONE, ({ terrain }) => terrain)
const RESOURCE = listOf(NONE, ({ resource }) => resource)
const TOKEN = listOf(0, ({ marker }) => marker + 1)

/** What a marker code shows; a city centre shows nothing (C-6.3, C-9.17). */
type Shown = { readonly trade: number; readonly production: number; readonly culture: number; readonly coin: number }
const BLANK: Shown = { trade: 0, production: 0, culture: 0, coin: 0 }

const shownBy = (code: number): Shown => {
  if (code >= CITY_CODE || code === NOTHING) return BLANK
  if (code >= PERSON_CODE) return GREAT_PEOPLE[code - PERSON_CODE] ?? BLANK
  if (code >= WONDER_CODE) return { ...BLANK, culture: WONDERS[code - WONDER_CODE]?.culture ?? 0 }
  return BUILDINGS[code - BUILDING_CODE] ?? BLANK
}

const CODES: readonly Shown[] = Array.from({ length: WALLED_CODE + 1 }, (_, code) => shownBy(code))

const lists = (icon: keyof Shown) => ({
  land: listOf(0, (square) => square[icon]),
  built: Int8Array.from(CODES, (shown) => shown[icon]),
})

const TRADE = lists('trade')
const PRODUCTION = lists('production')
const CULTURE = lists('culture')
const COIN = lists('coin')

type Lists = ReturnType<typeof lists>

/** C-13.11: a marker's icons replace all icons of its square. */
const iconOn = (state: State, square: number, { land, built }: Lists): number => {
  const code = builtOn(state, square)
  return (code === NOTHING ? land[landOn(state, square) + BEFORE] : built[code]) ?? 0
}

/** Icons that a square shows now; none where it is hidden. Blockades are handled in `outskirts.ts`. */
export const tradeOn = (state: State, square: number): number => iconOn(state, square, TRADE)
export const productionOn = (state: State, square: number): number => iconOn(state, square, PRODUCTION)
export const cultureOn = (state: State, square: number): number => iconOn(state, square, CULTURE)
export const coinOn = (state: State, square: number): number => iconOn(state, square, COIN)

/** The resource icon that a square shows, or `NONE`. */
export const resourceOn = (state: State, square: number): number =>
  state.built[square] === NOTHING ? (RESOURCE[landOn(state, square) + BEFORE] ?? NONE) : NONE

/** Terrain of a revealed square, or `NONE`. */
export const terrainOn = (state: State, square: number): number => TERRAIN[landOn(state, square) + BEFORE] ?? NONE

export const isRevealed = (state: State, square: number): boolean => landOn(state, square) >= 0
export const isWater = (state: State, square: number): boolean => terrainOn(state, square) === WATER

/** Lays a tile face up in its place (C-22.4); the caller fills its hut and village symbols. */
export const layTile = (state: State, place: number, tile: number, rotation: number): void => {
  state.tiles[place] = tile
  state.turns[place] = rotation
  const { squares } = layoutFor(state.players.length).places[place] as { squares: readonly number[] }
  for (let cell = 0; cell < CELLS; cell++) {
    state.land[squares[cell] ?? NONE] = tile * CELLS + printedAt(cell, rotation)
  }
}

/** The face-down marker that the symbol on a printed square calls for: `NO_TOKEN`, `HUT_TOKEN` or `VILLAGE_TOKEN`. */
export const tokenFor = (land: number): number => TOKEN[land + BEFORE] ?? 0
