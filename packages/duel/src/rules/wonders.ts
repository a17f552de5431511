import {
  both,
  has,
  type Message,
  membersOf,
  minus,
  NO_MEMBERS,
  plus,
  setOf,
  shuffle,
  sizeOf,
  type Tell,
  union,
} from '@ecumene/kernel'
import {
  type CardPiece,
  COLOUR_SETS,
  cardNumbered,
  progressNumbered,
  type WonderPiece,
  wonderNumbered,
} from '../data/pieces.ts'
import type { ProgressId } from '../data/progress.ts'
import type { Asks } from './asks.ts'
import { enterCity, leaveCity, payForWonder, wonderPrice } from './construction.ts'
import type { Event } from './events.ts'
import { loseCoins, moveConflictPawn } from './military.ts'
import { demolishMove, libraryMove, rebuildMove } from './moves.ts'
import { gainProgress, wondersGrantTurns } from './progress.ts'
import { cardsIn, type Frame, holds, isEmpty, opponentOf, putInto, type Side, type State, takeOutOf } from './state.ts'

/** D-1.18: "7 Wonders, no more". */
export const MOST_WONDERS = 7

/** D-11.7: pays for a Wonder, tucks the card under it and resolves its effects. */
export const buildWonder = (
  state: State,
  side: Side,
  wonder: WonderPiece,
  card: CardPiece,
  tell: Tell<Event> | undefined,
): void => {
  const city = state.cities[side]
  tell?.({ kind: 'wonderBuilt', seat: side, wonder: wonder.id, card: card.id, price: wonderPrice(state, side, wonder) })
  payForWonder(state, side, wonder, tell)
  state.tucked = state.tucked.with(wonder.number, card.number)
  city.wonders = minus(city.wonders, wonder.number)
  city.builtWonders = plus(city.builtWonders, wonder.number)
  city.rawChoices += wonder.rawChoices
  city.goodsChoices += wonder.goodsChoices
  // D-15.20: Theology adds nothing to a Wonder that has the effect; D-15.25: nor does a token it brings itself.
  state.extraTurn = wonder.extraTurn || wondersGrantTurns(city)
  resolveWonder(state, side, wonder, tell)
}

/** D-16.2: coins, the opponent's loss, the removal of a card, shields, then a choice of card or token. */
const resolveWonder = (state: State, side: Side, wonder: WonderPiece, tell: Tell<Event> | undefined): void => {
  const source = { kind: 'wonder', wonder: wonder.id } as const
  if (wonder.coins > 0) {
    state.cities[side].coins += wonder.coins
    tell?.({ kind: 'coinsGained', seat: side, coins: wonder.coins, source })
  }
  if (wonder.opponentLoses > 0) loseCoins(state, opponentOf(side), wonder.opponentLoses, source, tell)
  // D-16.6, D-16.7: the removal must be made if there is a target, and is skipped if there is none.
  if (wonder.demolishes !== null && state.cities[opponentOf(side)][wonder.demolishes] > 0) {
    state.pending.push({ kind: 'demolish', seat: side, wonder: wonder.number })
    return
  }
  resolveAfterRemoval(state, side, wonder, tell)
}

const resolveAfterRemoval = (state: State, side: Side, wonder: WonderPiece, tell: Tell<Event> | undefined): void => {
  if (wonder.shields > 0) moveConflictPawn(state, side, wonder.shields, tell)
  if (wonder.drawsProgress > 0) drawLibraryTokens(state, side, wonder.drawsProgress, tell)
  // D-16.18: with an empty discard pile the Mausoleum has no such effect.
  if (wonder.rebuilds && !isEmpty(state.discard)) state.pending.push(REBUILD_FRAMES[side])
}

const REBUILD_FRAMES: readonly [Frame, Frame] = [
  { kind: 'rebuild', seat: 0 },
  { kind: 'rebuild', seat: 1 },
]

/** D-16.10: draws tokens at random from those set aside. */
const drawLibraryTokens = (state: State, side: Side, count: number, tell: Tell<Event> | undefined): void => {
  const tokens = membersOf(state.progressBox)
  shuffle(state.random, tokens, count)
  const drawn = setOf<ProgressId>(...tokens.slice(0, count))
  state.pending.push({ kind: 'library', seat: side, drawn })
  tell?.({
    kind: 'libraryDrawn',
    seat: side,
    tokens: membersOf(drawn).map((token) => progressNumbered(token).id),
    secret: state.options.greatLibraryTokens === 'private',
  })
}

