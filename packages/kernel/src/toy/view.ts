import type { Seat, Viewer } from '../game.ts'
import { below, type Random, shuffle, split } from '../values/random.ts'
import { type Contract, contractOf } from './contracts.ts'
import { roundsOf } from './options.ts'
import { type AnswerFrame, type BazaarState, clone } from './state.ts'
import type { Good, Holdings } from './wares.ts'

export type BazaarView = {
  readonly you: Viewer
  readonly round: number
  readonly rounds: number
  readonly phase: 'auction' | 'market' | 'answer' | 'over'
  readonly bank: number
  readonly lot: readonly Good[]
  readonly goodsLeft: number
  readonly contractsLeft: number
  readonly offer: Omit<AnswerFrame, 'kind'> | null
  readonly merchants: readonly MerchantView[]
}

export type MerchantView = {
  readonly seat: Seat
  readonly holdings: Readonly<Holdings>
  readonly contractCount: number
  /** `null` where the viewer may not know them. */
  readonly contracts: readonly Contract[] | null
  readonly hasBid: boolean
  /** `null` where there is no bid, or the viewer may not know it. */
  readonly bid: number | null
  readonly offersLeft: number
  readonly hasOrdered: boolean
  readonly hasLeft: boolean
}

export const view = (state: BazaarState, viewer: Viewer): BazaarView => {
  const top = state.stack.at(-1)
  return {
    you: viewer,
    round: state.round,
    rounds: roundsOf(state.options),
    phase: top?.kind ?? 'over',
    bank: state.bank,
    lot: state.lot.slice(),
    goodsLeft: state.deck.length,
    contractsLeft: state.contracts.length,
    offer: top?.kind === 'answer' ? { from: top.from, to: top.to, give: top.give, want: top.want } : null,
    merchants: state.merchants.map((merchant, seat) => ({
      seat,
      holdings: { ...merchant.holdings },
      contractCount: merchant.contracts.length,
      contracts: knowsContracts(state, viewer, seat) ? merchant.contracts.map(contractOf) : null,
      hasBid: merchant.bid !== null,
      bid: seat === viewer ? merchant.bid : null,
      offersLeft: state.options.offers - merchant.offers,
      hasOrdered: merchant.ordered,
      hasLeft: merchant.left,
    })),
  }
}

/** Draws anew what the viewer cannot know: both decks, other merchants' contracts and bids, and future chance. */
export const sample = (state: BazaarState, viewer: Viewer, random: Random): BazaarState => {
  const drawn = clone(state)
  // Sorted before it is shuffled: where a card really lies must not decide where the sample puts it.
  shuffle(random, drawn.deck.sort())
  drawn.random = split(random)

  const unknown = drawn.merchants.filter((_, seat) => !knowsContracts(state, viewer, seat))
  const pool = [...drawn.contracts, ...unknown.flatMap(({ contracts }) => contracts)]
  shuffle(
    random,
    pool.sort((one, other) => one - other),
  )
  for (const { contracts } of [...unknown, drawn]) {
    contracts.splice(0, contracts.length, ...pool.splice(-contracts.length, contracts.length))
  }
  for (const [seat, merchant] of drawn.merchants.entries()) {
    if (seat !== viewer && merchant.bid !== null) merchant.bid = below(random, merchant.holdings.ducat + 1)
  }
  return drawn
}

/** Everybody knows their own contracts, and at the end everybody knows all. */
const knowsContracts = (state: BazaarState, viewer: Viewer, seat: Seat): boolean =>
  seat === viewer || state.stack.length === 0
