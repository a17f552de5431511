import type { Question } from '../asking.ts'

export type BattleFrame = never

export const battleQuestions: Readonly<Record<BattleFrame, Question>> = {}
