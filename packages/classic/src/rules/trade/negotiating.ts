import type { Message } from '@ecumene/kernel'
import type { WordKey } from '../../words/en.ts'
import { addUses, use, usesOf, whyNotUse } from '../abilities/using.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { DONE, type MoveOf, moveOf } from '../moves.ts'
import { type Player, playerOf, type State, seatsWhere } from '../state.ts'
import { close } from './exchanging.ts'
import { couldGive, dropOffer, makeOffer, offerNumbered, whyNotOffer } from './offers.ts'

type Answer = MoveOf<'accept' | 'decline' | 'withdraw'>

/** What the seat could do about the open offers. */
const answersTo = (state: State, seat: number): readonly Answer[] => {
  const moves: Answer[] = []
  for (const { number, from, deal } of state.offers) {
    if (deal.to === seat) moves.push(moveOf('accept', number), moveOf('decline', number))
    else if (from === seat) moves.push(moveOf('withdraw', number))
  }
  return moves
}

const whyNotAnswer = (state: State, seat: number, move: Answer): Message<WordKey> | null => {
  const offer = offerNumbered(state, move.offer)
  if (offer === undefined) return because('reason.noOffer')
  if ((move.kind === 'withdraw' ? offer.from : offer.deal.to) !== seat) return because('reason.noOffer')
  // The offerer still has what is offered: offers lapse otherwise.
  return move.kind !== 'accept' || couldGive(playerOf(state, seat), offer.deal.want) ? null : because('reason.youLack')
}

const isTrading = ({ done }: Player): boolean => done === 0

/** C-10.8, C-10.17: all negotiate at the same time until everybody is done. */
export const negotiate: Asks<'negotiate', Answer['kind'] | 'done' | 'offer' | 'use' | 'play'> = {
  answers: ['done', 'offer', 'accept', 'decline', 'withdraw', 'use', 'play'],
  decision: () => because('decision.negotiate'),
  seats: (state) => seatsWhere(state, isTrading),
  candidates: (state, _frame, seat) => [DONE, ...answersTo(state, seat), ...usesOf(state, seat, 'trade')],
  whyNot(state, _frame, seat, move) {
    switch (move.kind) {
      case 'done':
        return null
      case 'offer':
        return whyNotOffer(state, seat, move.deal)
      case 'use':
      case 'play':
        return whyNotUse(state, seat, 'trade', move)
      default:
        return whyNotAnswer(state, seat, move)
    }
  },
  legal(state, _frame, seat, into) {
    into.push(DONE)
    if (state.offers.length > 0) {
      for (const move of answersTo(state, seat)) if (whyNotAnswer(state, seat, move) === null) into.push(move)
    }
    addUses(state, seat, 'trade', into)
  },
  apply(state, _frame, seat, move, tell) {
    if (move.kind === 'done') {
      playerOf(state, seat).done = 1
      // The player's own offers stand: who has made one and has nothing else to say need not wait for the answer.
      state.offers = state.offers.filter((offer) => offer.deal.to !== seat)
      tell?.({ kind: 'tradingDone', seat })
    } else if (move.kind === 'offer') makeOffer(state, seat, move.deal, tell)
    else if (move.kind === 'use' || move.kind === 'play') use(state, seat, move, tell)
    else {
      const offer = offerNumbered(state, move.offer)
      if (offer === undefined) return
      dropOffer(state, offer.number)
      if (move.kind === 'accept') close(state, offer.from, offer.deal, tell)
      else if (move.kind === 'decline') tell?.({ kind: 'offerDeclined', seat, partner: offer.from })
      else tell?.({ kind: 'offerWithdrawn', seat, partner: offer.deal.to })
    }
  },
  over: (state) => seatsWhere(state, isTrading).length === 0,
}
