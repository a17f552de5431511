import {
  CARD_PIECES,
  type City,
  cardNumbered,
  cardPrice,
  type Move,
  NONE,
  opponentOf,
  type Side,
  type State,
  totalPoints,
  WONDER_PIECES,
  wonderNumbered,
  wonderPrice,
} from '@ecumene/duel'
import { both, firstOf, NO_MEMBERS, restOf, type SetOf, sizeOf } from '@ecumene/kernel'
import type { Encoder } from './encoder.ts'
import type { Inputs } from './model.ts'

const CARDS = CARD_PIECES.length
const WONDERS = WONDER_PIECES.length
const TOKENS = 10
const FRAMES = ['draft', 'play', 'progress', 'library', 'rebuild', 'demolish', 'starter'] as const

/** Lays out groups of inputs one after the other. */
let laidOut = 0
const group = (size: number): number => {
  laidOut += size
  return laidOut - size
}

const side = () => ({
  coins: group(16),
  wood: group(5),
  clay: group(5),
  stone: group(5),
  glass: group(4),
  papyrus: group(4),
  rawChoices: group(4),
  goodsChoices: group(4),
  fixed: group(5),
  chains: group(17),
  symbols: group(7),
  symbolCount: group(7),
  progress: group(TOKENS),
  colours: group(7),
  hasColour: group(7 * 4),
  points: group(1),
  guilds: group(7),
  wonders: group(WONDERS),
  builtWonders: group(WONDERS),
  wonderCount: group(5),
  /** Open cards that could be paid for now, and Wonders. */
  payable: group(CARDS),
  payableWonders: group(WONDERS),
  prices: group(CARDS),
  wonderPrices: group(WONDERS),
})

const OWN = side()
const RIVAL = side()
const FRAME = group(FRAMES.length)
const AGE = group(4)
const LEFT = group(21)
const LAST = group(1)
const PAWN = group(19)
const MILITARY = group(4)
const BOARD = group(TOKENS)
const OPEN = group(CARDS)
const SEEN = group(CARDS)
const ROW = group(WONDERS)
const DRAFTED = group(9)
const DRAWN = group(TOKENS)
const LEAD = group(1)
const EXTRA = group(1)
const INPUTS = laidOut

const BUILD = 0
const DISCARD = BUILD + CARDS
const WONDER = DISCARD + CARDS
const UNDER = WONDER + WONDERS
const DRAFT = UNDER + CARDS
const TOKEN = DRAFT + WONDERS
const DECLINE = TOKEN + TOKENS
const REBUILD = DECLINE + 1
const DEMOLISH = REBUILD + CARDS
const BEGIN = DEMOLISH + CARDS
const OUTPUTS = BEGIN + 2

export const duelEncoder: Encoder<State, Move> = {
  inputs: INPUTS,
  outputs: OUTPUTS,
  most: 400,
  encode(state, seat, into) {
    const own = seat as Side
    const rival = opponentOf(own)
    into.count = 0
    encodeSide(state, own, OWN, into)
    encodeSide(state, rival, RIVAL, into)
    const frame = state.pending[state.pending.length - 1]
    if (frame !== undefined) {
      put(into, FRAME + FRAMES.indexOf(frame.kind))
      if (frame.kind === 'library') putSet(into, DRAWN, frame.drawn)
    }
    put(into, AGE + state.age)
    const left = sizeOf(state.present)
    put(into, LEFT + left)
    if (left % 2 === 1) put(into, LAST)
    put(into, PAWN + 9 + (own === 0 ? state.pawn : -state.pawn))
    const tokens = state.militaryTokens
    for (let rest = tokens; rest !== NO_MEMBERS; rest = restOf(rest)) {
      const token = firstOf(rest)
      put(into, MILITARY + (own === 0 ? token : (token + 2) % 4))
    }
    putSet(into, BOARD, state.progressBoard)
    if (left > 0) {
      for (let rest = both(state.present, state.faceUp); rest !== NO_MEMBERS; rest = restOf(rest)) {
        const slot = firstOf(rest)
        put(into, ((state.open & (1 << slot)) !== 0 ? OPEN : SEEN) + (state.slots[slot] ?? NONE))
      }
    }
    if (state.age === 0) {
      putSet(into, ROW, state.row)
      put(into, DRAFTED + Math.min(8, sizeOf(state.cities[0].wonders) + sizeOf(state.cities[1].wonders)))
    }
    if (state.extraTurn) put(into, EXTRA)
    put(into, LEAD, (totalPoints(state, own) - totalPoints(state, rival)) / 10)
  },
  output(seat, move) {
    switch (move.kind) {
      case 'build':
        return BUILD + move.card
      case 'discard':
        return DISCARD + move.card
      case 'wonder':
        return WONDER + move.wonder
      case 'draft':
        return DRAFT + move.wonder
      case 'progress':
      case 'library':
        return TOKEN + move.token
      case 'decline':
        return DECLINE
      case 'rebuild':
        return REBUILD + move.card
      case 'demolish':
        return DEMOLISH + move.card
      case 'begin':
        return BEGIN + (move.player === seat ? 0 : 1)
    }
  },
  secondOutput: (move) => (move.kind === 'wonder' ? UNDER + move.card : -1),
  shown(state) {
    let sum = state.row
    for (let rest = both(state.present, state.faceUp); rest !== NO_MEMBERS; rest = restOf(rest)) {
      const slot = firstOf(rest)
      sum = (sum + Math.imul((slot << 7) + (state.slots[slot] ?? NONE) + 1, 0x9e3779b1)) | 0
      sum ^= sum >>> 15
    }
    const frame = state.pending[state.pending.length - 1]
    if (frame?.kind === 'library') sum = Math.imul(sum ^ frame.drawn, 0x85ebca6b)
    return sum
  },
  horizon: (state) => state.age,
}

