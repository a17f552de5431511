import type { Question } from '../asking.ts'
import { discard } from './hand.ts'
import { cristo, gardens, liberty, startHarvest } from './start-powers.ts'
import { welcome } from './welcoming.ts'

export type AbilityFrame = 'discard' | 'welcome' | 'gardens' | 'cristo' | 'liberty' | 'startHarvest'

export const abilityQuestions: Readonly<Record<AbilityFrame, Question>> = {
  discard,
  welcome,
  gardens,
  cristo,
  liberty,
  startHarvest,
}
