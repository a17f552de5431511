import type { Use } from './abilities/use.ts'
import type { CityAction } from './cities/deeds.ts'
import { ask, type State } from './state.ts'

/**
 * Something a player is doing that others may answer before it happens: a city action (Writing cancels it), a culture event
 * or a resource ability (cancelled by cards and techs), a step of a figure (which can be interrupted). Everybody who
 * might have an answer by public knowledge is asked in the same way and at the same time, so nothing shows who has one;
 * see `reactions.ts`. What the deed does is in `deed-rules.ts`.
 */
type AnyDeed =
  | { readonly kind: 'action'; readonly seat: number; readonly action: CityAction }
  | Use
  | { readonly kind: 'step'; readonly seat: number }

export type DeedKind = AnyDeed['kind']
export type Deed<Kind extends DeedKind = DeedKind> = Extract<AnyDeed, { readonly kind: Kind }>

/** A deed that was announced. */
export type Declared = {
  readonly deed: Deed
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
 * Announces a deed. `reactions.ts` carries it out once nobody wants to answer any more; what comes after it must already
 * be on the stack.
 */
export const declare = (state: State, deed: Deed): void => {
  const answers = (NO_ANSWERS[state.players.length] as readonly number[]).slice()
  state.deeds.push({ deed, answers, cancelled: false })
  ask(state, { kind: 'react' })
}

/** The deed that is being answered or carried out. */
export const currentDeed = (state: State): Declared => state.deeds[state.deeds.length - 1] as Declared

/** Calls off the deed below the one that is being carried out: what every cancelling effect does. */
export const cancelDeed = (state: State): void => {
  const below = state.deeds[state.deeds.length - 1]
  if (below !== undefined) below.cancelled = true
}

export const copyDeclared = ({ deed, answers, cancelled }: Declared): Declared => ({
  deed,
  answers: answers.slice(),
  cancelled,
})
