import { TREATY_GIVER, treatyCard, treatyKind } from '../../data/sights.ts'
import { NONE } from '../../data/types.ts'
import { type Ask, asks, because } from '../because.ts'
import { moveOf } from '../moves.ts'
import type { State } from '../state.ts'
import { exchangeTreaty, returnTreaty, treatiesHeld, treatyLimit } from './visits.ts'

/** Must a card of this player go back: to make room for another (N-10.23), or because fewer may be held now (ND-44)? */
const isOwed = (state: State, seat: number, giver: number, wanted: number): boolean => {
  if (wanted !== NONE) return TREATY_GIVER[wanted] === giver
  return treatiesHeld(state, seat, giver).length > treatyLimit(state, seat, giver)
}

/** The players to whom a seat must give cards back. */
export const owedBy = (state: State, seat: number, wanted: number): readonly number[] =>
  state.players.flatMap((_player, giver) => (isOwed(state, seat, giver, wanted) ? [giver] : []))

/** Potala Palace: a player who holds several cards of another chooses which go back, one at a time. */
export const giveBack: Ask<'giveBack', 'treaty'> = {
  answers: ['treaty'],
  decision: asks('decision.giveBack'),
  candidates: (state, { wanted }, seat) =>
    owedBy(state, seat, wanted).flatMap((giver) =>
      treatiesHeld(state, seat, giver).map((kind) => moveOf('treaty', giver, kind)),
    ),
  whyNot(state, { wanted }, seat, move) {
    if (move.player >= state.players.length || state.treaties[treatyCard(move.player, move.treaty)] !== seat)
      return because('reason.notHeld')
    return isOwed(state, seat, move.player, wanted) ? null : because('reason.otherPlayer')
  },
  apply(state, { visited, wanted }, seat, move, tell) {
    if (wanted === NONE) {
      returnTreaty(state, seat, move.player, move.treaty, tell)
      return
    }
    state.pending.pop()
    exchangeTreaty(state, seat, move.player, move.treaty, treatyKind(wanted), visited, tell)
  },
  over: (state, { seat, wanted }) => owedBy(state, seat, wanted).length === 0,
}
