import type { Handlers } from '@ecumene/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { handOver } from './exchanging.ts'
import { negotiate } from './negotiating.ts'

export type TradeFrame = { readonly kind: 'handOver'; readonly seat: number } | { readonly kind: 'negotiate' }

export const tradeHandlers: Handlers<State, TradeFrame, Move, Event> = { negotiate, handOver }
