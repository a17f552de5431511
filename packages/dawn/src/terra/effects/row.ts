import { cardType } from '../../data/cards.ts'
import { SCIENCE } from '../../data/types.ts'
import { type Ask, asks, because } from '../../rules/because.ts'
import { type Move, moveOf, NOTHING_MOVE } from '../../rules/moves.ts'
import { swapBy } from '../../rules/row/turn.ts'
import { playerOf, type State } from '../../rules/state.ts'

const pairs = (state: State, seat: number): readonly Move[] => {
  const { row } = playerOf(state, seat)
  return row.flatMap((_one, one) => row.slice(one + 1).map((_other, index) => moveOf('swap', one, one + 1 + index)))
}

/** University of Sankore: any two cards of the row but the science card. */
export const rearrange: Ask<'rearrange', 'swap' | 'nothing'> = {
  answers: ['swap', 'nothing'],
  decision: asks('decision.swap'),
  candidates: (state, _frame, seat) => [...pairs(state, seat), NOTHING_MOVE],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'nothing') return null
    if (move.other <= move.slot) return because('reason.sameCard')
    const { row } = playerOf(state, seat)
    const stays = cardType(row[move.slot] ?? 0) === SCIENCE || cardType(row[move.other] ?? 0) === SCIENCE
    return stays ? because('reason.scienceStays') : null
  },
  apply: (state, _frame, seat, move, tell) => swapBy(state, seat, move, tell),
}
