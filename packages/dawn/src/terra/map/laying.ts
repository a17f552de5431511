import { type Ask, asks, because } from '../../rules/because.ts'
import type { Teller } from '../../rules/events.ts'
import type { Laying } from '../../rules/moves.ts'
import type { FrameKind, FrameOf, State } from '../../rules/state.ts'
import type { WordKey } from '../../words/en.ts'
import type { Places } from './tile-places.ts'

/** Asks where a fort or a tile is laid: every side, rotation and position is one move. */
export const laying = <Kind extends FrameKind>(
  decision: WordKey,
  placesIn: (state: State, frame: FrameOf<Kind>) => Places,
  lay: (state: State, seat: number, move: Laying, tell: Teller) => void,
): Ask<Kind, 'lay'> => ({
  answers: ['lay'],
  decision: asks(decision),
  candidates: (state, frame) => placesIn(state, frame).moves,
  legal(state, frame, _seat, into) {
    for (const move of placesIn(state, frame).legal) into.push(move)
  },
  whyNot(state, frame, _seat, move) {
    const problem = placesIn(state, frame).problemOf(move)
    return problem === null ? null : because(`reason.${problem}`)
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    lay(state, seat, move, tell)
  },
})
