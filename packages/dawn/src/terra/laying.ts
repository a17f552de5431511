import type { Tell } from '@ecumene/kernel'
import { because, type Question } from '../rules/asking.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import type { WordKey } from '../words/en.ts'
import type { Places } from './tile-places.ts'

/** Asks where a fort or a tile is laid: every side, rotation and position is one move. */
export const layingQuestion = (
  decision: WordKey,
  placesIn: (state: State) => Places,
  lay: (state: State, seat: number, move: Move, tell: Tell<Event> | undefined) => void,
): Question => ({
  answers: ['lay'],
  decision,
  candidates: (state) => placesIn(state).moves,
  legal(state, _seat, into) {
    for (const move of placesIn(state).legal) into.push(move)
  },
  whyNot(state, _seat, move) {
    const problem = placesIn(state).problemOf(move)
    return problem === null ? null : because(`reason.${problem}`)
  },
  apply(state, seat, move, tell) {
    state.pending.pop()
    lay(state, seat, move, tell)
  },
})
