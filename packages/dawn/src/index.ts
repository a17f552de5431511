export { spacesPrinted, type TileSpace, tileSpaces } from './catalogue/tile-spaces.ts'
export { type AgendaId, ALL_VICTORY_CARDS, VICTORY_CARDS } from './data/agendas.ts'
export { ALL_CARDS, CARD_LEVEL, CARD_TYPE, CARDS, type Card, type CardId, cardNumbered } from './data/cards.ts'
export { ALL_COLOURS } from './data/colours.ts'
export { TECH_LAST, TECH_LEVELS } from './data/dials.ts'
export { ALL_LEADERS, LEADERS, type LeaderId } from './data/leaders.ts'
export {
  ALL_CITY_STATES,
  ALL_NATURAL_WONDERS,
  ALL_TREATIES,
  CITY_STATES,
  NATURAL_WONDERS,
  TREATIES,
  type TreatyId,
  treatyGiver,
  treatyKind,
} from './data/sights.ts'
export { ALL_BARBARIANS, ALL_TILES, TILES } from './data/tiles.ts'
export * from './data/types.ts'
export { ALL_WONDERS, WONDERS, type WonderId, wonderId } from './data/wonders.ts'
export {
  describeChance,
  describeGain,
  describeRaise,
  describeSource,
  describeSpending,
  describeTarget,
  describeWay,
} from './describe-foresight.ts'
export { describePlan, type PlanSource, planCost, planSources, planVerdict } from './describe-plan.ts'
export { effectAtSlot } from './describe-slot.ts'
export { type Fight, fightNow } from './foresight/fight.ts'
export type { Forecast } from './foresight/forecasts.ts'
export type { Gain, Yield } from './foresight/gains.ts'
export type { Raise } from './foresight/raises.ts'
export { SPENDING_KINDS, type Spending } from './foresight/spending.ts'
export { difficultyOfTerrain, type Surroundings, surroundings } from './foresight/surroundings.ts'
export { tileToLay } from './foresight/tile-to-lay.ts'
export { dawn } from './game.ts'
export { gridName } from './grid-name.ts'
export { DIRECTIONS, type Hex, hexesOf, type Placement } from './hex.ts'
export { markersToWin } from './markers-to-win.ts'
export { AGENDAS } from './modules.ts'
export { describePayment, type Payment, type PaymentPart, paymentsOf } from './payments.ts'
export { type Plans, plansFor } from './plans.ts'
export { markersMissing } from './rules/agendas/marking.ts'
export type { Event } from './rules/events.ts'
export type { WonderPlan } from './rules/industry/wonder-plan.ts'
export { addWonder, countWonders, type WonderSet } from './rules/industry/wonders.ts'
export { type Board, boardOf, hexesLaid } from './rules/map/board.ts'
export { countMature, isMature } from './rules/map/spaces.ts'
export { type Move, type MoveKind, mentions, moveOf, placementOf, says } from './rules/moves.ts'
export type { Line, PlainSource, Source } from './rules/source.ts'
export {
  CAPITAL,
  CITY,
  CITY_STATE,
  type Frame,
  type FrameKind,
  type Options,
  type Player,
  type State,
} from './rules/state.ts'
export { isExploring, type Way } from './rules/walks.ts'
export type { SpaceView } from './space-view.ts'
export { UNIQUE_CARDS } from './terra/data/cards.ts'
export { DISTRICTS } from './terra/data/districts.ts'
export { GOVERNMENTS } from './terra/data/governments.ts'
export type { PlayerView, View, WonderDeckView } from './view.ts'
export type { WordKey } from './words/en.ts'
