import type { Tell } from '@ecumene/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** What governments and wonders give at the beginning of the own Start of Turn without a choice. */
export const giveAtStart = (_state: State, _seat: number, _tell: Tell<Event> | undefined): void => {}
