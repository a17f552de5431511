import { addUses, use, usesOf, whyNotUse } from '../abilities/using.ts'
import type { Question } from '../asking.ts'
import { DONE } from '../moves.ts'
import { playerOf } from '../state.ts'

/** C-10.8, C-10.17: all negotiate at the same time until everybody is done. */
export const negotiate: Question = {
  answers: ['done', 'use', 'play'],
  decision: 'decision.negotiate',
  seats: (state) => state.players.flatMap((player, seat) => (player.done === 0 ? [seat] : [])),
  candidates: (state, seat) => [DONE, ...usesOf(state, seat, 'trade')],
  whyNot: (state, seat, move) => (move.kind === 'done' ? null : whyNotUse(state, seat, 'trade', move)),
  legal(state, seat, into) {
    into.push(DONE)
    addUses(state, seat, 'trade', into)
  },
  apply(state, seat, move, tell) {
    if (move.kind === 'done') {
      playerOf(state, seat).done = 1
      tell?.({ kind: 'tradingDone', seat })
    } else use(state, seat, move, tell)
  },
  over: (state) => state.players.every((player) => player.done === 1),
}
