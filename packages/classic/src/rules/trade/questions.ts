import type { Question } from '../asking.ts'
import { handOver } from './exchanging.ts'
import { negotiate } from './negotiating.ts'

export type TradeFrame = 'negotiate' | 'handOver'

export const tradeQuestions: Readonly<Record<TradeFrame, Question>> = { negotiate, handOver }
