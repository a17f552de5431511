import { NO_MEMBERS, shares, type Tell, union } from '@ecumene/kernel'
import type { CardPiece, WonderPiece } from '../data/pieces.ts'
import type { Event } from './events.ts'
import { countIn, countInRicherCity } from './guilds.ts'
import { moveConflictPawn } from './military.ts'
import {
  blueDiscount,
  chainCoins,
  chainCoinsToken,
  extraShields,
  hasTradeIncome,
  tradeIncomeToken,
  wonderDiscount,
} from './progress.ts'
import { gainSymbol } from './science.ts'
import { type Cities, type City, opponentOf, putInto, type Side, type State, takeOutOf } from './state.ts'
import { purchasePrice } from './trade.ts'

/** D-8.2, D-8.5: the city itself holds the chain symbol that makes this card free. */
export const isFreeByChain = (city: City, card: CardPiece): boolean => shares(city.chains, card.acceptsChains)

/** What the player would pay for a Building now, coins and purchases together. */
export const cardPrice = (state: Cities, side: Side, card: CardPiece): number => {
  const city = state.cities[side]
  if ((card.coinCost | card.units) === 0 || isFreeByChain(city, card)) return 0
  return card.coinCost + cardPurchase(state, side, card)
}

/** The part of a Building's price that is paid for resources. */
const cardPurchase = (state: Cities, side: Side, card: CardPiece): number => {
  const city = state.cities[side]
  const dropped = card.colour === 'blue' ? blueDiscount(city) : 0
  return purchasePrice(city, state.cities[opponentOf(side)], card, dropped)
}

/** What the player would pay for a Wonder now. */
export const wonderPrice = (state: Cities, side: Side, wonder: WonderPiece): number =>
  wonder.coinCost + wonderPurchase(state, side, wonder)

const wonderPurchase = (state: Cities, side: Side, wonder: WonderPiece): number => {
  const city = state.cities[side]
  return purchasePrice(city, state.cities[opponentOf(side)], wonder, wonderDiscount(city))
}

/** D-9: pays for a Building and constructs it. */
export const buildCard = (state: State, side: Side, card: CardPiece, tell: Tell<Event> | undefined): void => {
  const city = state.cities[side]
  if (isFreeByChain(city, card)) {
    tell?.({ kind: 'built', seat: side, card: card.id, price: 0, chain: card.accepts })
    // D-15.25: read before the card's own effects can bring the token.
    const reward = chainCoins(city)
    if (reward > 0) {
      city.coins += reward
      tell?.({
        kind: 'coinsGained',
        seat: side,
        coins: reward,
        source: { kind: 'progress', token: chainCoinsToken.id },
      })
    }
  } else {
    const purchase = cardPurchase(state, side, card)
    tell?.({ kind: 'built', seat: side, card: card.id, price: card.coinCost + purchase, chain: null })
    pay(state, side, card.coinCost, purchase, tell)
  }
  enterCity(state, side, card, tell)
}

/** Pays for a Wonder; the card under it costs nothing (D-11.3). */
export const payForWonder = (state: State, side: Side, wonder: WonderPiece, tell: Tell<Event> | undefined): void =>
  pay(state, side, wonder.coinCost, wonderPurchase(state, side, wonder), tell)

/** D-6.11, D-7.10, D-15.7: the coin cost goes to the bank, the purchase to the bank or to an opposing Economy. */
const pay = (state: State, side: Side, coins: number, purchase: number, tell: Tell<Event> | undefined): void => {
  state.cities[side].coins -= coins + purchase
  if (purchase === 0) return
  const rival = opponentOf(side)
  if (!hasTradeIncome(state.cities[rival])) return
  state.cities[rival].coins += purchase
  tell?.({
    kind: 'coinsGained',
    seat: rival,
    coins: purchase,
    source: { kind: 'progress', token: tradeIncomeToken.id },
  })
}

/** D-9.2, D-9.3, D-12: the card joins the city and acts, however it came there. */
export const enterCity = (state: State, side: Side, card: CardPiece, tell: Tell<Event> | undefined): void => {
  const city = state.cities[side]
  putInto(city.buildings, card)
  countColour(city, card)
  city.chains = union(city.chains, card.givesChains)
  city.fixed = union(city.fixed, card.fixes)
  city.rawChoices += card.rawChoices
  city.goodsChoices += card.goodsChoices
  if (card.isProducer) addProduction(city, card, 1)

  const coins = coinsOnConstruction(state, city, card)
  if (coins > 0) {
    city.coins += coins
    tell?.({ kind: 'coinsGained', seat: side, coins, source: { kind: 'card', card: card.id } })
  }
  if (card.shields > 0) moveConflictPawn(state, side, card.shields + extraShields(city), tell)
  if (card.symbols !== NO_MEMBERS) gainSymbol(state, side, card.symbols, tell)
}

/** Spelled out rather than indexed by colour: property names known ahead are what makes this fast. */
const countColour = (city: City, card: CardPiece): void => {
  switch (card.colour) {
    case 'brown':
      city.brown++
      return
    case 'grey':
      city.grey++
      return
    case 'blue':
      city.blue++
      city.bluePoints += card.points
      return
    case 'green':
      city.green++
      city.greenPoints += card.points
      return
    case 'yellow':
      city.yellow++
      city.yellowPoints += card.points
      return
    case 'red':
      city.red++
      return
    case 'purple':
      city.purple++
  }
}

/** D-16.8: an opponent's card leaves the city with everything it gave. Only producers can be removed. */
export const leaveCity = (state: State, side: Side, card: CardPiece): void => {
  const city = state.cities[side]
  takeOutOf(city.buildings, card)
  city[card.colour]--
  addProduction(city, card, -1)
}

const addProduction = (city: City, card: CardPiece, times: 1 | -1): void => {
  city.wood += times * card.makes.wood
  city.clay += times * card.makes.clay
  city.stone += times * card.makes.stone
  city.glass += times * card.makes.glass
  city.papyrus += times * card.makes.papyrus
}

/** D-12.2 to D-12.6, D-17.2: coins taken once, at construction; the card itself is in the city by now. */
const coinsOnConstruction = (state: State, city: City, card: CardPiece): number => {
  if (card.coins > 0) return card.coins
  if (card.coinsPer !== null) return card.coinsPer.count * countIn(city, card.coinsPer.counted)
  if (card.guild !== null && card.guild.coins > 0) {
    return card.guild.coins * countInRicherCity(state, card.guild.counted)
  }
  return 0
}
