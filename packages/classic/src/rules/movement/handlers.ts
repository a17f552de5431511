import type { Handlers } from '@ecumene/kernel'
import type { Asking } from '../asks.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { march } from './marching.ts'
import { trample } from './trampling.ts'
import { trek } from './trekking.ts'

export type MovementFrame = Asking<'march' | 'trek' | 'trample'>

export const movementHandlers: Handlers<State, MovementFrame, Move, Event> = { march, trek, trample }
