import { NONE } from '../data/types.ts'
import { ask, type State } from './state.ts'

/**
 * Something a player is doing that others may answer before it happens: a city action (Writing cancels it), a culture event
 * or a resource ability (cancelled by cards and techs), a step of a figure (which can be interrupted). Whoever could have an
 * answer by public knowledge is asked in the same way and at the same time, so that nothing shows who does; see
 * `reactions.ts`. What the deed does stands in `deed-rules.ts`.
 */
export type DeedKind = 'action' | 'event' | 'ability' | 'step'

export type Deed = {
  readonly kind: DeedKind
  /** Who does it, and whom it is aimed at (`NONE` if nobody). */
  readonly seat: number
  readonly target: number
  /** What is done, with what and where, as its kind says. */
  readonly item: number
  readonly other: number
  readonly square: number
  readonly amount: number
  /** By seat: waiting, passed or the number of a reply; secret until all have answered. */
  readonly answers: number[]
  cancelled: number
}

export const WAITING = -1
export const PASSED = -2

const NO_ANSWERS: readonly (readonly number[])[] = [
  [],
  [WAITING],
  [WAITING, WAITING],
  [WAITING, WAITING, WAITING],
  [WAITING, WAITING, WAITING, WAITING],
]

export type Declaration = Pick<Deed, 'kind' | 'seat'> &
  Partial<Pick<Deed, 'target' | 'item' | 'other' | 'square' | 'amount'>>

/**
 * Announces a deed. It is carried out by `settle` once nobody wants to answer any more; what should come after it must
 * already be on the stack.
 */
export const declare = (state: State, deed: Declaration): void => {
  state.deeds.push({
    kind: deed.kind,
    seat: deed.seat,
    target: deed.target ?? NONE,
    item: deed.item ?? NONE,
    other: deed.other ?? NONE,
    square: deed.square ?? NONE,
    amount: deed.amount ?? 0,
    answers: (NO_ANSWERS[state.players.length] as readonly number[]).slice(),
    cancelled: 0,
  })
  ask(state, { kind: 'react' })
}

/** The deed that is being answered or carried out. */
export const currentDeed = (state: State): Deed => state.deeds[state.deeds.length - 1] as Deed

/** Calls off the deed below the one that is being carried out: what every cancelling effect does. */
export const cancelDeed = (state: State): void => {
  const deed = state.deeds[state.deeds.length - 1]
  if (deed !== undefined) deed.cancelled = 1
}

export const copyDeed = (deed: Deed): Deed => ({
  kind: deed.kind,
  seat: deed.seat,
  target: deed.target,
  item: deed.item,
  other: deed.other,
  square: deed.square,
  amount: deed.amount,
  answers: deed.answers.slice(),
  cancelled: deed.cancelled,
})
