import { type AbilityFrame, abilityQuestions } from './abilities/questions.ts'
import type { Question } from './asking.ts'
import { type BattleFrame, battleQuestions } from './battle/questions.ts'
import { type CityFrame, cityQuestions } from './cities/questions.ts'
import { type MovementFrame, movementQuestions } from './movement/questions.ts'
import { react } from './reactions.ts'
import { type ResearchFrame, researchQuestions } from './research/questions.ts'
import { type StartFrame, startQuestions } from './start/questions.ts'
import { type TradeFrame, tradeQuestions } from './trade/questions.ts'

export type FrameKind =
  | 'react'
  | StartFrame
  | TradeFrame
  | CityFrame
  | MovementFrame
  | BattleFrame
  | ResearchFrame
  | AbilityFrame

/** What each pending decision asks, allows and does. */
export const questions: Readonly<Record<FrameKind, Question>> = {
  react,
  ...startQuestions,
  ...tradeQuestions,
  ...cityQuestions,
  ...movementQuestions,
  ...battleQuestions,
  ...researchQuestions,
  ...abilityQuestions,
}
