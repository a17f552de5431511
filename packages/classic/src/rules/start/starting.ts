import { addUses, use, usesOf, whyNotUse } from '../abilities/using.ts'
import type { Question } from '../asking.ts'
import { DONE } from '../moves.ts'
import { playerOf } from '../state.ts'

/** C-9.2, C-9.3: the own Start of Turn, in whatever order the player likes, until the player declares to be done. */
export const start: Question = {
  answers: ['done', 'use', 'play'],
  decision: 'decision.start',
  candidates: (state, seat) => [DONE, ...usesOf(state, seat, 'start')],
  whyNot: (state, seat, move) => (move.kind === 'done' ? null : whyNotUse(state, seat, 'start', move)),
  legal(state, seat, into) {
    into.push(DONE)
    addUses(state, seat, 'start', into)
  },
  apply(state, seat, move, tell) {
    if (move.kind === 'done') {
      state.pending.pop()
      // C-9.25: the direct change is for this Start of Turn only.
      playerOf(state, seat).fresh = 0
    } else use(state, seat, move, tell)
  },
}
