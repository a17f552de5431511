import { has, NO_MEMBERS, plus, type SetOf } from '@ecumene/kernel'
import { type OnceId, onceNumber } from '../data/actions.ts'
import { type CityStateId, type NaturalWonderId, NONE } from '../data/types.ts'
import type { State } from './state.ts'

/*
 * What several decisions of a turn share: immutable values, replaced on every change.
 */

/** The focus card that is being resolved, or was the last one in this turn. */
export type Resolving = {
  readonly card: number
  /** The slot it counts as (T-13.5), and its place in the row. */
  readonly slot: number
  readonly place: number
  /** Is it reset afterwards? */
  readonly resets: boolean
  /** Has one of its options been used? */
  readonly isUsed: boolean
}

/** N-10: how far each caravan moves with the card, spaces of movement that all share, and which have moved. */
export type Travel = { readonly distance: number; readonly pool: number; readonly moved: SetOf<'caravan'> }

/** N-14: the current attack, or the last one of this turn. */
export type Attack = {
  readonly target: number
  /** The defending player, or NONE; the piece, or what else defends (`military/defenders.ts`). */
  readonly defender: number
  readonly defenderKind: number
  readonly attackDie: number
  readonly defenceDie: number
  readonly attack: number
  readonly defence: number
}

/** What is remembered until the turn ends. */
export type TurnSoFar = {
  /** Once-per-turn abilities already used. */
  readonly used: SetOf<OnceId>
  readonly spentNaturals: SetOf<NaturalWonderId>
  readonly spentCityStates: SetOf<CityStateId>
  /** Cities and city-states visited (N-10.14), and the caravans that came back from there (N-10.25). */
  readonly visited: readonly number[]
  readonly returned: SetOf<'caravan'>
  /** Spaces taken in attacks (N-14.9); has one been won? */
  readonly taken: readonly number[]
  readonly hasWon: boolean
  /** The type of a card resolved before the turn's own, or NONE; is it being resolved now? */
  readonly added: number
  readonly isAdding: boolean
}

export const NEW_TURN: TurnSoFar = {
  used: NO_MEMBERS,
  spentNaturals: NO_MEMBERS,
  spentCityStates: NO_MEMBERS,
  visited: [],
  returned: NO_MEMBERS,
  taken: [],
  hasWon: false,
  added: NONE,
  isAdding: false,
}

/** Remembers something until the turn ends. */
export const remember = (state: State, what: Partial<TurnSoFar>): void => {
  const before = state.turnSoFar
  // Written out, so that V8 sees one kind of object.
  state.turnSoFar = {
    used: what.used ?? before.used,
    spentNaturals: what.spentNaturals ?? before.spentNaturals,
    spentCityStates: what.spentCityStates ?? before.spentCityStates,
    visited: what.visited ?? before.visited,
    returned: what.returned ?? before.returned,
    taken: what.taken ?? before.taken,
    hasWon: what.hasWon ?? before.hasWon,
    added: what.added ?? before.added,
    isAdding: what.isAdding ?? before.isAdding,
  }
}

/** The card being resolved, NONE before the first one of a turn; the slot it counts as. */
export const currentCard = ({ resolving }: State): number => (resolving === null ? NONE : resolving.card)
export const currentSlot = ({ resolving }: State): number => (resolving === null ? 0 : resolving.slot)

/** Asked only while there is such a thing. */
export const resolvingIn = ({ resolving }: State): Resolving => resolving as Resolving
export const travelIn = ({ travel }: State): Travel => travel as Travel
export const attackIn = ({ attack }: State): Attack => attack as Attack

/** One of the options of the card is used up. */
export const useOption = (state: State): void => {
  state.resolving = { ...resolvingIn(state), isUsed: true }
}

export const isUsed = ({ turnSoFar }: State, id: OnceId): boolean => has(turnSoFar.used, onceNumber(id))

export const markUsed = (state: State, id: OnceId): void =>
  remember(state, { used: plus(state.turnSoFar.used, onceNumber(id)) })
