import type { Seat } from '../game.ts'
import { copyRandom, type Random, type Seed, seeded, shuffle } from '../values/random.ts'
import { CONTRACTS } from './contracts.ts'
import { type BazaarOptions, roundsOf } from './options.ts'
import { type Bundle, GOODS, type Good, type Holdings, WARES } from './wares.ts'

export type BazaarState = {
  readonly options: BazaarOptions
  random: Random
  /** The round being played, from 1. */
  round: number
  /** Auctions and markets begun so far. */
  turn: number
  bank: number
  readonly merchants: Merchant[]
  /** Goods still to come; the last one comes next. */
  readonly deck: Good[]
  /** Contracts still to be ordered; the last one comes next. */
  readonly contracts: number[]
  /** Goods on auction. */
  lot: Good[]
  /** Pending decisions; none when the game is over. */
  readonly stack: BazaarFrame[]
}

export type Merchant = {
  readonly holdings: Holdings
  /** Secret until the end. */
  readonly contracts: number[]
  /** Secret until all bids are in. */
  bid: number | null
  /** Offers made in this round. */
  offers: number
  /** Has ordered a contract in this round. */
  ordered: boolean
  /** Has left the market of this round. */
  left: boolean
}

export type BazaarFrame = AuctionFrame | MarketFrame | AnswerFrame
export type AuctionFrame = { readonly kind: 'auction' }
export type MarketFrame = { readonly kind: 'market' }
export type AnswerFrame = {
  readonly kind: 'answer'
  readonly from: Seat
  readonly to: Seat
  readonly give: Bundle
  readonly want: Bundle
}

export const LOT = 3
const OF_EACH_GOOD = 9
const FIRST_GOODS = 2
const FIRST_CONTRACTS = 2
const FIRST_DUCATS = 10
const BANK_PER_SEAT = 5

export const setup = (options: BazaarOptions, seats: number, seed: Seed): BazaarState => {
  const random = seeded(seed)
  const deck = GOODS.flatMap((good) => Array.from({ length: OF_EACH_GOOD }, () => good))
  const contracts = CONTRACTS.map((_, index) => index)
  shuffle(random, deck)
  shuffle(random, contracts)
  const merchants = Array.from({ length: seats }, (): Merchant => {
    const holdings: Holdings = { ducat: FIRST_DUCATS, silk: 0, spice: 0, amber: 0, salt: 0 }
    for (const good of deck.splice(-FIRST_GOODS)) holdings[good]++
    const own = contracts.splice(-FIRST_CONTRACTS)
    return { holdings, contracts: own, bid: null, offers: 0, ordered: false, left: false }
  })
  const lot = deck.splice(-LOT)
  const bank = BANK_PER_SEAT * seats
  return { options, random, round: 1, turn: 1, bank, merchants, deck, contracts, lot, stack: [{ kind: 'auction' }] }
}

export const clone = (state: BazaarState): BazaarState => ({
  ...state,
  random: copyRandom(state.random),
  merchants: state.merchants.map((merchant) => ({
    ...merchant,
    holdings: { ...merchant.holdings },
    contracts: merchant.contracts.slice(),
  })),
  deck: state.deck.slice(),
  contracts: state.contracts.slice(),
  lot: state.lot.slice(),
  stack: state.stack.slice(),
})

export const merchantAt = (state: BazaarState, seat: Seat): Merchant => {
  const merchant = state.merchants[seat]
  if (merchant === undefined) throw new RangeError(`no merchant in seat ${seat}`)
  return merchant
}

/** The seats of everyone who matches. */
export const seatsOf = ({ merchants }: BazaarState, described: (merchant: Merchant) => boolean): Seat[] => {
  const seats: Seat[] = []
  for (const [seat, merchant] of merchants.entries()) if (described(merchant)) seats.push(seat)
  return seats
}

/** Everything in the box is in exactly one place. */
export const audit = (state: BazaarState): readonly string[] => {
  const { merchants, options } = state
  const problems: string[] = []
  const expect = (what: string, actual: number, expected: number) => {
    if (actual !== expected) problems.push(`${what}: ${actual} instead of ${expected}`)
  }
  const held = (ware: keyof Holdings) => merchants.reduce((sum, { holdings }) => sum + holdings[ware], 0)
  expect('ducats', held('ducat') + state.bank, (FIRST_DUCATS + BANK_PER_SEAT) * merchants.length)
  for (const good of GOODS) {
    let count = held(good)
    for (const other of state.deck) if (other === good) count++
    for (const other of state.lot) if (other === good) count++
    expect(good, count, OF_EACH_GOOD)
  }
  const contracts = [...state.contracts, ...merchants.flatMap((merchant) => merchant.contracts)]
  expect('contracts', contracts.length, CONTRACTS.length)
  expect('different contracts', new Set(contracts).size, CONTRACTS.length)
  for (const [seat, { holdings, bid, offers }] of merchants.entries()) {
    for (const ware of WARES) if (holdings[ware] < 0) problems.push(`seat ${seat} owes ${ware}`)
    if (bid !== null && bid > holdings.ducat) problems.push(`seat ${seat} bids more than it has`)
    if (offers > options.offers) problems.push(`seat ${seat} has made ${offers} offers`)
  }
  if (state.bank < 0) problems.push('the bank owes money')
  if (state.round > roundsOf(options)) problems.push(`there is no round ${state.round}`)
  return problems
}