/** D-11.8: once seven Wonders stand, the eighth goes to the box, whoever owned it. */
export const boxEighthWonder = (state: State, tell: Tell<Event> | undefined): void => {
  const [one, two] = state.cities
  if (union(one.wonders, two.wonders) === NO_MEMBERS) return
  if (sizeOf(union(one.builtWonders, two.builtWonders)) < MOST_WONDERS) return
  for (const side of [0, 1] as const) {
    const city = state.cities[side]
    for (const number of membersOf(city.wonders)) {
      tell?.({ kind: 'wonderBoxed', seat: side, wonder: wonderNumbered(number).id })
    }
    state.boxed = union(state.boxed, city.wonders)
    city.wonders = 0
  }
}

/** D-16.4 to D-16.9: which brown or grey card the opponent loses. */
export const demolish: Asks<'demolish', 'demolish'> = {
  answers: ['demolish'],
  legal(state, frame, _seat, into) {
    for (const card of targets(state, frame)) into.push(demolishMove(card.number))
  },
  candidates: (state, frame) =>
    cardsIn(state.cities[opponentOf(frame.seat)].buildings).map((card) => demolishMove(card.number)),
  whyNot(state, frame, _seat, move): Message | null {
    const card = cardNumbered(move.card)
    if (!holds(state.cities[opponentOf(frame.seat)].buildings, card)) {
      return { key: 'reason.notInOpponentCity', args: { card: { key: `card.${card.id}` } } }
    }
    const colour = wonderNumbered(frame.wonder).demolishes
    if (card.colour === colour) return null
    return {
      key: 'reason.wrongColour',
      args: { card: { key: `card.${card.id}` }, colour: { key: `colour.${colour}` } },
    }
  },
  apply(state, frame, _seat, move, tell) {
    const card = cardNumbered(move.card)
    state.pending.pop()
    leaveCity(state, opponentOf(frame.seat), card)
    putInto(state.discard, card)
    tell?.({ kind: 'demolished', seat: frame.seat, card: card.id })
    resolveAfterRemoval(state, frame.seat, wonderNumbered(frame.wonder), tell)
  },
  decision: (_state, frame) => ({
    key: 'decision.demolish',
    args: { colour: { key: `colour.${wonderNumbered(frame.wonder).demolishes}` } },
  }),
}

const targets = (state: State, frame: Extract<Frame, { kind: 'demolish' }>): readonly CardPiece[] => {
  const colour = wonderNumbered(frame.wonder).demolishes
  if (colour === null) return []
  const { buildings } = state.cities[opponentOf(frame.seat)]
  const sets = COLOUR_SETS[colour]
  return cardsIn([both(buildings[0], sets[0]), both(buildings[1], sets[1]), both(buildings[2], sets[2])])
}

/** D-16.15 to D-16.20: which discarded card the Mausoleum constructs for free. */
export const rebuild: Asks<'rebuild', 'rebuild'> = {
  answers: ['rebuild'],
  legal(state, _frame, _seat, into) {
    for (const card of cardsIn(state.discard)) into.push(rebuildMove(card.number))
  },
  candidates: (state) => cardsIn(state.discard).map((card) => rebuildMove(card.number)),
  whyNot(state, _frame, _seat, move): Message | null {
    const card = cardNumbered(move.card)
    return holds(state.discard, card)
      ? null
      : { key: 'reason.notDiscarded', args: { card: { key: `card.${card.id}` } } }
  },
  apply(state, frame, _seat, move, tell) {
    const card = cardNumbered(move.card)
    state.pending.pop()
    takeOutOf(state.discard, card)
    tell?.({ kind: 'rebuilt', seat: frame.seat, card: card.id })
    enterCity(state, frame.seat, card, tell)
  },
  decision: () => ({ key: 'decision.rebuild' }),
}

/** D-16.11, D-16.14: which of the drawn tokens is kept. */
export const library: Asks<'library', 'library'> = {
  answers: ['library'],
  legal(_state, frame, _seat, into) {
    for (const token of membersOf(frame.drawn)) into.push(libraryMove(token))
  },
  candidates: (state) => membersOf(state.progressBox).map(libraryMove),
  whyNot(_state, frame, _seat, move): Message | null {
    const token = progressNumbered(move.token)
    if (has(frame.drawn, token.number)) return null
    return { key: 'reason.tokenNotDrawn', args: { token: { key: `progress.${token.id}` } } }
  },
  apply(state, frame, _seat, move, tell) {
    state.pending.pop()
    // D-16.12: the refused tokens stay in the box; nothing draws from it again, because the Library is built only once.
    state.progressBox = minus(state.progressBox, move.token)
    gainProgress(state, frame.seat, progressNumbered(move.token), tell)
  },
  decision: () => ({ key: 'decision.library' }),
}
