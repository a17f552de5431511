import { BUILDINGS } from '../data/buildings.ts'
import { GREAT_PEOPLE } from '../data/great-people.ts'
import { NONE, RESOURCES, type Resource } from '../data/types.ts'
import { WONDERS } from '../data/wonders.ts'
import { buildingIn, isBuildingItem, isWonderItem, itemIn, wonderIn } from '../rules/cities/items.ts'
import { squaresFor } from '../rules/cities/placing-items.ts'
import { clone } from '../rules/clone.ts'
import { legal } from '../rules/decisions.ts'
import { resourceOn } from '../rules/map/land.ts'
import { isBuilding, isPerson, isWonder, putMarker } from '../rules/map/placing.ts'
import { builtOn } from '../rules/map/squares.ts'
import type { Move, MoveOf } from '../rules/moves.ts'
import { BUILDING_CODE, PERSON_CODE, type State, WONDER_CODE } from '../rules/state.ts'
import { type Yields, yieldsOf } from './yields.ts'

/** What a square would show more, or less, with a building, a wonder or a great person on it (C-13.11, C-19.5). */
export type Change = Yields & {
  /** In notation: what places it there, or what makes it if there is no other place. */
  readonly move: string
  readonly square: number
  /** The resource that would be covered. */
  readonly loses: Resource | null
  /** What stands there now and would make room: a key of the words, as `building.library` (C-16.5 to C-16.7). */
  readonly replaces: Replaced | null
}

export type Replaced =
  | `building.${(typeof BUILDINGS)[number]['id']}`
  | `wonder.${(typeof WONDERS)[number]['id']}`
  | `person.${(typeof GREAT_PEOPLE)[number]['id']}`

/** Of everything that is being placed, and of everything that can be made and has one place only. */
export const changesOf = (state: State, seat: number): readonly Change[] => {
  const placings = placingsOf(state, seat)
  if (placings.length === 0) return NO_CHANGES
  const built = clone(state)
  return placings.map((placing) => changeBy(state, built, placing))
}

const NO_CHANGES: readonly Change[] = []

type Placing = { readonly move: Move; readonly square: number; readonly code: number }

const placingsOf = (state: State, seat: number): readonly Placing[] => {
  const frame = state.pending[state.pending.length - 1]
  if (frame?.kind === 'put') {
    const code = markerFor(frame.item)
    if (code === null) return []
    return legal(state, seat).flatMap((move) => (move.kind === 'put' ? [{ move, square: move.square, code }] : []))
  }
  if (frame?.kind === 'welcome' || frame?.kind === 'start') {
    return legal(state, seat).flatMap((move) =>
      move.kind === 'person' ? [{ move, square: move.square, code: PERSON_CODE + move.person }] : [],
    )
  }
  if (frame?.kind !== 'manage' && frame?.kind !== 'second') return []
  return legal(state, seat).flatMap((move) => (isMarking(move) ? onlyPlaceOf(state, seat, move) : []))
}

type Marking = MoveOf<'build'> | MoveOf<'raise'> | MoveOf<'wonder'>

const isMarking = (move: Move): move is Marking =>
  move.kind === 'build' || move.kind === 'raise' || move.kind === 'wonder'

const onlyPlaceOf = (state: State, seat: number, move: Marking): readonly Placing[] => {
  const item = itemIn(move)
  const code = markerFor(item)
  const [square, other] = squaresFor(state, seat, move.city, item)
  return code === null || square === undefined || other !== undefined ? [] : [{ move, square, code }]
}

/** Figures show nothing. */
const markerFor = (item: number): number | null => {
  if (isBuildingItem(item)) return BUILDING_CODE + buildingIn(item).number
  return isWonderItem(item) ? WONDER_CODE + wonderIn(item).number : null
}

/** The copy is used again: each square is put back as it was. */
const changeBy = (state: State, built: State, { move, square, code }: Placing): Change => {
  putMarker(built, square, code)
  const before = yieldsOf(state, [square])
  const after = yieldsOf(built, [square])
  const resource = resourceOn(state, square)
  return {
    move: move.notation,
    square,
    trade: after.trade - before.trade,
    production: after.production - before.production,
    culture: after.culture - before.culture,
    coins: after.coins - before.coins,
    loses: resource === NONE ? null : (RESOURCES[resource] ?? null),
    replaces: nameOf(builtOn(state, square)),
  }
}

const nameOf = (code: number): Replaced | null => {
  const [building, wonder, person] = [
    BUILDINGS[code - BUILDING_CODE],
    WONDERS[code - WONDER_CODE],
    GREAT_PEOPLE[code - PERSON_CODE],
  ]
  if (isBuilding(code) && building !== undefined) return `building.${building.id}`
  if (isWonder(code) && wonder !== undefined) return `wonder.${wonder.id}`
  return isPerson(code) && person !== undefined ? `person.${person.id}` : null
}
