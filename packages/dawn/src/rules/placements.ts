import { add, DIRECTIONS, hexesOf, holesIn, keyOf, type Placement, TILE_HEXES } from '../hex.ts'
import { type Board, boardOf } from './board.ts'
import { layMove, type Move, placementOf } from './moves.ts'

/** N-5.4: the first four tiles of a layout are the core. */
const CORE_TILES = 4

/** N-5.13 */
const SPACES_TOUCHED = 4

export type PlacementStatus = 'legal' | 'overlaps' | 'touchesTooFew' | 'missesCore'

/** What can be said of a place for the next tile. All tiles have one shape, so it holds for every tile. */
export const statusOf = (layout: readonly Placement[], move: Move): PlacementStatus => {
  const places = known.get(boardOf(layout))
  const status = places?.statuses.get(move.notation)
  if (status !== undefined) return status
  const table = tableOf(layout)
  const placement = placementOf(move, 0)
  // What touches the core needs no comparison with all other places.
  return judge(table, placement, 'core') === 'legal' ? 'legal' : judge(table, placement, placesFor(layout).reach)
}

/** Every way to lay a tile next to the others; only the legal ones if asked. */
export const layMoves = (layout: readonly Placement[], onlyLegal: boolean): readonly Move[] =>
  onlyLegal ? placesFor(layout).legal : placesFor(layout).all

/** N-5.15, N-5.16: a tile must touch the core; if none can, a tile that touches the core. */
type Reach = 'core' | 'nearCore'

type Places = {
  readonly all: readonly Move[]
  readonly legal: readonly Move[]
  readonly statuses: ReadonlyMap<string, PlacementStatus>
  readonly reach: Reach
}

type Table = {
  /** The tile (its place in the layout) on each laid hex. */
  readonly tiles: ReadonlyMap<number, number>
  readonly holes: ReadonlySet<number>
  readonly nearCore: ReadonlySet<number>
}

const placesFor = (layout: readonly Placement[]): Places => {
  // Equal layouts share a board, so what is known of one is known of all.
  const board = boardOf(layout)
  let places = known.get(board)
  if (places === undefined) {
    places = findPlaces(layout)
    known.set(board, places)
  }
  return places
}

const known = new WeakMap<Board, Places>()

const tableOf = (layout: readonly Placement[]): Table => {
  const tiles = new Map<number, number>()
  for (const [index, placement] of layout.entries()) {
    for (const { q, r } of hexesOf(placement)) tiles.set(keyOf(q, r), index)
  }
  const holes = new Set(holesIn(layout.flatMap(hexesOf)).map(({ q, r }) => keyOf(q, r)))
  const nearCore = new Set(
    layout.flatMap((placement, index) => (touched(tiles, placement).some(isCore) ? [index] : [])),
  )
  return { tiles, holes, nearCore }
}

const isCore = (tile: number): boolean => tile < CORE_TILES

/** The tiles whose spaces a placement touches: one entry for each laid space (N-5.14). */
const touched = (tiles: ReadonlyMap<number, number>, placement: Placement): readonly number[] => {
  const own = new Set(hexesOf(placement).map(({ q, r }) => keyOf(q, r)))
  const spaces = new Map<number, number>()
  for (const hex of hexesOf(placement)) {
    for (const direction of DIRECTIONS) {
      const { q, r } = add(hex, direction)
      const key = keyOf(q, r)
      const tile = tiles.get(key)
      if (tile !== undefined && !own.has(key)) spaces.set(key, tile)
    }
  }
  return [...spaces.values()]
}

const overlaps = (table: Table, placement: Placement): boolean =>
  hexesOf(placement).some(({ q, r }) => table.tiles.has(keyOf(q, r)) || table.holes.has(keyOf(q, r)))

const judge = (table: Table, placement: Placement, reach: Reach): PlacementStatus => {
  if (overlaps(table, placement)) return 'overlaps'
  const tiles = touched(table.tiles, placement)
  if (tiles.length < SPACES_TOUCHED) return 'touchesTooFew'
  const isNear = reach === 'core' ? isCore : (tile: number) => table.nearCore.has(tile)
  return tiles.some(isNear) ? 'legal' : 'missesCore'
}

const findPlaces = (layout: readonly Placement[]): Places => {
  const table = tableOf(layout)
  const all = neighbouring(layout, table)
  const reach: Reach = all.some((placement) => judge(table, placement, 'core') === 'legal') ? 'core' : 'nearCore'
  const moves = all.map((placement) => ({ move: layMove(placement), status: judge(table, placement, reach) }))
  return {
    all: moves.map(({ move }) => move),
    legal: moves.flatMap(({ move, status }) => (status === 'legal' ? [move] : [])),
    statuses: new Map(moves.map(({ move, status }) => [move.notation, status])),
    reach,
  }
}

/** Every placement that touches a laid space and covers none. */
const neighbouring = (layout: readonly Placement[], table: Table): readonly Placement[] => {
  const border = new Map<number, { q: number; r: number }>()
  for (const hex of layout.flatMap(hexesOf)) {
    for (const direction of DIRECTIONS) {
      const { q, r } = add(hex, direction)
      const key = keyOf(q, r)
      if (!table.tiles.has(key) && !table.holes.has(key)) border.set(key, { q, r })
    }
  }
  const found: Placement[] = []
  for (const [side, rotations] of TILE_HEXES.entries()) {
    for (const [rotation, shape] of rotations.entries()) {
      const met = new Set<number>()
      for (const at of border.values()) {
        for (const hex of shape) {
          const [q, r] = [at.q - hex.q, at.r - hex.r]
          if (met.has(keyOf(q, r))) continue
          met.add(keyOf(q, r))
          const placement: Placement = { tile: 0, side, rotation, q, r }
          if (!overlaps(table, placement)) found.push(placement)
        }
      }
    }
  }
  return found
}
