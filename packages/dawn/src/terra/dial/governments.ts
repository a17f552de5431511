import { CARD_TYPE, cardType } from '../../data/cards.ts'
import { NONE } from '../../data/types.ts'
import { type Ask, asks, because } from '../../rules/because.ts'
import { NOTHING_MOVE, slotMoves } from '../../rules/moves.ts'
import { slotNumber } from '../../rules/row/turn.ts'
import { ask, cardIn, playerOf, type State } from '../../rules/state.ts'
import { GOVERNMENTS } from '../data/governments.ts'
import { terraPlayer } from '../state.ts'

const governmentOf = (card: number) => GOVERNMENTS[cardType(card)] as (typeof GOVERNMENTS)[number]

/** T-12.2, T-12.9: everyone may change the government, from the first player on. Asked last, answered first. */
export const governmentIcon = (state: State): void => {
  const seats = state.players.length
  for (let turn = seats - 1; turn >= 0; turn--) ask(state, { kind: 'government', seat: (state.first + turn) % seats })
}

/** T-12.3 to T-12.5: a card in a slot numbered 1 gets the token of its type; a token on another card is taken back. */
export const government: Ask<'government', 'card' | 'nothing'> = {
  answers: ['card', 'nothing'],
  decision: asks('decision.government'),
  candidates: (state) => [...slotMoves(state, 'card'), NOTHING_MOVE],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'nothing') return null
    if (slotNumber(state, move.slot) !== 1) return because('reason.notFirstSlot')
    const card = playerOf(state, seat).row[move.slot]
    return terraPlayer(state, seat).government === card ? because('reason.sameCard') : null
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'nothing') return
    const card = cardIn(playerOf(state, seat), move.slot)
    terraPlayer(state, seat).government = card
    tell?.({ kind: 'governmentChosen', seat, government: governmentOf(card).id })
  },
}

/** T-12.6: how many slots to the right the card in this place is resolved. */
export const arrowsOn = (state: State, seat: number, place: number): number => {
  const card = cardIn(playerOf(state, seat), place)
  return terraPlayer(state, seat).government === card ? governmentOf(card).arrows : 0
}

/** T-12.8: the token moves to a card of the same type; another type has another token. */
export const passGovernment = (state: State, seat: number, card: number, replaced: number): void => {
  const player = terraPlayer(state, seat)
  if (player.government !== replaced) return
  player.government = CARD_TYPE[card] === CARD_TYPE[replaced] ? card : NONE
}
