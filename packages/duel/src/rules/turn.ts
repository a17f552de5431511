import type { Message, Tell } from '@ecumene/kernel'
import { type CardPiece, cardNumbered, NONE, type WonderPiece, wonderNumbered } from '../data/pieces.ts'
import type { Asks } from './asks.ts'
import { buildCard, cardPrice, wonderPrice } from './construction.ts'
import type { Event } from './events.ts'
import { buildMove, discardMove, wonderMove } from './moves.ts'
import { bitsOf, cardIn, type Frame, lowestBit, opponentOf, type Side, type State, slotOf } from './state.ts'
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
    let affordable = 0
    for (let rest = wonders; rest !== 0; rest &= rest - 1) {
      const wonder = wonderNumbered(lowestBit(rest))
      if (wonderPrice(state, side, wonder) <= coins) affordable |= wonder.bit
    }
    for (let rest = state.open; rest !== 0; rest &= rest - 1) {
      const card = cardIn(state, lowestBit(rest))
      const { number } = card
      if (cardPrice(state, side, card) <= coins) into.push(buildMove(number))
      into.push(discardMove(number))
      for (let left = affordable; left !== 0; left &= left - 1) into.push(wonderMove(lowestBit(left), number))
    }
  },

  candidates(state, frame) {
    const seen = bitsOf(state.present & state.faceUp).map((slot) => cardIn(state, slot).number)
    const own = state.cities[frame.seat]
    const rival = state.cities[opponentOf(frame.seat)]
    const mine = bitsOf(own.wonders | own.builtWonders)
    const others = bitsOf(rival.wonders | rival.builtWonders | state.boxed)
    const first = cardIn(state, lowestBit(state.open)).number
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
    if ((state.cities[side].wonders & wonder.bit) === 0) return whyNotBuildable(state, wonder)
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

/** D-10.2: coins for a discarded card, before each yellow card of the own city. */
const DISCARD_COINS = 2

/** D-10: the card goes to the discard pile for coins. */
const discardForCoins = (state: State, side: Side, card: CardPiece, tell: Tell<Event> | undefined): void => {
  const city = state.cities[side]
  const coins = DISCARD_COINS + city.yellow
  state.discard[card.age] |= card.bit
  city.coins += coins
  tell?.({ kind: 'discarded', seat: side, card: card.id, coins })
}

const whyNotOpen = (state: State, card: CardPiece): Message => {
  const args = { card: { key: `card.${card.id}` } }
  const slot = slotOf(state, card.number)
  // A face-down card must not answer differently from one that is not there at all (D-2.12).
  const seen = slot !== NONE && (state.faceUp & (1 << slot)) !== 0
  return seen ? { key: 'reason.covered', args } : { key: 'reason.notInStructure', args }
}

const whyNotBuildable = (state: State, wonder: WonderPiece): Message => {
  const args = { wonder: { key: `wonder.${wonder.id}` } }
  const [one, two] = state.cities
  if (((one.builtWonders | two.builtWonders) & wonder.bit) !== 0) return { key: 'reason.wonderBuilt', args }
  if ((state.boxed & wonder.bit) !== 0) return { key: 'reason.sevenWonders', args }
  return { key: (one.wonders | two.wonders) === 0 ? 'reason.noWonderLeft' : 'reason.notYourWonder', args }
}

const tooDear = (thing: Message, price: number, coins: number): Message => ({
  key: 'reason.tooDear',
  args: { thing, price, coins, short: price - coins },
})
