import { NONE } from '../../data/types.ts'
import { because, type Question } from '../asking.ts'
import { PASS } from '../moves.ts'
import { playerOf, UNDECIDED } from '../state.ts'

/** C-25.9: all choose in secret at once; what was chosen is revealed when all have. */
export const research: Question = {
  answers: ['pass', 'research'],
  decision: 'decision.research',
  seats: (state) => state.players.flatMap((player, seat) => (player.research === UNDECIDED ? [seat] : [])),
  candidates: () => [PASS],
  whyNot: (_state, _seat, move) => (move.kind === 'pass' ? null : because('reason.notNow')),
  apply(state, seat, move) {
    playerOf(state, seat).research = move.kind === 'pass' ? NONE : move.item
  },
  over: (state) => state.players.every((player) => player.research !== UNDECIDED),
}