const put = (into: Inputs, place: number, amount = 1): void => {
  into.places[into.count] = place
  into.amounts[into.count] = amount
  into.count++
}

const putSet = (into: Inputs, place: number, set: SetOf<string>): void => {
  for (let rest = set; rest !== NO_MEMBERS; rest = restOf(rest)) put(into, place + firstOf(rest))
}

/** Prices are written down in tens of coins. */
const PRICE = 0.1

const encodeSide = (state: State, of: Side, at: typeof OWN, into: Inputs): void => {
  const city: City = state.cities[of]
  put(into, at.coins + Math.min(15, city.coins))
  put(into, at.wood + Math.min(4, city.wood))
  put(into, at.clay + Math.min(4, city.clay))
  put(into, at.stone + Math.min(4, city.stone))
  put(into, at.glass + Math.min(3, city.glass))
  put(into, at.papyrus + Math.min(3, city.papyrus))
  if (city.rawChoices > 0) put(into, at.rawChoices + Math.min(3, city.rawChoices))
  if (city.goodsChoices > 0) put(into, at.goodsChoices + Math.min(3, city.goodsChoices))
  putSet(into, at.fixed, city.fixed)
  putSet(into, at.chains, city.chains)
  putSet(into, at.symbols, city.symbols)
  put(into, at.symbolCount + Math.min(6, sizeOf(city.symbols)))
  putSet(into, at.progress, city.progress)
  colour(into, at, 0, city.brown)
  colour(into, at, 1, city.grey)
  colour(into, at, 2, city.blue)
  colour(into, at, 3, city.green)
  colour(into, at, 4, city.yellow)
  colour(into, at, 5, city.red)
  colour(into, at, 6, city.purple)
  put(into, at.points, totalPoints(state, of) / 20)
  for (let rest = city.buildings[2] >>> 20; rest !== NO_MEMBERS; rest = restOf(rest))
    put(into, at.guilds + firstOf(rest))
  putSet(into, at.wonders, city.wonders)
  putSet(into, at.builtWonders, city.builtWonders)
  put(into, at.wonderCount + sizeOf(city.builtWonders))
  if (state.age === 0) return
  for (let rest = both(state.open, state.faceUp); rest !== NO_MEMBERS; rest = restOf(rest)) {
    const card = state.slots[firstOf(rest)] ?? NONE
    const price = cardPrice(state, of, cardNumbered(card))
    if (price <= city.coins) put(into, at.payable + card)
    if (price > 0) put(into, at.prices + card, Math.min(price, 20) * PRICE)
  }
  for (let rest = city.wonders; rest !== NO_MEMBERS; rest = restOf(rest)) {
    const wonder = firstOf(rest)
    const price = wonderPrice(state, of, wonderNumbered(wonder))
    if (price <= city.coins) put(into, at.payableWonders + wonder)
    put(into, at.wonderPrices + wonder, Math.min(price, 20) * PRICE)
  }
}

const colour = (into: Inputs, at: typeof OWN, which: number, count: number): void => {
  if (count === 0) return
  put(into, at.colours + which, count / 4)
  put(into, at.hasColour + which * 4 + Math.min(3, count - 1))
}
