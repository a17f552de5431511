import { type Handler, NOT_ASKED } from '../decisions.ts'
import type { Seat, Tell } from '../game.ts'
import { below } from '../values/random.ts'
import type { BazaarEvent } from './events.ts'
import { type BazaarMove, bidOf } from './moves.ts'
import { roundsOf } from './options.ts'
import { say } from './say.ts'
import { cornering } from './scoring.ts'
import { type AuctionFrame, type BazaarState, LOT, merchantAt, seatsOf } from './state.ts'

/** All merchants bid in secret at once; the highest bid takes the lot, chance decides between equal ones. */
export const auction: Handler<BazaarState, AuctionFrame, BazaarMove, BazaarEvent> = {
  seats: (state) => seatsOf(state, ({ bid }) => bid === null),

  legal(state, _frame, seat, into) {
    const purse = merchantAt(state, seat).holdings.ducat
    for (let ducats = 0; ducats <= purse; ducats++) into.push(bidOf(ducats))
  },

  candidates(state, _frame, seat) {
    // One more than the purse holds, so that the page shows the limit and the reason for it.
    return Array.from({ length: merchantAt(state, seat).holdings.ducat + 2 }, (_, ducats) => bidOf(ducats))
  },

  whyNot(state, _frame, seat, move) {
    if (move.kind !== 'bid' || !Number.isInteger(move.ducats) || move.ducats < 0) return NOT_ASKED
    const purse = merchantAt(state, seat).holdings.ducat
    return move.ducats <= purse ? null : say('reason.purse', { ducats: say('ware.ducat', { count: purse }) })
  },

  apply(state, _frame, seat, move, tell) {
    if (move.kind !== 'bid') return
    merchantAt(state, seat).bid = move.ducats
    tell?.({ kind: 'bidPlaced', seat, ducats: move.ducats })
    if (state.merchants.every(({ bid }) => bid !== null)) openBids(state, tell)
  },

  decision: () => say('decision.auction'),
}

/** Puts the next lot on auction, or closes the bazaar after the last round. */
export const nextRound = (state: BazaarState, tell: Tell<BazaarEvent> | undefined): void => {
  const rounds = roundsOf(state.options)
  state.stack.pop()
  if (state.round === rounds) {
    showContracts(state, tell)
    return
  }
  state.round++
  state.turn++
  state.lot = state.deck.splice(-LOT)
  state.stack.push({ kind: 'auction' })
  tell?.({ kind: 'roundBegan', round: state.round, rounds, lot: state.lot })
}

/** Ends the game at once if somebody has cornered the market. */
export const endIfCornered = (state: BazaarState, tell: Tell<BazaarEvent> | undefined): boolean => {
  const monopolies = cornering(state)
  if (monopolies.length === 0) return false
  for (const { seat, good } of monopolies) tell?.({ kind: 'cornered', seat, good })
  state.stack.length = 0
  showContracts(state, tell)
  return true
}

const openBids = (state: BazaarState, tell: Tell<BazaarEvent> | undefined): void => {
  const { merchants, lot } = state
  const bids = merchants.map(({ bid }) => bid ?? 0)
  tell?.({ kind: 'bidsOpened', bids })
  const winner = highestBidder(state, bids, tell)
  const ducats = bids[winner] ?? 0
  const { holdings } = merchantAt(state, winner)
  holdings.ducat -= ducats
  state.bank += ducats
  for (const good of lot) holdings[good]++
  state.lot = []
  for (const merchant of merchants) merchant.bid = null
  tell?.({ kind: 'lotWon', seat: winner, ducats, lot })
  payAllowance(state, winner, tell)
  if (!endIfCornered(state, tell)) openMarket(state, tell)
}

const highestBidder = (state: BazaarState, bids: readonly number[], tell: Tell<BazaarEvent> | undefined): Seat => {
  const highest = Math.max(...bids)
  const tied = bids.flatMap((bid, seat) => (bid === highest ? [seat] : []))
  const winner = tied[tied.length === 1 ? 0 : below(state.random, tied.length)] ?? 0
  if (tied.length > 1) tell?.({ kind: 'tieDrawn', seats: tied, winner })
  return winner
}

/** Whoever came away empty-handed gets a ducat, as long as the bank has any. */
const payAllowance = (state: BazaarState, winner: Seat, tell: Tell<BazaarEvent> | undefined): void => {
  const paid: Seat[] = []
  for (const [seat, { holdings }] of state.merchants.entries()) {
    if (seat === winner || state.bank === 0) continue
    state.bank--
    holdings.ducat++
    paid.push(seat)
  }
  if (paid.length > 0) tell?.({ kind: 'allowancePaid', seats: paid })
}

const openMarket = (state: BazaarState, tell: Tell<BazaarEvent> | undefined): void => {
  state.turn++
  for (const merchant of state.merchants) {
    merchant.offers = 0
    merchant.ordered = false
    merchant.left = false
  }
  state.stack.pop()
  state.stack.push({ kind: 'market' })
  tell?.({ kind: 'marketOpened' })
}

const showContracts = ({ merchants }: BazaarState, tell: Tell<BazaarEvent> | undefined): void => {
  for (const [seat, { contracts }] of merchants.entries()) {
    tell?.({ kind: 'contractsShown', seat, contracts: [...contracts] })
  }
}
