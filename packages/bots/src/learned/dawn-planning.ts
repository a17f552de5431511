import type { FrameKind, State } from '@ecumene/dawn'
import { followUpOf } from '../evaluators/dawn.ts'
import { DAWN_FEATURES, featuresOfDawn } from '../evaluators/dawn-features.ts'
import type { Planning } from '../turn-plan.ts'
import { oddsOf, type Race, shareOfNobody } from './race.ts'

/** Plans by what was learned; what the decisions in the middle of a turn promise is added to it. */
export const planningByRace = (weights: Race): Planning<State> => ({
  owner: ({ active }) => active,
  isRisky({ pending }) {
    const asked = pending[pending.length - 1]
    return asked !== undefined && FIGHTS.has(asked.kind)
  },
  // The generator counts what it has given.
  drawn: ({ random }) => random.d,
  reroll(state, random) {
    state.random = random
  },
  odds(state, seat) {
    featuresOfDawn(state, rows)
    return oddsOf(weights, rows, state.players.length, seat, nobodyIn(state.round)) + PROMISE * followUpOf(state, seat)
  },
  offset(state, seat) {
    featuresOfDawn(state, rows)
    const { active, first, players, round } = state
    const endsRound = active === seat && (seat + 1) % players.length === first
    return shareOfNobody(weights, rows, players.length, seat, nobodyIn(endsRound ? round + 1 : round))
  },
})

/**
 * What nobody scores. The longer a game lasts, the more a seat has to see to its own agendas: two who go on tearing down what the other
 * builds would never come to an end.
 */
const nobodyIn = (round: number): number => IMPATIENCE * round
const IMPATIENCE = 0.5

/** Decisions after which dice may be rolled. Events at the end of a turn are not the turn's own risk. */
const FIGHTS: ReadonlySet<FrameKind> = new Set([
  'military',
  'armies',
  'army',
  'target',
  'attackerSpends',
  'defenderSpends',
])

const MOST_SEATS = 5
/** Used again for every position. */
const rows = new Float32Array(MOST_SEATS * DAWN_FEATURES.length)

/** What a point that a decision promises adds to the logarithm of the odds. */
const PROMISE = 1 / 30
