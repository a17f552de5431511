import type { ClockRule } from './clock.ts'

/** What a table agrees on about time, besides the options of its game. */
export type Terms = {
  readonly clock: ClockRule
  /** What happens to a seat whose time runs out: a bot plays on for it, it resigns, or nothing. */
  readonly timeOut: TimeOut
  /** May the others call in a bot for somebody who stays away? */
  readonly standIn: boolean
}

export const MOVE_DAYS = [1, 2, 3, 7] as const
export const TIME_OUTS = ['nothing', 'bot', 'resign'] as const
export type TimeOut = (typeof TIME_OUTS)[number]

export const NO_TERMS: Terms = { clock: { kind: 'none' }, timeOut: 'nothing', standIn: false }

/** The time-related state of a table without clocks: in a browser, or in a film. */
export const UNTIMED: { readonly terms: Terms; readonly away: []; readonly clock: null } = {
  terms: NO_TERMS,
  away: [],
  clock: null,
}
