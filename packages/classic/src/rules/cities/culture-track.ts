import type { Tell } from '@ecumene/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** C-17.7: the marker enters the next space and its reward is given; whoever pays for it has paid. */
export const enterNextSpace = (_state: State, _seat: number, _tell: Tell<Event> | undefined): void => {}
