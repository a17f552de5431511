import { TREATY_GIVER, TREATY_KIND, treatyCard } from '../data/sights.ts'
import { NONE } from '../data/types.ts'
import { type Ask, asks, because } from './because.ts'
import { moveOf } from './moves.ts'
import type { State } from './state.ts'
import { exchangeTreaty, returnTreaty, treatiesHeld, treatyLimit } from './visits.ts'

/** Must a card of this player go back: to make room for another (N-10.23), or because fewer may be held now (ND-44)? */
const isOwed = (state: State, seat: number, giver: number): boolean => {
  const { wanted } = state.now
  if (wanted !== NONE && seat === state.active) return TREATY_GIVER[wanted] === giver
  return treatiesHeld(state, seat, giver).length > treatyLimit(state, seat, giver)
}

/** The players to whom a seat must give cards back. */
export const owedBy = (state: State, seat: number): readonly number[] =>
  state.players.flatMap((_player, giver) => (isOwed(state, seat, giver) ? [giver] : []))

/** Potala Palace: of several cards of a player the holder chooses, one at a time, those that go back. */
export const giveBack: Ask<'giveBack', 'treaty'> = {
  answers: ['treaty'],
  decision: asks('decision.giveBack'),
  candidates: (state, _frame, seat) =>
    owedBy(state, seat).flatMap((giver) =>
      treatiesHeld(state, seat, giver).map((kind) => moveOf('treaty', giver, kind)),
    ),
  whyNot(state, _frame, seat, move) {
    if (move.player >= state.players.length || state.treaties[treatyCard(move.player, move.treaty)] !== seat)
      return because('reason.notHeld')
    return isOwed(state, seat, move.player) ? null : because('reason.otherPlayer')
  },
  apply(state, _frame, seat, move, tell) {
    const { wanted } = state.now
    if (wanted === NONE) {
      returnTreaty(state, seat, move.player, move.treaty, tell)
      return
    }
    state.now.wanted = NONE
    exchangeTreaty(state, seat, move.player, move.treaty, TREATY_KIND[wanted] as number, tell)
  },
  over: (state, { seat }) => owedBy(state, seat).length === 0,
}
