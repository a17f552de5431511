export { cardRules, progressRules, wonderRules } from './catalogue/rules.ts'
export { AGE_I, AGE_II, AGE_III, type CardId, GUILDS } from './data/cards.ts'
export { LAYOUTS, type Slot } from './data/layouts.ts'
export {
  CARD_PIECES,
  type CardPiece,
  cardNamed,
  cardNumbered,
  NONE,
  PROGRESS_PIECES,
  type ProgressPiece,
  progressNamed,
  WONDER_PIECES,
  type WonderPiece,
  wonderNamed,
  wonderNumbered,
} from './data/pieces.ts'
export { PROGRESS, type ProgressId } from './data/progress.ts'
export * from './data/types.ts'
export { WONDERS, type WonderId } from './data/wonders.ts'
export { describeEffect, describePlanLine } from './describe.ts'
export { duel } from './game.ts'
export { type Plans, plansFor } from './plans.ts'
export { cardPrice, wonderPrice } from './rules/construction.ts'
export type { CoinSource, Event } from './rules/events.ts'
export { type Move, type MoveKind, mentions, moveOf } from './rules/moves.ts'
export { type Plan, type PlanLine, type Producer, planCard, planWonder } from './rules/plan.ts'
export { scoreSheet, totalPoints } from './rules/scoring.ts'
export { type City, type Frame, type Options, opponentOf, type Side, type State } from './rules/state.ts'
export type { CityView, SlotView, View } from './view.ts'
export type { WordKey } from './words/keys.ts'
