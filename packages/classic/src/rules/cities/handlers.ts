import type { Handlers } from '@ecumene/kernel'
import type { Asking } from '../asks.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { harvestAgain, put, second } from './details.ts'
import { manage } from './managing.ts'

export type CityFrame = Asking<'manage' | 'put' | 'second' | 'harvestAgain'>

export const cityHandlers: Handlers<State, CityFrame, Move, Event> = { manage, put, second, harvestAgain }
