import { CLASSIC_WEIGHT_NAMES, classicWeightsWith } from '../../evaluators/classic-weights.ts'
import { DAWN_FEATURES, featuresOfDawn } from '../../evaluators/dawn-features.ts'
import { guideWith } from '../../guides/classic.ts'
import { planningByHand, planningByRace } from '../dawn-planning.ts'
import { duelEncoder } from '../duel-encoder.ts'
import { teachingByRace } from './race-teaching.ts'
import type { Teaching } from './teaching.ts'
import { teachingByTree } from './tree-teaching.ts'
import { teachingByTrial } from './trial-teaching.ts'

/** Games that a model can learn, by id. */
export const TAUGHT_TO_BOTS: Readonly<Record<string, Teaching>> = {
  duel: teachingByTree('duel', duelEncoder, async () => (await import('../weights/duel-model.ts')).duelModel),
  dawn: teachingByRace('dawn', {
    features: DAWN_FEATURES,
    see: featuresOfDawn,
    planning: planningByRace,
    teacher: planningByHand,
    variants: [{}, { terra: true }],
  }),
  classic: teachingByTrial('classic', {
    names: CLASSIC_WEIGHT_NAMES,
    guideWith: (factors) => guideWith(classicWeightsWith(factors)),
    known: async () => (await import('../weights/classic-factors.ts')).classicFactors,
    seats: [2, 2, 2, 3, 4],
  }),
}
