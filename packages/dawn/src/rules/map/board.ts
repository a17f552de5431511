import { ALL_CITY_STATES, ALL_NATURAL_WONDERS } from '../../data/sights.ts'
import { ALL_BARBARIANS, ALL_TILES, type Icon, type Tile } from '../../data/tiles.ts'
import { DIFFICULTY, NONE, RESOURCES, WATER } from '../../data/types.ts'
import { DIRECTIONS, type Hex, hexesOf, holesIn, keyOf, type Placement } from '../../hex.ts'

/**
 * The printed map: flat arrays with one entry per space. It is derived from the laid tiles, so the state carries only
 * those, and all clones of a state share one board.
 */
export type Board = {
  readonly size: number
  /** Tile number of each space; 0 for water that fills a hole. */
  readonly tile: Int16Array
  readonly q: Int16Array
  readonly r: Int16Array
  readonly terrain: Int8Array
  readonly difficulty: Int8Array
  /** Six for each space, in the order of `DIRECTIONS`; NONE outside the map. */
  readonly neighbours: Int16Array
  /** N-6.25 */
  readonly edge: Uint8Array
  /** N-26.14: edge spaces and spaces next to water. */
  readonly shore: Uint8Array
  /** What is printed on each space, as numbers; NONE if nothing. */
  readonly resource: Int8Array
  readonly naturalWonder: Int8Array
  readonly cityState: Int8Array
  readonly barbarian: Int8Array
  readonly capital: Uint8Array
  /** The space of each city-state, natural wonder and barbarian icon; NONE if it is not on this map. */
  readonly cityStateSpaces: readonly number[]
  readonly naturalWonderSpaces: readonly number[]
  readonly lairs: readonly number[]
}

/** The board of a layout, worked out once: the layout is immutable and shared by all clones. */
export const boardOf = (layout: readonly Placement[]): Board => {
  if (layout === lastLayout) return lastBoard as Board
  let board = boards.get(layout)
  if (board === undefined) {
    board = boardAtHand(layout)
    boards.set(layout, board)
  }
  lastLayout = layout
  lastBoard = board
  return board
}

let lastLayout: readonly Placement[] | null = null
let lastBoard: Board | null = null
const boards = new WeakMap<readonly Placement[], Board>()

/** A loaded state or a replayed match brings its own copy of a layout seen before. */
const boardAtHand = (layout: readonly Placement[]): Board => {
  const text = layout.map(({ tile, side, rotation, q, r }) => `${tile} ${side} ${rotation} ${q} ${r}`).join()
  let board = atHand.get(text)
  if (board === undefined) {
    board = buildBoard(layout)
    if (atHand.size === MOST_AT_HAND) atHand.clear()
    atHand.set(text, board)
  }
  return board
}

const atHand = new Map<string, Board>()
const MOST_AT_HAND = 64

/** The most spaces that a map can have; moves exist for this many. */
export const MOST_SPACES = 320

export const tileNumbered = (number: number): Tile => ALL_TILES[number - 1] as Tile

/** The hexes that a laid tile covers; some boxes have tiles of one space. */
export const hexesLaid = (placement: Placement): readonly Hex[] =>
  hexesOf(placement).slice(0, tileNumbered(placement.tile).sides[0].terrain.length)

/** How many spaces the laid tiles have, holes not counted. */
export const spacesLaid = (layout: readonly Placement[]): number =>
  layout.reduce((sum, placement) => sum + hexesLaid(placement).length, 0)

/** One space as it is printed. */
export type Cell = Hex & { readonly terrain: number; readonly icon: Icon | undefined; readonly tile: number }

/** N-6.5: the letters of the tile data, in the order of `TERRAINS`. */
export const TERRAIN_LETTERS = 'ghfdmwn'

const buildBoard = (layout: readonly Placement[]): Board => {
  const cells: Cell[] = layout.flatMap((placement) => {
    const { terrain, icons } = tileNumbered(placement.tile).sides[placement.side as 0 | 1]
    return hexesLaid(placement).map(({ q, r }, hex) => ({
      q,
      r,
      terrain: TERRAIN_LETTERS.indexOf(terrain[hex] as string),
      icon: icons[hex],
      tile: placement.tile,
    }))
  })
  // N-5.19, N-1.8: enclosed holes are water, however large.
  const holes = holesIn(cells).map(({ q, r }) => ({ q, r, terrain: WATER, icon: undefined, tile: 0 }))
  return boardFrom([...cells, ...holes])
}

