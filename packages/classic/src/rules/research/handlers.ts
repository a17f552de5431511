import type { Handlers } from '@ecumene/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { armory } from './arming.ts'
import { research } from './researching.ts'

export type ResearchFrame = { readonly kind: 'armory'; readonly seat: number } | { readonly kind: 'research' }

export const researchHandlers: Handlers<State, ResearchFrame, Move, Event> = { research, armory }
