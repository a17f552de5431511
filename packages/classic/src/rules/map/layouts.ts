import { LAYOUTS } from '../../data/layouts.ts'
import { CENTRAL_SQUARES, TILE_SIZE } from '../../data/tiles.ts'
import { NONE } from '../../data/types.ts'
import { SQUARES, squareAt } from './grid.ts'

/** The place of one tile; the first places are the home tiles in the order of the seats. */
export type Place = {
  /** The sixteen squares in reading order. */
  readonly squares: readonly number[]
  /** C-6.1 */
  readonly centre: readonly number[]
  /** Quarter turns of a home tile; `NONE` for the others, which turn when they are discovered. */
  readonly rotation: number
}

export type Layout = {
  readonly places: readonly Place[]
  /** Place of the tile that covers each square, or `NONE` off the map (C-5.2). */
  readonly placeOf: readonly number[]
  /** Squares on the map in reading order. */
  readonly squares: readonly number[]
}

const made = new Map<number, Layout>()

/** The map for a number of players (C-5). */
export const layoutFor = (seats: number): Layout => {
  let layout = made.get(seats)
  if (layout === undefined) {
    layout = layOut(seats)
    made.set(seats, layout)
  }
  return layout
}

const layOut = (seats: number): Layout => {
  if (seats !== 2 && seats !== 3 && seats !== 4) throw new RangeError(`Classic is for 2 to 4, not ${seats}`)
  const { homes, neutral } = LAYOUTS[seats]
  const places = [
    ...homes.map(({ x, y, rotation }) => placeAt(x, y, rotation)),
    ...neutral.map(({ x, y }) => placeAt(x, y, NONE)),
  ]
  const placeOf = Array.from({ length: SQUARES }, (_, square) =>
    places.findIndex(({ squares }) => squares.includes(square)),
  )
  return { places, placeOf, squares: placeOf.flatMap((place, square) => (place === NONE ? [] : [square])) }
}

const placeAt = (column: number, row: number, rotation: number): Place => {
  const squares = Array.from({ length: TILE_SIZE * TILE_SIZE }, (_, cell) =>
    squareAt(column + (cell % TILE_SIZE), row + Math.floor(cell / TILE_SIZE)),
  )
  return { squares, centre: CENTRAL_SQUARES.map((cell) => squares[cell] ?? 0), rotation }
}
