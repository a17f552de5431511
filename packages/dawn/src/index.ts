export { type AgendaId, VICTORY_CARDS } from './data/agendas.ts'
export { CARD_LEVEL, CARD_TYPE, CARDS, type Card, type CardId } from './data/cards.ts'
export { LEADERS, type LeaderId } from './data/leaders.ts'
export { CITY_STATES, NATURAL_WONDERS, TREATIES, type TreatyId } from './data/sights.ts'
export { TILES } from './data/tiles.ts'
export * from './data/types.ts'
export { WONDERS, type WonderId } from './data/wonders.ts'
export { dawn } from './game.ts'
export { DIRECTIONS, type Hex, hexesOf, type Placement } from './hex.ts'
export { type Plans, plansFor } from './plans.ts'
export { AGENDAS } from './rules/agendas.ts'
export { type Board, boardOf } from './rules/board.ts'
export type { Event } from './rules/events.ts'
export type { Move, MoveKind } from './rules/moves.ts'
export { countMature, isMature } from './rules/spaces.ts'
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
export type { WonderPlan } from './rules/wonder-plan.ts'
export { countWonders, type WonderSet } from './rules/wonders.ts'
export type { PlayerView, SpaceView, View, WonderDeckView } from './view.ts'
export type { WordKey } from './words/en.ts'
