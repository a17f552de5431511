import type { Question } from '../asking.ts'
import { march } from './marching.ts'
import { trek } from './trekking.ts'

export type MovementFrame = 'march' | 'trek'

export const movementQuestions: Readonly<Record<MovementFrame, Question>> = { march, trek }
