import { addUses, use, usesOf, whyNotUse } from '../abilities/using.ts'
import type { Question } from '../asking.ts'
import { DONE } from '../moves.ts'

/** C-11.1, C-11.15: the own part of City Management, until the player declares to be done. */
export const manage: Question = {
  answers: ['done', 'use', 'play'],
  decision: 'decision.manage',
  candidates: (state, seat) => [DONE, ...usesOf(state, seat, 'cities')],
  whyNot: (state, seat, move) => (move.kind === 'done' ? null : whyNotUse(state, seat, 'cities', move)),
  legal(state, seat, into) {
    into.push(DONE)
    addUses(state, seat, 'cities', into)
  },
  apply(state, seat, move, tell) {
    if (move.kind === 'done') state.pending.pop()
    else use(state, seat, move, tell)
  },
}
