import type { Question } from '../asking.ts'
import { march } from './marching.ts'

export type MovementFrame = 'march'

export const movementQuestions: Readonly<Record<MovementFrame, Question>> = { march }
