import { CARD_TYPE } from '../../data/cards.ts'
import { SCIENCE } from '../../data/types.ts'
import { because, type Question } from '../../rules/asking.ts'
import { type Move, moveOf, NOTHING_MOVE } from '../../rules/moves.ts'
import { playerOf, type State } from '../../rules/state.ts'
import { swap } from '../../rules/turn.ts'

const pairs = (state: State, seat: number): readonly Move[] => {
  const { row } = playerOf(state, seat)
  return row.flatMap((_one, one) => row.slice(one + 1).map((_other, index) => moveOf('swap', one, one + 1 + index)))
}

/** University of Sankore: any two cards of the row but the science card. */
export const rearrange: Question = {
  answers: ['swap', 'nothing'],
  decision: 'decision.swap',
  candidates: (state, seat) => [...pairs(state, seat), NOTHING_MOVE],
  whyNot(state, seat, move) {
    if (move.kind === 'nothing') return null
    if (move.other <= move.item) return because('reason.sameCard')
    const { row } = playerOf(state, seat)
    const stays = CARD_TYPE[row[move.item] as number] === SCIENCE || CARD_TYPE[row[move.other] as number] === SCIENCE
    return stays ? because('reason.scienceStays') : null
  },
  apply: (state, seat, move, tell) => swap.apply(state, seat, move, tell),
}
