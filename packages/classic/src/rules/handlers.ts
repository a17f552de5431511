import type { Handlers } from '@ecumene/kernel'
import { type AbilityFrame, abilityHandlers } from './abilities/handlers.ts'
import type { AskingAll } from './asks.ts'
import { type BattleFrame, battleHandlers } from './battle/handlers.ts'
import { type CityFrame, cityHandlers } from './cities/handlers.ts'
import type { Event } from './events.ts'
import { type MovementFrame, movementHandlers } from './movement/handlers.ts'
import type { Move } from './moves.ts'
import { react } from './reactions.ts'
import { type ResearchFrame, researchHandlers } from './research/handlers.ts'
import { type StartFrame, startHandlers } from './start/handlers.ts'
import type { State } from './state.ts'
import { type TradeFrame, tradeHandlers } from './trade/handlers.ts'

/** A pending decision, with what its answer needs. Where several seats are asked at once it has no seat of its own. */
export type Frame =
  | AskingAll<'react'>
  | StartFrame
  | TradeFrame
  | CityFrame
  | MovementFrame
  | BattleFrame
  | ResearchFrame
  | AbilityFrame

export type FrameKind = Frame['kind']

/** What each pending decision asks, allows and does. */
export const handlers: Handlers<State, Frame, Move, Event> = {
  react,
  ...startHandlers,
  ...tradeHandlers,
  ...cityHandlers,
  ...movementHandlers,
  ...battleHandlers,
  ...researchHandlers,
  ...abilityHandlers,
}
