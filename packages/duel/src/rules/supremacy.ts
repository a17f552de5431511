import type { Tell } from '@ecumene/kernel'
import type { Event } from './events.ts'
import type { Side, State } from './state.ts'

/** D-19.1, D-19.2: the game ends on the spot; nothing further is resolved (D-5.9). */
export const winBySupremacy = (
  state: State,
  side: Side,
  ending: 'military' | 'scientific',
  tell: Tell<Event> | undefined,
): void => {
  state.ending = ending
  state.victor = side
  state.pending.length = 0
  tell?.({ kind: 'gameEnded', ending, seat: side })
}
