import { NONE } from '../../data/types.ts'
import { add, DIRECTIONS, type Hex, keyOf, type Placement } from '../../hex.ts'
import { boardOf } from '../../rules/map/board.ts'
import { type Laying, layMove, placementOf } from '../../rules/moves.ts'
import { covering, freeHexes, laidTiles, neighbouring, overlaps, touched } from '../../rules/setup/placements.ts'
import { WATER_TOKEN } from '../data/forts.ts'
import { isFort } from './map.ts'

export type PlaceProblem =
  | 'overlaps'
  | 'fewCoreSpaces'
  | 'nextToFort'
  | 'nextToCityState'
  | 'touchesTooFew'
  | 'missesFigure'

/** The places for a fort or a tile. */
export type Places = {
  /** What a player could try, and what is legal. */
  readonly moves: readonly Laying[]
  readonly legal: readonly Laying[]
  problemOf(move: Laying): PlaceProblem | null
}

/** Judges each place once. */
const placesFrom = (moves: readonly Laying[], judge: (move: Laying) => PlaceProblem | null): Places => {
  const problems = new Map(moves.map((move) => [move.notation, judge(move)]))
  return {
    moves,
    legal: moves.filter((move) => problems.get(move.notation) === null),
    problemOf: (move) => (problems.has(move.notation) ? (problems.get(move.notation) ?? null) : judge(move)),
  }
}

/** The places by the first rule that leaves any: a rule that cannot be met is dropped. */
const firstPossible = (rules: readonly (() => Places)[]): Places => {
  let places: Places | null = null
  for (const rule of rules) {
    places = rule()
    if (places.legal.length > 0) break
  }
  return places as Places
}

/** Worked out once for a layout, which is immutable, and a number: the size of the core, or a space. */
const remembered = (make: (layout: readonly Placement[], number: number) => Places) => {
  const known = new WeakMap<readonly Placement[], Map<number, Places>>()
  return (layout: readonly Placement[], number: number): Places => {
    const found = known.get(layout) ?? new Map<number, Places>()
    known.set(layout, found)
    let made = found.get(number)
    if (made === undefined) {
      made = make(layout, number)
      found.set(number, made)
    }
    return made
  }
}

/** T-3.22 */
const CORE_SPACES_AT_FORT = 2

/** T-3.21 to T-3.24: where a fort may be placed, the layout's first tiles being the core. */
export const fortPlaces = remembered((layout, core) => {
  const { tiles } = laidTiles(layout)
  const free = freeHexes(layout, laidTiles(layout))
  const cityStates = cityStateKeys(layout)
  const judged = (strictness: number) => () =>
    placesFrom(
      [...free.values()].map(({ q, r }) => layMove({ side: 0, rotation: 0, q, r })),
      (move) => {
        const hex = placementOf(move, 0)
        if (move.facing !== 0 || !free.has(keyOf(hex.q, hex.r))) return 'overlaps'
        const near = keysAround(hex)
        const indices = near.flatMap((key) => tiles.get(key) ?? [])
        if (indices.filter((index) => index < core).length < CORE_SPACES_AT_FORT) return 'fewCoreSpaces'
        if (strictness > 0 && indices.some((index) => isFort(tileAt(layout, index)))) return 'nextToFort'
        return strictness > 1 && near.some((key) => cityStates.has(key)) ? 'nextToCityState' : null
      },
    )
  return firstPossible([judged(2), judged(1), judged(0)])
})

const tileAt = (layout: readonly Placement[], index: number): number => (layout[index] as Placement).tile

const keysAround = (hex: Hex): readonly number[] =>
  DIRECTIONS.map((direction) => add(hex, direction)).map(({ q, r }) => keyOf(q, r))

const cityStateKeys = (layout: readonly Placement[]): ReadonlySet<number> => {
  const { cityStateSpaces, q, r } = boardOf(layout)
  const spaces = cityStateSpaces.filter((space) => space !== NONE)
  return new Set(spaces.map((space) => keyOf(q[space] ?? 0, r[space] ?? 0)))
}

/** T-3.26, T-11.7 */
const SPACES_TOUCHED = 4

/** T-3.25, T-3.26: where a capital tile may be placed; spaces of other capital tiles do not count. */
export const capitalPlaces = remembered((layout, core) => {
  const laid = laidTiles(layout)
  const moves = neighbouring(layout, laid).map(layMove)
  const judged = (counts: (index: number) => boolean) => () =>
    placesFrom(moves, (move) => {
      const placement = placementOf(move, 0)
      if (overlaps(laid, placement)) return 'overlaps'
      return enough(touched(laid.tiles, placement), counts)
    })
  return firstPossible([
    judged((index) => index < core || isFort(tileAt(layout, index))),
    judged((index) => tileAt(layout, index) !== WATER_TOKEN),
  ])
})

const enough = (spaces: ReadonlyMap<number, number>, counts: (index: number) => boolean): 'touchesTooFew' | null => {
  let count = 0
  for (const index of spaces.values()) if (counts(index)) count++
  return count >= SPACES_TOUCHED ? null : 'touchesTooFew'
}

/** T-11.6 to T-11.9: where a tile explored from a space may be placed; water tokens are no tiles. */
export const explorePlaces = remembered((layout, from) => {
  const laid = laidTiles(layout)
  const { q, r } = boardOf(layout)
  const figure = keyOf(q[from] ?? 0, r[from] ?? 0)
  const judge = (move: Laying): PlaceProblem | null => {
    const placement = placementOf(move, 0)
    if (overlaps(laid, placement)) return 'overlaps'
    const spaces = touched(laid.tiles, placement)
    if (!spaces.has(figure)) return 'missesFigure'
    return enough(spaces, (index) => tileAt(layout, index) !== WATER_TOKEN)
  }
  const free = freeHexes(layout, laid)
  const around = keysAround({ q: q[from] ?? 0, r: r[from] ?? 0 }).flatMap((key) => free.get(key) ?? [])
  // Only what reaches the figure's space is worth trying.
  return placesFrom(covering(around, laid).map(layMove), judge)
})
