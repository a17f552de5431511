import type { State } from '@ecumene/dawn'
import { holdingsOf } from './dawn.ts'
import { quickest, turnsToGo } from './dawn-campaign.ts'
import { DEMANDS } from './dawn-demands.ts'
import { surveyLand } from './dawn-survey.ts'

/*
 * What the judgement made by hand makes of each seat, as features of the learned one (`dawn-features.ts`): so it can begin by
 * believing it, and learn where it errs.
 */

/** By name: about how large each of them gets; none is told to be more than twice that. */
const SCALES: Readonly<Record<(typeof DEMANDS)[number], number>> = {
  cities: 6,
  tokens: 16,
  steps: 24,
  wonders: 15,
  fights: 10,
  visits: 8,
  growth: 8,
  cultureSlot: 5,
  militarySlot: 5,
  wonderWait: 10,
  hardTokens: 16,
  growthWait: 8,
  outposts: 3,
}

const PACE = 0
const TURNS = 1
const SOON = 2
const BEHIND = 3
const HOLDINGS = 4
const QUICKEST = 5

export const OUTLOOK_FEATURES: readonly string[] = [
  'pace',
  'turns to go',
  'soon',
  'turns behind the first rival',
  'holdings',
  ...DEMANDS.map((kind) => `quickest: ${kind}`),
]

/** By how much what they weigh may be changed at a time, where it is not as much as of others: the pace is what all else is measured by. */
export const OUTLOOK_STEPS: Readonly<Record<string, number>> = {
  pace: 0,
  'turns to go': 1.5,
  soon: 1.5,
  'turns behind the first rival': 0.6,
  holdings: 0.8,
}

const COUNT = OUTLOOK_FEATURES.length
const turns = new Float64Array(8)

/** Fills the outlook of every seat: into rows of so many features, from this place in each. */
export const outlookOf = (state: State, into: Float32Array, stride: number, first: number): void => {
  surveyLand(state)
  const seats = state.players.length
  for (let seat = 0; seat < seats; seat++) {
    const own = turnsToGo(state, seat)
    const at = seat * stride + first
    turns[seat] = own
    into[at + PACE] = Math.log(own + UNFORESEEN) / 2
    into[at + TURNS] = (own + UNFORESEEN) / LONG
    into[at + SOON] = Math.exp(-(own + UNFORESEEN) / SOON_TURNS)
    into[at + HOLDINGS] = holdingsOf(state, seat) / GREAT
    for (let kind = 0; kind < DEMANDS.length; kind++) {
      into[at + QUICKEST + kind] = (quickest[kind] ?? 0) / (SCALES[DEMANDS[kind] as (typeof DEMANDS)[number]] ?? 1)
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    let least = Number.POSITIVE_INFINITY
    for (let other = 0; other < seats; other++) if (other !== seat) least = Math.min(least, turns[other] ?? 0)
    const at = seat * stride + first
    into[at + BEHIND] = 1 + ((turns[seat] ?? 0) - least) / FAR_BEHIND
    for (let place = at; place < at + COUNT; place++) into[place] = Math.max(0, Math.min(2, into[place] ?? 0))
  }
}

/** Turns that are always added, so that none is negative. */
const UNFORESEEN = 3
const LONG = 25
const SOON_TURNS = 5
const GREAT = 80
const FAR_BEHIND = 12
