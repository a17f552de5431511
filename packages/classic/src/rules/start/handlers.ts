import type { Handlers } from '@ecumene/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { relocate } from './founding.ts'
import { settle } from './settling.ts'
import { civilization } from './setup.ts'
import { start } from './starting.ts'

export type StartFrame =
  | { readonly kind: 'civilization' | 'start' | 'relocate'; readonly seat: number }
  | { readonly kind: 'settle' }

export const startHandlers: Handlers<State, StartFrame, Move, Event> = { civilization, settle, start, relocate }
