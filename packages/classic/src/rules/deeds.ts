import type { Use } from './abilities/use.ts'
import type { CityAction } from './cities/deeds.ts'
import { ask, type State } from './state.ts'

/**
 * Something a player is doing that others may answer before it happens: a city action (Writing cancels it), a culture event
 * or a resource ability (cancelled by cards and techs), a step of a figure (which can be interrupted). Whoever could have an
 * answer by public knowledge is asked in the same way and at the same time, so that nothing shows who does; see
 * `reactions.ts`. What the deed does stands in `deed-rules.ts`.
 */
export type Declaration =
  | { readonly kind: 'action'; readonly seat: number; readonly action: CityAction }
  | Use
  | { readonly kind: 'step'; readonly seat: number }

export type DeedKind = Declaration['kind']

export type Deed<Kind extends DeedKind = DeedKind> = Extract<Declaration, { readonly kind: Kind }> & {
  /** By seat: waiting, passed or the number of a reply; secret until all have answered. */
  readonly answers: number[]
  cancelled: boolean
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

/**
 * Announces a deed. It is carried out by `settle` once nobody wants to answer any more; what should come after it must
 * already be on the stack.
 */
export const declare = (state: State, deed: Declaration): void => {
  const answers = (NO_ANSWERS[state.players.length] as readonly number[]).slice()
  state.deeds.push({ ...deed, answers, cancelled: false })
  ask(state, { kind: 'react' })
}

/** The deed that is being answered or carried out. */
export const currentDeed = (state: State): Deed => state.deeds[state.deeds.length - 1] as Deed

/** Calls off the deed below the one that is being carried out: what every cancelling effect does. */
export const cancelDeed = (state: State): void => {
  const deed = state.deeds[state.deeds.length - 1]
  if (deed !== undefined) deed.cancelled = true
}

export const copyDeed = (deed: Deed): Deed => ({ ...deed, answers: deed.answers.slice() })
