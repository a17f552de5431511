import type { Question } from '../asking.ts'
import { armory } from './arming.ts'
import { research } from './researching.ts'

export type ResearchFrame = 'research' | 'armory'

export const researchQuestions: Readonly<Record<ResearchFrame, Question>> = { research, armory }
