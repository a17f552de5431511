import type { Tell } from '@ecumene/kernel'
import { type Effect, NONE } from '../../../data/types.ts'
import type { Event } from '../../events.ts'
import { isRevealed } from '../../map/land.ts'
import { layoutFor } from '../../map/layouts.ts'
import { CITY_COUNT, playerOf, type State } from '../../state.ts'

/** What an effect is aimed at; `to` is a second square. */
export type Slot = 'seat' | 'city' | 'square' | 'to' | 'prey' | 'wonder' | 'tech' | 'unit' | 'front'

/** The aims chosen so far. */
export type Aim = { readonly target: number; readonly item: number; readonly square: number }

export const NO_AIM: Aim = { target: NONE, item: NONE, square: NONE }

export type Kind = Effect['kind']
type Of<K extends Kind> = Extract<Effect, { readonly kind: K }>

/** How one kind of effect works: what it is aimed at, what it may be aimed at, and what it does. */
export type Working<K extends Kind> = {
  readonly slots: readonly Slot[]
  /** What may be chosen for a slot; an effect without slots says here whether it is of any use. */
  targets(state: State, seat: number, effect: Of<K>, slot: Slot, aim: Aim): readonly number[]
  run(state: State, seat: number, effect: Of<K>, aim: Aim, tech: number, tell: Tell<Event> | undefined): void
  /** May it be carried out again, and how often in all? */
  times?(effect: Of<K>): number
  /** What stays chosen the next time; nothing unless it says so. `null` if there is no next time. */
  kept?(state: State, aim: Aim): Aim | null
  /** Is there something to aim it at? Where that is seen quicker than by listing it all. */
  isOfUse?(state: State, seat: number, effect: Of<K>): boolean
}

/** How some kinds of effects work; one file tells of those that belong together. */
export type Workings<K extends Kind> = { readonly [One in K]: Working<One> }

export const ALWAYS: readonly number[] = [0]
export const NEVER: readonly number[] = []

export const others = (state: State, seat: number): readonly number[] =>
  state.players.flatMap((_player, other) => (other === seat ? [] : [other]))

export const ownCities = (state: State, seat: number): readonly number[] =>
  Array.from({ length: CITY_COUNT }, (_, city) => city).filter((city) => playerOf(state, seat).cities[city] !== NONE)

/** Revealed squares of which something is so. */
export const squaresWhere = (state: State, isSo: (square: number) => boolean): readonly number[] =>
  layoutFor(state.players.length).squares.filter((square) => isRevealed(state, square) && isSo(square))

/** Is there one? */
export const isAnywhere = (state: State, isSo: (square: number) => boolean): boolean => {
  const { squares } = layoutFor(state.players.length)
  for (let at = 0; at < squares.length; at++) {
    const square = squares[at] as number
    if (isRevealed(state, square) && isSo(square)) return true
  }
  return false
}

export const hasFigures = (state: State, seat: number): boolean => {
  const { figures } = playerOf(state, seat)
  for (let figure = 0; figure < figures.length; figure++) if ((figures[figure] as number) >= 0) return true
  return false
}
