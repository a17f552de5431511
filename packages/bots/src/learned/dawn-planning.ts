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
    return oddsOf(weights, rows, state.players.length, seat) + PROMISE * followUpOf(state, seat)
  },
  offset(state, seat) {
    featuresOfDawn(state, rows)
    return shareOfNobody(weights, rows, state.players.length, seat)
  },
})

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