/** Works out a board from its spaces; a space's number is its place in the list. */
export const boardFrom = (cells: readonly Cell[]): Board => {
  const size = cells.length
  if (size > MOST_SPACES) throw new RangeError(`a map of ${size} spaces`)
  const places = new Map<number, number>()
  for (let space = 0; space < size; space++) {
    const { q, r } = cells[space] as Cell
    places.set(keyOf(q, r), space)
  }
  const terrain = Int8Array.from(cells, (cell) => cell.terrain)
  const neighbours = new Int16Array(size * 6)
  const edge = new Uint8Array(size)
  const shore = new Uint8Array(size)
  for (let space = 0; space < size; space++) {
    const { q, r } = cells[space] as Cell
    for (let direction = 0; direction < 6; direction++) {
      const step = DIRECTIONS[direction] as Hex
      const near = places.get(keyOf(q + step.q, r + step.r)) ?? NONE
      neighbours[space * 6 + direction] = near
      if (near === NONE) edge[space] = 1
      if (near === NONE || terrain[near] === WATER) shore[space] = 1
    }
  }
  const numbers = (names: readonly string[]): Int8Array =>
    Int8Array.from(cells, ({ icon }) => (icon === undefined ? NONE : names.indexOf(icon)))
  const naturalWonder = numbers(NATURAL_WONDER_IDS)
  const cityState = numbers(CITY_STATE_IDS)
  const barbarian = numbers(ALL_BARBARIANS)
  return {
    size,
    tile: Int16Array.from(cells, ({ tile }) => tile),
    q: Int16Array.from(cells, ({ q }) => q),
    r: Int16Array.from(cells, ({ r }) => r),
    terrain,
    difficulty: Int8Array.from(terrain, (kind) => DIFFICULTY[kind] ?? 0),
    neighbours,
    edge,
    shore,
    resource: numbers(RESOURCES),
    naturalWonder,
    cityState,
    barbarian,
    capital: Uint8Array.from(cells, ({ icon }) => (icon === 'capital' ? 1 : 0)),
    cityStateSpaces: ALL_CITY_STATES.map((_one, number) => cityState.indexOf(number)),
    naturalWonderSpaces: ALL_NATURAL_WONDERS.map((_one, number) => naturalWonder.indexOf(number)),
    lairs: ALL_BARBARIANS.map((_one, number) => barbarian.indexOf(number)),
  }
}

const NATURAL_WONDER_IDS = ALL_NATURAL_WONDERS.map(({ id }) => id)
const CITY_STATE_IDS = ALL_CITY_STATES.map(({ id }) => id)

/** Gives a layout a board that is not made of tiles: tests draw small maps. */
export const adoptBoard = (layout: readonly Placement[], board: Board): void => {
  boards.set(layout, board)
  lastLayout = null
}

/** The neighbour of a space in a direction, or NONE. */
export const neighbour = (board: Board, space: number, direction: number): number =>
  board.neighbours[space * 6 + direction] ?? NONE

/** All neighbours of a space that are on the map. */
export const around = (board: Board, space: number): readonly number[] =>
  Array.from(board.neighbours.slice(space * 6, space * 6 + 6)).filter((near) => near !== NONE)

/** What is printed there, by number, or NONE. */
export const resourceOn = (board: Board, space: number): number => board.resource[space] ?? NONE
export const naturalOn = (board: Board, space: number): number => board.naturalWonder[space] ?? NONE
export const cityStateOn = (board: Board, space: number): number => board.cityState[space] ?? NONE

/** The number of the tile that the space belongs to, 0 for none. */
export const tileOn = (board: Board, space: number): number => board.tile[space] ?? 0

export const hexOn = ({ q, r }: Board, space: number): Hex => ({ q: q[space] ?? 0, r: r[space] ?? 0 })

/** N-26.14: 1 at the shore, otherwise 0. */
export const shoreOn = (board: Board, space: number): number => board.shore[space] ?? 0

export const isWater = (board: Board, space: number): boolean => board.terrain[space] === WATER

export const areAdjacent = (board: Board, one: number, other: number): boolean => {
  for (let direction = 0; direction < 6; direction++) if (neighbour(board, one, direction) === other) return true
  return false
}
