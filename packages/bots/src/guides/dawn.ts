import { type Move, markersMissing, type Player, type State } from '@ecumene/dawn'
import { accountOfDawn, evaluateDawn } from '../evaluators/dawn.ts'
import { DAWN_FEATURES } from '../evaluators/dawn-features.ts'
import type { Guide } from '../guide.ts'
import { planningByRace } from '../learned/dawn-planning.ts'
import { raceFrom } from '../learned/race.ts'
import { dawnRace } from '../learned/weights/dawn-race.ts'
import { isIdleSpending } from './dawn-fights.ts'

const missing = (state: State, seat: number): number => markersMissing(state, state.players[seat] as Player)

/** Several of a kind are made one after the other. */
const SERIES: ReadonlySet<Move['kind']> = new Set(['place', 'reinforce', 'resource', 'token', 'natural'])

// A game is hundreds of small decisions long: its end says little about the one at hand, the next turn or two a lot.
export const guide: Guide<State> = {
  evaluate: evaluateDawn,
  account: accountOfDawn,
  playout: 16,
  exploration: 0.2,
  analysis: 80,
  levels: { easy: 'search:8~12', normal: 'search:8~3', hard: 'search:40~0.4', expert: 'search:100000' },
  planning: planningByRace(raceFrom(dawnRace.weights, DAWN_FEATURES)),
  isPointless: isIdleSpending,
  // The game ends with the round, not with the marker that decides it.
  winning: {
    isWon: (state, seat) => missing(state, seat) <= 0,
    isNear: (state, seat) => missing(state, seat) <= 1,
    isOrderFree: (one, other) => SERIES.has((one as Move).kind) && (one as Move).kind === (other as Move).kind,
    decisions: 7,
    positions: 20_000,
  },
}
