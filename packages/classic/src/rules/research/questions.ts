import type { Question } from '../asking.ts'
import { research } from './researching.ts'

export type ResearchFrame = 'research'

export const researchQuestions: Readonly<Record<ResearchFrame, Question>> = { research }
