import type { Handlers } from '@ecumene/kernel'
import type { Asking, AskingAll } from '../asks.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { handOver } from './exchanging.ts'
import { negotiate } from './negotiating.ts'

export type TradeFrame =
  | AskingAll<'negotiate'>
  /** The deal is `state.closing`. */
  | Asking<'handOver'>

export const tradeHandlers: Handlers<State, TradeFrame, Move, Event> = { negotiate, handOver }
