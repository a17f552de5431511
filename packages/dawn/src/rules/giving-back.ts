import { TREATY_GIVER, TREATY_KIND, treatyCard } from '../data/sights.ts'
import { NONE } from '../data/types.ts'
import { because, type Question } from './asking.ts'
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
export const giveBack: Question = {
  answers: ['treaty'],
  decision: 'decision.giveBack',
  candidates: (state, seat) =>
    owedBy(state, seat).flatMap((giver) =>
      treatiesHeld(state, seat, giver).map((kind) => moveOf('treaty', giver, kind)),
    ),
  whyNot(state, seat, move) {
    if (move.item >= state.players.length || state.treaties[treatyCard(move.item, move.other)] !== seat)
      return because('reason.notHeld')
    return isOwed(state, seat, move.item) ? null : because('reason.otherPlayer')
  },
  apply(state, seat, move, tell) {
    const { wanted } = state.now
    if (wanted === NONE) {
      returnTreaty(state, seat, move.item, move.other, tell)
      return
    }
    state.now.wanted = NONE
    exchangeTreaty(state, seat, move.item, move.other, TREATY_KIND[wanted] as number, tell)
  },
  over: (state, seat) => owedBy(state, seat).length === 0,
}
