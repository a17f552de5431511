import { add, DIRECTIONS, type Hex, holesIn, keyOf, type Placement, TILE_HEXES } from '../../hex.ts'
import { type Board, boardOf, hexesLaid } from '../map/board.ts'
import { type Laying, layMove, placementOf } from '../moves.ts'

/** N-5.4: the first four tiles of a layout are the core. */
const CORE_TILES = 4

/** N-5.13 */
const SPACES_TOUCHED = 4

export type PlacementStatus = 'legal' | 'overlaps' | 'touchesTooFew' | 'missesCore'

/** Whether the next tile may go to a place. All tiles have one shape, so the answer holds for each of them. */
export const statusOf = (layout: readonly Placement[], move: Laying): PlacementStatus => {
  const places = known.get(boardOf(layout))
  const status = places?.statuses.get(move.notation)
  if (status !== undefined) return status
  const laid = laidTiles(layout)
  const placement = placementOf(move, 0)
  // A place that touches the core needs no comparison with the others.
  return judge(laid, placement, 'core') === 'legal' ? 'legal' : judge(laid, placement, placesFor(layout).reach)
}

/** Every way to lay a tile next to the others; only the legal ones if asked. */
export const layMoves = (layout: readonly Placement[], onlyLegal: boolean): readonly Laying[] =>
  onlyLegal ? placesFor(layout).legal : placesFor(layout).all

/** N-5.15, N-5.16: a tile must touch the core; if none can, a tile that touches the core. */
type Reach = 'core' | 'nearCore'

type Places = {
  readonly all: readonly Laying[]
  readonly legal: readonly Laying[]
  readonly statuses: ReadonlyMap<string, PlacementStatus>
  readonly reach: Reach
}

export type LaidTiles = {
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

export const laidTiles = (layout: readonly Placement[]): LaidTiles => {
  const tiles = new Map<number, number>()
  for (const [index, placement] of layout.entries()) {
    for (const { q, r } of hexesLaid(placement)) tiles.set(keyOf(q, r), index)
  }
  const holes = new Set(holesIn(layout.flatMap(hexesLaid)).map(({ q, r }) => keyOf(q, r)))
  const nearCore = new Set(
    layout.flatMap((placement, index) => (tilesTouched(tiles, placement).some(isCore) ? [index] : [])),
  )
  return { tiles, holes, nearCore }
}

const isCore = (tile: number): boolean => tile < CORE_TILES

/** What to add to the key of a tile's hex 0 for the keys of all its hexes, and of the hexes around it. */
const OFFSETS = TILE_HEXES.map((rotations) =>
  rotations.map((hexes) => {
    const own = hexes.map(({ q, r }) => keyOf(q, r) - keyOf(0, 0))
    const near = hexes.flatMap((hex) =>
      DIRECTIONS.map((direction) => add(hex, direction)).map(({ q, r }) => keyOf(q, r) - keyOf(0, 0)),
    )
    return { own, around: [...new Set(near)].filter((offset) => !own.includes(offset)) }
  }),
)

const offsetsOf = ({ side, rotation }: Placement) =>
  (OFFSETS[side] as (typeof OFFSETS)[number])[rotation] as (typeof OFFSETS)[number][number]

/** The spaces that a placement of a whole tile touches (N-5.14), by the keys of their hexes, and the tile of each. */
export const touched = (tiles: ReadonlyMap<number, number>, placement: Placement): ReadonlyMap<number, number> => {
  const spaces = new Map<number, number>()
  const at = keyOf(placement.q, placement.r)
  for (const offset of offsetsOf(placement).around) {
    const tile = tiles.get(at + offset)
    if (tile !== undefined) spaces.set(at + offset, tile)
  }
  return spaces
}

const tilesTouched = (tiles: ReadonlyMap<number, number>, placement: Placement): readonly number[] => [
  ...touched(tiles, placement).values(),
]

export const overlaps = (laid: LaidTiles, placement: Placement): boolean => {
  const at = keyOf(placement.q, placement.r)
  for (const offset of offsetsOf(placement).own) {
    if (laid.tiles.has(at + offset) || laid.holes.has(at + offset)) return true
  }
  return false
}

const judge = (laid: LaidTiles, placement: Placement, reach: Reach): PlacementStatus => {
  if (overlaps(laid, placement)) return 'overlaps'
  const tiles = tilesTouched(laid.tiles, placement)
  if (tiles.length < SPACES_TOUCHED) return 'touchesTooFew'
  const isNear = reach === 'core' ? isCore : (tile: number) => laid.nearCore.has(tile)
  return tiles.some(isNear) ? 'legal' : 'missesCore'
}

const findPlaces = (layout: readonly Placement[]): Places => {
  const laid = laidTiles(layout)
  const all = neighbouring(layout, laid)
  const reach: Reach = all.some((placement) => judge(laid, placement, 'core') === 'legal') ? 'core' : 'nearCore'
  const moves = all.map((placement) => ({ move: layMove(placement), status: judge(laid, placement, reach) }))
  return {
    all: moves.map(({ move }) => move),
    legal: moves.flatMap(({ move, status }) => (status === 'legal' ? [move] : [])),
    statuses: new Map(moves.map(({ move, status }) => [move.notation, status])),
    reach,
  }
}

/** Every placement of a whole tile that touches a laid space and covers none. */
export const neighbouring = (layout: readonly Placement[], laid: LaidTiles): readonly Placement[] =>
  covering([...freeHexes(layout, laid).values()], laid)

/** The free hexes next to the laid spaces, by key. */
export const freeHexes = (layout: readonly Placement[], laid: LaidTiles): ReadonlyMap<number, Hex> => {
  const border = new Map<number, Hex>()
  for (const hex of layout.flatMap(hexesLaid)) {
    for (const direction of DIRECTIONS) {
      const { q, r } = add(hex, direction)
      const key = keyOf(q, r)
      if (!laid.tiles.has(key) && !laid.holes.has(key)) border.set(key, { q, r })
    }
  }
  return border
}

/** Every placement of a whole tile on free hexes that covers one of these. */
export const covering = (hexes: readonly Hex[], laid: LaidTiles): readonly Placement[] => {
  const found: Placement[] = []
  for (const [side, rotations] of TILE_HEXES.entries()) {
    for (const [rotation, shape] of rotations.entries()) {
      const met = new Set<number>()
      for (const at of hexes) {
        for (const hex of shape) {
          const [q, r] = [at.q - hex.q, at.r - hex.r]
          if (met.has(keyOf(q, r))) continue
          met.add(keyOf(q, r))
          const placement: Placement = { tile: 0, side, rotation, q, r }
          if (!overlaps(laid, placement)) found.push(placement)
        }
      }
    }
  }
  return found
}
