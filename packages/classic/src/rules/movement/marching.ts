import { addUses, use, usesOf, whyNotUse } from '../abilities/using.ts'
import type { Question } from '../asking.ts'
import { DONE } from '../moves.ts'

/** C-21.1: the own part of the Movement phase, until the player declares to be done. */
export const march: Question = {
  answers: ['done', 'use', 'play'],
  decision: 'decision.march',
  candidates: (state, seat) => [DONE, ...usesOf(state, seat, 'movement')],
  whyNot: (state, seat, move) => (move.kind === 'done' ? null : whyNotUse(state, seat, 'movement', move)),
  legal(state, seat, into) {
    into.push(DONE)
    addUses(state, seat, 'movement', into)
  },
  apply(state, seat, move, tell) {
    if (move.kind === 'done') state.pending.pop()
    else use(state, seat, move, tell)
  },
}
