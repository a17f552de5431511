import { type Ask, asks, because } from '../rules/because.ts'
import { moveOf, NOTHING_MOVE, slotMoves } from '../rules/moves.ts'
import { finishResolving, resolveCard } from '../rules/row/turn.ts'
import { playerOf } from '../rules/state.ts'
import { currentCard, markUsed, resolvingIn } from '../rules/undertakings.ts'

/** "As if in the first slot": the leftmost place. */
const FIRST = 0

/** Venetian Arsenal: a card resolved in the fifth slot once more, as if in the first. If declined, it may be done later. */
export const again: Ask<'again', 'again' | 'nothing'> = {
  answers: ['again', 'nothing'],
  decision: asks('decision.again'),
  candidates: () => [moveOf('again'), NOTHING_MOVE],
  whyNot: () => null,
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'nothing') {
      finishResolving(state, seat, tell)
      return
    }
    const { place, resets } = resolvingIn(state)
    markUsed(state, 'venetian-arsenal')
    resolveCard(state, seat, place, FIRST, resets, tell)
  },
}

/** Capitalism: another card as if in the first slot, without a reset. */
export const otherCard: Ask<'otherCard', 'card' | 'nothing'> = {
  answers: ['card', 'nothing'],
  decision: asks('decision.otherCard'),
  candidates: (state) => [...slotMoves(state, 'card'), NOTHING_MOVE],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'nothing') return null
    return playerOf(state, seat).row[move.slot] === currentCard(state) ? because('reason.sameCard') : null
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'card') resolveCard(state, seat, move.slot, FIRST, false, tell)
  },
}
