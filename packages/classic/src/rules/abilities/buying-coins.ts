import type { Message } from '@ecumene/kernel'
import { TECHS, type Tech } from '../../data/techs.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../because.ts'
import type { Teller } from '../events.ts'
import { type Move, type MoveOf, moveOf } from '../moves.ts'
import { type Once, useOnce, wasUsed } from '../once.ts'
import { knows } from '../powers.ts'
import { playerOf, type State } from '../state.ts'
import { earnCoin, hasRoomForCoin } from './triggers.ts'

type Seller = { readonly tech: Tech; readonly price: number; readonly paidIn: 'trade' | 'culture'; readonly once: Once }

/** Techs whose coin tokens are bought with trade or culture in City Management: Democracy, Printing Press (C-31.5). */
const SELLERS: readonly Seller[] = TECHS.flatMap((tech): readonly Seller[] => {
  const { coinFor } = tech
  if (coinFor === null || coinFor.kind === 'battleWon' || coinFor.kind === 'ability') return []
  const once = coinFor.kind === 'trade' ? 'tradeCoin' : 'cultureCoin'
  return [{ tech, price: coinFor.price, paidIn: coinFor.kind, once }]
})

const sellerOf = (tech: number) => SELLERS.find((seller) => seller.tech.number === tech)

/** Adds the coins that the seat can buy. */
export const addCoinPurchases = (state: State, seat: number, into: Move[]): void => {
  for (const { tech } of SELLERS) {
    if (whyNotBuyCoin(state, seat, tech.number) === null) into.push(moveOf('coin', tech.number))
  }
}

/** Every coin that the seat could try to buy. */
export const coinPurchases = (state: State, seat: number): readonly MoveOf<'coin'>[] =>
  SELLERS.filter(({ tech }) => knows(playerOf(state, seat), tech.number)).map(({ tech }) => moveOf('coin', tech.number))

export const whyNotBuyCoin = (state: State, seat: number, tech: number): Message<WordKey> | null => {
  const player = playerOf(state, seat)
  const seller = sellerOf(tech)
  if (seller === undefined || !knows(player, tech)) return because('reason.locked')
  if (wasUsed(player, seller.once)) return because('reason.onceARound')
  if (!hasRoomForCoin(state, seat, tech)) return because('reason.noTarget')
  const missing = seller.price - player[seller.paidIn]
  if (missing <= 0) return null
  return because(seller.paidIn === 'trade' ? 'reason.noTrade' : 'reason.noCulture', { missing })
}

export const buyCoin = (state: State, seat: number, tech: number, tell: Teller): void => {
  const seller = sellerOf(tech)
  if (seller === undefined) return
  playerOf(state, seat)[seller.paidIn] -= seller.price
  useOnce(state, seat, seller.once)
  earnCoin(state, seat, tech, tell)
}
