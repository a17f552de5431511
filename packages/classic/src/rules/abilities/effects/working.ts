import { type Effect, NONE } from '../../../data/types.ts'
import type { Teller } from '../../events.ts'
import { isRevealed } from '../../map/land.ts'
import { layoutFor } from '../../map/layouts.ts'
import { CITY_COUNT, playerOf, type State } from '../../state.ts'

export type Kind = Effect['kind']

/** What each kind of effect is aimed at, if anything; `to` is a second square. */
type SlotsOf = {
  trade: 'seat'
  cityProduction: 'city'
  wounds: 'front'
  freeUnits: 'unit'
  obsoleteWonder: 'wonder'
  killRandomUnit: 'seat'
  destroyBuildings: 'square'
  razeCity: 'square'
  killFigures: 'square' | 'prey'
  pinSquare: 'square'
  sailAway: 'square' | 'to'
  changeTerrain: 'square'
  techSwap: 'seat' | 'tech'
}
export type Slot = SlotsOf[keyof SlotsOf]

/** The aims chosen so far. */
export type Aim = { readonly [S in Slot]?: number }

export const NO_AIM: Aim = {}

/** How an effect works: what it is aimed at, what it may be aimed at, and what it does. */
export type Working<E extends Effect = Effect, S extends Slot = Slot> = {
  readonly slots: readonly S[]
  /**
   * What may be chosen for a slot; an effect without slots says here whether it is of any use. `isFirst` unless the effect
   * is repeated.
   */
  targets(state: State, seat: number, effect: E, slot: Slot, aim: Aim, isFirst: boolean): readonly number[]
  run(state: State, seat: number, effect: E, aim: Aimed<S>, tech: number, tell: Teller): void
  /** May it be carried out again, and how often in all? */
  times?(effect: E): number
  /** What stays chosen the next time, by default nothing; `null` if there is no next time. */
  kept?(aim: Aim): Aim | null
  /** Is there something to aim it at? Given where that is quicker than listing everything. */
  isOfUse?(state: State, seat: number, effect: E): boolean
}

type Aimed<S extends Slot> = { readonly [One in S]: number }

/** Is everything chosen that the effect is aimed at? */
export const isAimed = ({ slots }: Working, aim: Aim): aim is Aimed<Slot> =>
  slots.every((slot) => aim[slot] !== undefined)

/** How some kinds of effects work; each file holds those that belong together. */
export type Workings<K extends Kind> = {
  readonly [One in K]: Working<
    Extract<Effect, { readonly kind: One }>,
    One extends keyof SlotsOf ? SlotsOf[One] : never
  >
}

export const ALWAYS: readonly number[] = [0]
export const NEVER: readonly number[] = []

export const others = (state: State, seat: number): readonly number[] =>
  state.players.flatMap((_player, other) => (other === seat ? [] : [other]))

export const ownCities = (state: State, seat: number): readonly number[] =>
  Array.from({ length: CITY_COUNT }, (_, city) => city).filter((city) => playerOf(state, seat).cities[city] !== NONE)

/** The revealed squares that satisfy a predicate. */
export const squaresWhere = (state: State, isSo: (square: number) => boolean): readonly number[] =>
  layoutFor(state.players.length).squares.filter((square) => isRevealed(state, square) && isSo(square))

/** Is there one? */
export const isAnywhere = (state: State, isSo: (square: number) => boolean): boolean => {
  const { squares } = layoutFor(state.players.length)
  for (let at = 0; at < squares.length; at++) {
    const square = squares[at] ?? 0
    if (isRevealed(state, square) && isSo(square)) return true
  }
  return false
}

export const hasFigures = (state: State, seat: number): boolean => {
  const { figures } = playerOf(state, seat)
  for (let figure = 0; figure < figures.length; figure++) if ((figures[figure] ?? 0) >= 0) return true
  return false
}
