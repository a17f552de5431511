import { CULTURE_EVENTS } from '../../data/events.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import type { Teller } from '../events.ts'
import { moveOf } from '../moves.ts'
import { ask, playerOf, type State } from '../state.ts'
import { discardEvent } from './hand.ts'

/** A culture event is played as a resource; A Gift from Afar gives another player a coin token. */
export const payWithGift = (state: State, seat: number, event: number, tell: Teller): void => {
  discardEvent(state, seat, event)
  const { id, effect } = CULTURE_EVENTS[event] as (typeof CULTURE_EVENTS)[number]
  tell?.({ kind: 'eventPlayed', seat, culture: id })
  if (effect.kind !== 'asResource' || effect.partnerCoins === 0) return
  if (state.players.length > 2) ask(state, { kind: 'bestow', seat })
  else giveCoin(state, seat, 1 - seat, tell)
}

const giveCoin = (state: State, seat: number, partner: number, tell: Teller): void => {
  playerOf(state, partner).sheetCoins++
  tell?.({ kind: 'coinGiven', seat, partner })
}

/** Who gets the coin token. */
export const bestow: Asks<'bestow', 'aimSeat'> = {
  answers: ['aimSeat'],
  decision: () => because('decision.bestow'),
  candidates: (state) => state.players.map((_player, seat) => moveOf('aimSeat', seat)),
  whyNot: (state, _frame, seat, move) =>
    move.seat === seat || move.seat >= state.players.length ? because('reason.noTarget') : null,
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    giveCoin(state, seat, move.seat, tell)
  },
}
