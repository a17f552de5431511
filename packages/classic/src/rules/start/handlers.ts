import type { Handlers } from '@ecumene/kernel'
import type { Asking, AskingAll } from '../asks.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { relocate } from './founding.ts'
import { settle } from './settling.ts'
import { civilization } from './setup.ts'
import { start } from './starting.ts'

export type StartFrame =
  | Asking<'civilization' | 'start'>
  | AskingAll<'settle'>
  /** Figures leave the square on which a city was founded. */
  | Asking<'relocate', { centre: number }>

export const startHandlers: Handlers<State, StartFrame, Move, Event> = { civilization, settle, start, relocate }
