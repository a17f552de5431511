import type { Handlers, SetOf } from '@ecumene/kernel'
import type { Asking } from '../asks.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { march } from './marching.ts'
import { trample } from './trampling.ts'
import { trek } from './trekking.ts'

/** Figures under way: which, where they are now, and how far they may still go. */
export type UnderWay = { readonly group: SetOf<'figure'>; readonly at: number; readonly left: number }

export type MovementFrame =
  | Asking<'march'>
  | Asking<'trek', UnderWay>
  /** Where the building is that an army may destroy (Combustion). */
  | Asking<'trample', { square: number }>

export const movementHandlers: Handlers<State, MovementFrame, Move, Event> = { march, trek, trample }
