import { type Handler, NOT_ASKED } from '../decisions.ts'
import type { Seat } from '../game.ts'
import { below, type Random } from '../values/random.ts'
import type { Message } from '../words/words.ts'
import { endIfCornered, nextRound } from './auction.ts'
import type { BazaarEvent } from './events.ts'
import { ACCEPT, type BazaarMove, DECLINE, LEAVE, ORDER, WITHDRAW } from './moves.ts'
import { say, sayBundle } from './say.ts'
import { type AnswerFrame, type BazaarState, type MarketFrame, merchantAt, seatsOf } from './state.ts'
import { type Bundle, GOODS, type Holdings, hand, holds, isBundle, WARES } from './wares.ts'

const CONTRACT_PRICE = 2

type Offer = Extract<BazaarMove, { kind: 'offer' }>

/** Everybody may trade until everybody has left. Offers are open-ended: `legal` does not list them. */
export const market: Handler<BazaarState, MarketFrame, BazaarMove, BazaarEvent> = {
  seats: (state) => seatsOf(state, ({ left }) => !left),

  legal(state, _frame, seat, into) {
    if (whyNoOrder(state, seat) === null) into.push(ORDER)
    into.push(LEAVE)
  },

  candidates: (state, _frame, seat) => [ORDER, LEAVE, ...swaps(state, seat)],

  whyNot(state, _frame, seat, move) {
    switch (move.kind) {
      case 'leave':
        return null
      case 'order':
        return whyNoOrder(state, seat)
      case 'offer':
        return whyNoOffer(state, seat, move)
      default:
        return NOT_ASKED
    }
  },

  apply(state, _frame, seat, move, tell) {
    const merchant = merchantAt(state, seat)
    if (move.kind === 'leave') {
      merchant.left = true
      tell?.({ kind: 'marketLeft', seat })
      if (state.merchants.every(({ left }) => left)) nextRound(state, tell)
    } else if (move.kind === 'order') {
      const contract = state.contracts.pop() as number
      merchant.holdings.ducat -= CONTRACT_PRICE
      state.bank += CONTRACT_PRICE
      merchant.contracts.push(contract)
      merchant.ordered = true
      tell?.({ kind: 'contractOrdered', seat, contract })
    } else if (move.kind === 'offer') {
      const deal = { from: seat, to: move.to, give: move.give, want: move.want }
      merchant.offers++
      state.stack.push({ kind: 'answer', ...deal })
      tell?.({ kind: 'offered', ...deal })
    }
  },

  decision: () => say('decision.market'),
}

/** The merchant who was made an offer accepts or declines; until then it can be withdrawn. */
export const answer: Handler<BazaarState, AnswerFrame, BazaarMove, BazaarEvent> = {
  seats: (_state, { from, to }) => [to, from],

  legal(_state, { to }, seat, into) {
    if (seat === to) into.push(ACCEPT, DECLINE)
    else into.push(WITHDRAW)
  },

  candidates: (_state, { to }, seat) => (seat === to ? [ACCEPT, DECLINE] : [WITHDRAW]),

  whyNot(_state, { to }, seat, move) {
    const asked = seat === to ? move.kind === 'accept' || move.kind === 'decline' : move.kind === 'withdraw'
    return asked ? null : NOT_ASKED
  },

  apply(state, { from, to, give, want }, _seat, move, tell) {
    state.stack.pop()
    if (move.kind === 'accept') {
      hand(merchantAt(state, from).holdings, merchantAt(state, to).holdings, give)
      hand(merchantAt(state, to).holdings, merchantAt(state, from).holdings, want)
      tell?.({ kind: 'traded', from, to, give, want })
      endIfCornered(state, tell)
    } else tell?.({ kind: move.kind === 'decline' ? 'declined' : 'withdrawn', from, to })
  },

  decision: (_state, { from, to, give, want }, seat) =>
    seat === to
      ? say('decision.answer', { from: { seat: from }, give: sayBundle(give), want: sayBundle(want) })
      : say('decision.offered', { to: { seat: to } }),
}

/** An offer this seat could make: up to three of one or two wares for up to three of another. */
export const suggestOffer = (state: BazaarState, seat: Seat, random: Random): Offer | null => {
  if (state.stack.at(-1)?.kind !== 'market') return null
  const { holdings, left } = merchantAt(state, seat)
  const partners = state.merchants.flatMap((other, at) => (at === seat || other.left ? [] : [at]))
  const to = partners[below(random, Math.max(1, partners.length))]
  if (left || to === undefined) return null
  const give = someOf(random, holdings, {})
  const want = someOf(random, merchantAt(state, to).holdings, give)
  const offer: Offer = { kind: 'offer', to, give, want }
  return whyNoOffer(state, seat, offer) === null ? offer : null
}

const whyNoOrder = (state: BazaarState, seat: Seat): Message | null => {
  const merchant = merchantAt(state, seat)
  if (merchant.ordered) return say('reason.orderedAlready')
  if (state.contracts.length === 0) return say('reason.noContracts')
  if (merchant.holdings.ducat >= CONTRACT_PRICE) return null
  return say('reason.contractPrice', { ducats: say('ware.ducat', { count: CONTRACT_PRICE }) })
}

const whyNoOffer = (state: BazaarState, seat: Seat, { to, give, want }: Offer): Message | null => {
  const partner = state.merchants[to]
  if (partner === undefined || to === seat || !isBundle(give) || !isBundle(want)) return NOT_ASKED
  const merchant = merchantAt(state, seat)
  if (merchant.offers >= state.options.offers) return say('reason.noOffersLeft')
  if (partner.left) return say('reason.partnerLeft', { seat: { seat: to } })
  if (WARES.some((ware) => give[ware] !== undefined && want[ware] !== undefined)) return say('reason.sameWare')
  if (!holds(merchant.holdings, give)) return say('reason.youLack', { wares: sayBundle(give) })
  if (!holds(partner.holdings, want)) {
    return say('reason.partnerLacks', { seat: { seat: to }, wares: sayBundle(want) })
  }
  return null
}

/** One good for another with anybody still there: the offers a page can put on buttons. */
const swaps = (state: BazaarState, seat: Seat): readonly Offer[] => {
  const own = merchantAt(state, seat).holdings
  return state.merchants.flatMap(({ holdings }, to) =>
    to === seat
      ? []
      : GOODS.filter((good) => own[good] > 0).flatMap((given) =>
          GOODS.filter((good) => good !== given && holdings[good] > 0).map(
            (wanted): Offer => ({ kind: 'offer', to, give: { [given]: 1 }, want: { [wanted]: 1 } }),
          ),
        ),
  )
}

const someOf = (random: Random, holdings: Holdings, except: Bundle): Bundle => {
  const wares = WARES.filter((ware) => holdings[ware] > 0 && except[ware] === undefined)
  const bundle: { [W in keyof Holdings]?: number } = {}
  for (let times = wares.length === 0 ? 0 : 1 + below(random, 2); times > 0; times--) {
    const ware = wares[below(random, wares.length)] ?? 'ducat'
    bundle[ware] = 1 + below(random, Math.min(3, holdings[ware]))
  }
  return bundle
}
