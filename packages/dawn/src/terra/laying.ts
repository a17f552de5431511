import type { Tell } from '@ecumene/kernel'
import { type Ask, asks, because } from '../rules/because.ts'
import type { Event } from '../rules/events.ts'
import type { Laying } from '../rules/moves.ts'
import type { FrameKind, State } from '../rules/state.ts'
import type { WordKey } from '../words/en.ts'
import type { Places } from './tile-places.ts'

/** Asks where a fort or a tile is laid: every side, rotation and position is one move. */
export const laying = <Kind extends FrameKind>(
  decision: WordKey,
  placesIn: (state: State) => Places,
  lay: (state: State, seat: number, move: Laying, tell: Tell<Event> | undefined) => void,
): Ask<Kind, 'lay'> => ({
  answers: ['lay'],
  decision: asks(decision),
  candidates: (state) => placesIn(state).moves,
  legal(state, _frame, _seat, into) {
    for (const move of placesIn(state).legal) into.push(move)
  },
  whyNot(state, _frame, _seat, move) {
    const problem = placesIn(state).problemOf(move)
    return problem === null ? null : because(`reason.${problem}`)
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    lay(state, seat, move, tell)
  },
})
