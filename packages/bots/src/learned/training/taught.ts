import { DAWN_FEATURES, featuresOfDawn } from '../../evaluators/dawn-features.ts'
import { planningByHand, planningByRace } from '../dawn-planning.ts'
import { duelEncoder } from '../duel-encoder.ts'
import { teachingByRace } from './race-teaching.ts'
import type { Teaching } from './teaching.ts'
import { teachingByTree } from './tree-teaching.ts'

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
}
