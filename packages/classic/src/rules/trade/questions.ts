import type { Question } from '../asking.ts'
import { negotiate } from './negotiating.ts'

export type TradeFrame = 'negotiate'

export const tradeQuestions: Readonly<Record<TradeFrame, Question>> = { negotiate }
