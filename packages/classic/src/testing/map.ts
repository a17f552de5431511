import { minus, numberAt } from '@ecumene/kernel'
import { NEUTRAL_TILES, type Square, TILES } from '../data/tiles.ts'
import { NONE, RESOURCES, type Resource, TERRAINS } from '../data/types.ts'
import { SQUARE_NAMES, squareAt } from '../rules/map/grid.ts'
import { DISASTER_LAND } from '../rules/map/land.ts'
import { layoutFor } from '../rules/map/layouts.ts'
import { landOn } from '../rules/map/squares.ts'
import { HIDDEN, type State } from '../rules/state.ts'
import { at } from './play.ts'

/** The map of a test: grassland throughout, unless it says otherwise. */
export type MapSketch = {
  /** Rows from the top, letters from the left: g f m d w by terrain, `.` for grassland. */
  readonly map?: readonly string[]
  /** What is printed on squares in addition to their terrain. */
  readonly prints?: Readonly<Record<string, Resource | 'coin' | 'naturalWonder'>>
  /** Squares whose tiles are face down. */
  readonly hidden?: readonly string[]
}

export const drawMap = (state: State, { map = [], prints = {}, hidden = [] }: MapSketch): void => {
  const layout = layoutFor(state.players.length)
  for (const square of layout.squares) state.land[square] = DISASTER_LAND
  for (const [row, letters] of map.entries()) {
    for (const [column, letter] of [...letters].entries()) {
      const terrain = TERRAINS.findIndex((name) => name.startsWith(letter))
      const square = squareAt(column, row)
      if (terrain > 0 && layout.squares.includes(square)) state.land[square] = DISASTER_LAND + terrain
    }
  }
  for (const [name, print] of Object.entries(prints)) state.land[at(name)] = printedLike(state, name, print)
  const down = new Set(hidden.map((name) => numberAt(layout.placeOf, at(name))))
  // Which tiles lie there does not matter to a test that draws its own land; face-up tiles are no longer unseen.
  for (const [place, { squares }] of layout.places.entries()) {
    if (down.has(place)) for (const square of squares) state.land[square] = HIDDEN
    else if (place < state.players.length) state.tiles[place] = place
    else {
      const tile = numberAt(NEUTRAL_TILES, place - state.players.length)
      state.tiles[place] = tile
      state.unseenTiles = minus(state.unseenTiles, tile - numberAt(NEUTRAL_TILES, 0))
    }
  }
}

/** A printed square of the same terrain with the wanted print and no hut or village. */
const printedLike = (state: State, name: string, print: string): number => {
  const terrain = landOn(state, at(name)) - DISASTER_LAND
  const wanted = ({ terrain: own, resource, marker, coin, culture }: Square): boolean => {
    if (own !== terrain || marker !== NONE) return false
    if (print === 'coin') return coin === 1
    if (print === 'naturalWonder') return culture === 1
    return RESOURCES[resource] === print
  }
  const found = TILES.flatMap(([unturned]) => unturned ?? []).findIndex(wanted)
  if (found < 0) throw new Error(`no ${TERRAINS[terrain]} with ${print} for ${SQUARE_NAMES[at(name)]}`)
  return found
}
