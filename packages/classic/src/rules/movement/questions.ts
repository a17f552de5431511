import type { Question } from '../asking.ts'
import { march } from './marching.ts'
import { trample } from './trampling.ts'
import { trek } from './trekking.ts'

export type MovementFrame = 'march' | 'trek' | 'trample'

export const movementQuestions: Readonly<Record<MovementFrame, Question>> = { march, trek, trample }
