import {
  both,
  firstOf,
  has,
  type Message,
  membersOf,
  NO_MEMBERS,
  plus,
  restOf,
  type SetOf,
  type Tell,
  union,
} from '@ecumene/kernel'
import { type CardPiece, cardNumbered, NONE, type WonderPiece, wonderNumbered } from '../data/pieces.ts'
import type { WonderId } from '../data/wonders.ts'
import type { Asks } from './asks.ts'
import { buildCard, cardPrice, wonderPrice } from './construction.ts'
import type { Event } from './events.ts'
import { buildMove, discardMove, wonderMove } from './moves.ts'
import { cardIn, type Frame, opponentOf, putInto, type Side, type State, slotOf } from './state.ts'
import { openSlotOf, takeFromStructure } from './structure.ts'
import { buildWonder } from './wonders.ts'

const PLAY_FRAMES: readonly [Frame, Frame] = [
  { kind: 'play', seat: 0 },
  { kind: 'play', seat: 1 },
]

/** D-5.2, D-5.3: gives a player a turn. */
export const beginTurn = (state: State, side: Side): void => {
  state.active = side
  state.extraTurn = false
  state.turn++
  state.pending.push(PLAY_FRAMES[side])
}

/** D-5.4 to D-5.7: one accessible card, used in one of three ways. */
export const play: Asks<'play', 'build' | 'discard' | 'wonder'> = {
  answers: ['build', 'discard', 'wonder'],

  legal(state, frame, _seat, into) {
    const side = frame.seat
    const { coins, wonders } = state.cities[side]
    // D-11.3: a Wonder costs the same whichever card is used, so its price is found once.
    let affordable: SetOf<WonderId> = NO_MEMBERS
    for (let left = wonders; left !== NO_MEMBERS; left = restOf(left)) {
      const wonder = wonderNumbered(firstOf(left))
      if (wonderPrice(state, side, wonder) <= coins) affordable = plus(affordable, wonder.number)
    }
    for (let left = state.open; left !== NO_MEMBERS; left = restOf(left)) {
      const card = cardIn(state, firstOf(left))
      const { number } = card
      if (cardPrice(state, side, card) <= coins) into.push(buildMove(number))
      into.push(discardMove(number))
      for (let wonders = affordable; wonders !== NO_MEMBERS; wonders = restOf(wonders)) {
        into.push(wonderMove(firstOf(wonders), number))
      }
    }
  },

  candidates(state, frame) {
    const seen = membersOf(both(state.present, state.faceUp)).map((slot) => cardIn(state, slot).number)
    const own = state.cities[frame.seat]
    const rival = state.cities[opponentOf(frame.seat)]
    const mine = membersOf(union(own.wonders, own.builtWonders))
    const others = membersOf(union(union(rival.wonders, rival.builtWonders), state.boxed))
    const first = cardIn(state, firstOf(state.open)).number
    return [
      ...seen.flatMap((card) => [
        buildMove(card),
        discardMove(card),
        ...mine.map((wonder) => wonderMove(wonder, card)),
      ]),
      ...others.map((wonder) => wonderMove(wonder, first)),
    ]
  },

  whyNot(state, frame, _seat, move): Message | null {
    const card = cardNumbered(move.card)
    if (openSlotOf(state, card.number) === NONE) return whyNotOpen(state, card)
    if (move.kind === 'discard') return null
    const side = frame.seat
    const { coins } = state.cities[side]
    if (move.kind === 'build') {
      const price = cardPrice(state, side, card)
      return price <= coins ? null : tooDear({ key: `card.${card.id}` }, price, coins)
    }
    const wonder = wonderNumbered(move.wonder)
    if (!has(state.cities[side].wonders, wonder.number)) return whyNotBuildable(state, wonder)
    const price = wonderPrice(state, side, wonder)
    return price <= coins ? null : tooDear({ key: `wonder.${wonder.id}` }, price, coins)
  },

  apply(state, frame, _seat, move, tell) {
    const side = frame.seat
    const card = cardNumbered(move.card)
    state.pending.pop()
    takeFromStructure(state, openSlotOf(state, card.number))
    if (move.kind === 'build') buildCard(state, side, card, tell)
    else if (move.kind === 'wonder') buildWonder(state, side, wonderNumbered(move.wonder), card, tell)
    else discardForCoins(state, side, card, tell)
  },

  decision: () => ({ key: 'decision.play' }),
}

/** D-10.2: coins for a discarded card, without those for yellow cards of the player's city. */
const DISCARD_COINS = 2

/** D-10: the card goes to the discard pile for coins. */
const discardForCoins = (state: State, side: Side, card: CardPiece, tell: Tell<Event> | undefined): void => {
  const city = state.cities[side]
  const coins = DISCARD_COINS + city.yellow
  putInto(state.discard, card)
  city.coins += coins
  tell?.({ kind: 'discarded', seat: side, card: card.id, coins })
}

const whyNotOpen = (state: State, card: CardPiece): Message => {
  const args = { card: { key: `card.${card.id}` } }
  const slot = slotOf(state, card.number)
  // A face-down card must not answer differently from one that is not there at all (D-2.12).
  const seen = slot !== NONE && has(state.faceUp, slot)
  return seen ? { key: 'reason.covered', args } : { key: 'reason.notInStructure', args }
}

const whyNotBuildable = (state: State, wonder: WonderPiece): Message => {
  const args = { wonder: { key: `wonder.${wonder.id}` } }
  const [one, two] = state.cities
  if (has(union(one.builtWonders, two.builtWonders), wonder.number)) return { key: 'reason.wonderBuilt', args }
  if (has(state.boxed, wonder.number)) return { key: 'reason.sevenWonders', args }
  return { key: union(one.wonders, two.wonders) === NO_MEMBERS ? 'reason.noWonderLeft' : 'reason.notYourWonder', args }
}

const tooDear = (thing: Message, price: number, coins: number): Message => ({
  key: 'reason.tooDear',
  args: { thing, price, coins, short: price - coins },
})
