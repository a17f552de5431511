import type { Handlers } from '@ecumene/kernel'
import type { Asking } from '../asks.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { harvestAgain, put, second } from './details.ts'
import { manage } from './managing.ts'

export type CityFrame =
  | Asking<'manage'>
  /** What a city makes, and with what: its action, a power that makes it free, or what is left of its production. */
  | Asking<'put', { city: number; item: number; by: 'produce' | 'raise' }>
  | Asking<'put', { city: number; item: number; by: 'rest'; left: number }>
  /** C-11.14: the production that an action has left. */
  | Asking<'second', { city: number; left: number }>
  | Asking<'harvestAgain', { city: number }>

export const cityHandlers: Handlers<State, CityFrame, Move, Event> = { manage, put, second, harvestAgain }
