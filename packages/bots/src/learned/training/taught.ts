import { CLASSIC_FACTORS, classicWeightsWith } from '../../evaluators/classic-weights.ts'
import { DAWN_BY_HAND, DAWN_FEATURES, DAWN_STEPS, isOfTerra } from '../../evaluators/dawn-features.ts'
import { guideWith } from '../../guides/classic.ts'
import { planningByRace } from '../dawn-planning.ts'
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
    steps: DAWN_STEPS,
    isSeen: (feature, options) => !isOfTerra(feature) || ('terra' in options && options.terra === true),
    beginning: DAWN_BY_HAND,
    planning: planningByRace,
    known: async () => (await import('../weights/dawn-race.ts')).dawnRace,
    isDecided: ({ ending }) => ending === 'agendas',
  }),
  classic: teachingByTrial('classic', {
    names: CLASSIC_FACTORS,
    guideWith: (factors) => guideWith(classicWeightsWith(factors)),
    known: async () => (await import('../weights/classic-factors.ts')).classicFactors,
    seats: [2, 2, 2, 3, 4],
  }),
}
