import type { FrameKind, State } from '@ecumene/dawn'
import { followUpOf, leadInDawn } from '../evaluators/dawn.ts'
import { raceInDawn } from '../evaluators/dawn-campaign.ts'
import { DAWN_FEATURES, featuresOfDawn } from '../evaluators/dawn-features.ts'
import type { Planning } from '../turn-plan.ts'
import { type RaceModel, scoreOf } from './race.ts'

/** What any judgement of New Dawn needs to plan turns. */
const TURNS: Omit<Planning<State>, 'odds'> = {
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
}

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

/** Plans by what was learned; what the decisions in the middle of a turn promise is added to it. */
export const planningByRace = (model: RaceModel): Planning<State> => {
  const rows = new Float32Array(MOST_SEATS * DAWN_FEATURES.length)
  const units = new Float32Array(model.shape.hidden)
  return {
    ...TURNS,
    odds(state, seat) {
      featuresOfDawn(state, rows)
      let own = 0
      let others = 0
      for (let other = 0; other < state.players.length; other++) {
        const score = scoreOf(model, rows, other * DAWN_FEATURES.length, units)
        if (other === seat) own = score
        else others += Math.exp(score)
      }
      return own - Math.log(others) + PROMISE * followUpOf(state, seat)
    },
  }
}

/** What a point that a decision promises adds to the logarithm of the odds. */
const PROMISE = 1 / 12

/** Plans by the evaluator, and by who will win first: what a model learns from at first. */
export const planningByHand: Planning<State> = {
  ...TURNS,
  odds: (state, seat) => HOLDINGS * leadInDawn(state, seat) + raceInDawn(state, seat),
}

/** What the evaluator's judgement counts, which thinks of holdings above all. */
const HOLDINGS = 0.5
