import type { Handlers } from '@ecumene/kernel'
import type { Asking, AskingAll } from '../asks.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { armory } from './arming.ts'
import { research } from './researching.ts'

export type ResearchFrame = AskingAll<'research'> | Asking<'armory'>

export const researchHandlers: Handlers<State, ResearchFrame, Move, Event> = { research, armory }
