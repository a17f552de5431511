import { NONE } from '../data/types.ts'
import { add, DIRECTIONS, type Hex, keyOf, type Placement } from '../hex.ts'
import { boardOf, hexesLaid } from '../rules/board.ts'
import { layMove, type Move, placementOf } from '../rules/moves.ts'
import { neighbouring, overlaps, tableOf, touched } from '../rules/placements.ts'
import { WATER_TOKEN } from './data/forts.ts'
import { isFort } from './map.ts'

/** Everything that can be said of the places for a fort or a tile: what is wrong with each, `null` if nothing. */
export type Places<Problem extends string> = {
  readonly moves: readonly Move[]
  problemOf(move: Move): Problem | 'overlaps' | null
}

export const isLegal = <Problem extends string>(places: Places<Problem>, move: Move): boolean =>
  places.problemOf(move) === null

/** The first of several rules that leaves a place at all: a rule that cannot be kept is dropped. */
const firstPossible = <Problem extends string>(rules: readonly Places<Problem>[]): Places<Problem> =>
  rules.find((places) => places.moves.some((move) => isLegal(places, move))) ?? (rules[0] as Places<Problem>)

/** Worked out once for a layout, which is immutable, and a number: the size of the core, or a space. */
const remembered = <T>(make: (layout: readonly Placement[], number: number) => T) => {
  const known = new WeakMap<readonly Placement[], Map<number, T>>()
  return (layout: readonly Placement[], number: number): T => {
    const found = known.get(layout) ?? new Map<number, T>()
    known.set(layout, found)
    let made = found.get(number)
    if (made === undefined) {
      made = make(layout, number)
      found.set(number, made)
    }
    return made
  }
}

export type FortProblem = 'fewCoreSpaces' | 'nextToFort' | 'nextToCityState'

/** T-3.22 */
const CORE_SPACES_AT_FORT = 2

/** T-3.21 to T-3.24: where a fort may be placed. */
export const fortPlaces = remembered((layout, core): Places<FortProblem> => {
  const { tiles, holes } = tableOf(layout)
  const board = boardOf(layout)
  const spaces = new Map<number, number>()
  for (let space = 0; space < board.size; space++) {
    spaces.set(keyOf(board.q[space] as number, board.r[space] as number), space)
  }
  const around = (hex: Hex): readonly number[] =>
    DIRECTIONS.map((direction) => add(hex, direction)).map(({ q, r }) => keyOf(q, r))
  const free = new Map<number, Hex>()
  for (const hex of layout.flatMap(hexesLaid)) {
    for (const direction of DIRECTIONS) {
      const near = add(hex, direction)
      const key = keyOf(near.q, near.r)
      if (!tiles.has(key) && !holes.has(key)) free.set(key, near)
    }
  }
  const moves = [...free.values()].map(({ q, r }) => layMove({ side: 0, rotation: 0, q, r }))
  const judged = (strictness: number): Places<FortProblem> => ({
    moves,
    problemOf(move) {
      if (move.item !== 0 || !free.has(keyOf(move.space, move.other))) return 'overlaps'
      const near = around({ q: move.space, r: move.other })
      const touchedTiles = near.flatMap((key) => tiles.get(key) ?? [])
      if (touchedTiles.filter((index) => index < core).length < CORE_SPACES_AT_FORT) return 'fewCoreSpaces'
      if (strictness > 0 && touchedTiles.some((index) => isFort((layout[index] as Placement).tile))) return 'nextToFort'
      const nextToCityState = near.some((key) => board.cityState[spaces.get(key) ?? NONE] !== NONE && spaces.has(key))
      return strictness > 1 && nextToCityState ? 'nextToCityState' : null
    },
  })
  return firstPossible([judged(2), judged(1), judged(0)])
})

export type TileProblem = 'touchesTooFew' | 'missesFigure'

/** T-3.26, T-11.7 */
export const SPACES_TOUCHED = 4

/** T-3.25, T-3.26: where a capital tile may be placed; spaces of other capital tiles do not count. */
export const capitalPlaces = remembered((layout, core): Places<TileProblem> => {
  const table = tableOf(layout)
  const moves = neighbouring(layout, table).map(layMove)
  const judged = (counts: (index: number) => boolean): Places<TileProblem> => ({
    moves,
    problemOf(move) {
      const placement = placementOf(move, 0)
      if (overlaps(table, placement)) return 'overlaps'
      const spaces = [...touched(table.tiles, placement).values()].filter(counts)
      return spaces.length >= SPACES_TOUCHED ? null : 'touchesTooFew'
    },
  })
  const tileAt = (index: number): number => (layout[index] as Placement).tile
  return firstPossible([
    judged((index) => index < core || isFort(tileAt(index))),
    judged((index) => tileAt(index) !== WATER_TOKEN),
  ])
})

/** T-11.6 to T-11.9: where an explored tile may be placed; water tokens are no tiles. */
export const explorePlaces = remembered((layout, from): Places<TileProblem> => {
  const table = tableOf(layout)
  const board = boardOf(layout)
  const figure = keyOf(board.q[from] as number, board.r[from] as number)
  const isTile = (index: number): boolean => (layout[index] as Placement).tile !== WATER_TOKEN
  const problems = new Map<string, TileProblem | 'overlaps' | null>()
  const judge = (placement: Placement): TileProblem | 'overlaps' | null => {
    if (overlaps(table, placement)) return 'overlaps'
    const spaces = touched(table.tiles, placement)
    if (!spaces.has(figure)) return 'missesFigure'
    return [...spaces.values()].filter(isTile).length >= SPACES_TOUCHED ? null : 'touchesTooFew'
  }
  // Only what reaches the figure's space is worth listing.
  const moves = neighbouring(layout, table).flatMap((placement) => {
    const problem = judge(placement)
    const move = layMove(placement)
    problems.set(move.notation, problem)
    return problem === 'missesFigure' ? [] : [move]
  })
  return {
    moves,
    problemOf: (move) =>
      problems.has(move.notation) ? (problems.get(move.notation) ?? null) : judge(placementOf(move, 0)),
  }
})
