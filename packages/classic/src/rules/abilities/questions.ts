import type { Question } from '../asking.ts'
import { discard } from './hand.ts'

export type AbilityFrame = 'discard'

export const abilityQuestions: Readonly<Record<AbilityFrame, Question>> = { discard }
