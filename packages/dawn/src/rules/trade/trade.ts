import {
  both,
  firstOf,
  has,
  madeOnce,
  membersOf,
  NO_MEMBERS,
  plus,
  type SetOf,
  setOf,
  sizeOf,
  without,
} from '@ecumene/kernel'
import { CARD_TYPE, cardNumbered, cardType } from '../../data/cards.ts'
import { cityStatesOf, naturalWonderId } from '../../data/sights.ts'
import { type CityStateId, type NaturalWonderId, NONE, TRADE_LIMIT } from '../../data/types.ts'
import { type Ask, asks, because } from '../because.ts'
import type { Teller } from '../events.ts'
import { active, isInForce } from '../hooks/asking.ts'
import { spendResource } from '../map/pieces.ts'
import { DONE, type Move, type MoveWith, maker, moveOf, movesOf, SPEND, slotMoves } from '../moves.ts'
import { addTo, ask, cardIn, type Player, playerOf, resourcesOf, type State, tradeOn } from '../state.ts'
import { currentCard, remember } from '../undertakings.ts'

/** The slot (from 0) of a card, or of the card of a type; NONE if the row has none. */
export const placeOf = (player: Player, card: number): number => player.row.indexOf(card)

/** Where the card that is being resolved lies now. */
export const cardPlace = (state: State, seat: number): number => placeOf(playerOf(state, seat), currentCard(state))

export const placeOfType = (player: Player, type: number): number => {
  let found = NONE
  for (let place = 0; place < player.row.length; place++) {
    if (cardType(cardIn(player, place)) !== type) continue
    // With two cards of a type (Oxford University) a token goes where there is room.
    if (found === NONE || tradeOn(player, found) >= TRADE_LIMIT) found = place
  }
  return found
}

/** Is the seat itself resolving a card? Some things serve as trade tokens only then, and so never in defence. */
const isResolving = (state: State, seat: number): boolean => state.active === seat && state.phase === 'resolve'

/** N-17.5 to N-17.7: conquered city-states of this type whose token can be spent now. */
const freshCityStates = (state: State, seat: number, type: number): SetOf<CityStateId> =>
  isResolving(state, seat)
    ? both(without(playerOf(state, seat).conquered, state.turnSoFar.spentCityStates), cityStatesOf(type))
    : NO_MEMBERS

/** N-16.2: how many tokens could be spent from the card in this place of the row. */
export const spendable = (state: State, seat: number, place: number): number => {
  if (place === NONE) return 0
  const player = playerOf(state, seat)
  const type = cardType(cardIn(player, place))
  return tradeOn(player, place) + sizeOf(freshCityStates(state, seat, type))
}

/** Spends one token: a city-state's first, because it stays (N-17.5); otherwise a trade token (N-16.5). */
export const spendOne = (state: State, seat: number, place: number, tell: Teller): void => {
  const player = playerOf(state, seat)
  const card = cardIn(player, place)
  const fresh = freshCityStates(state, seat, cardType(card))
  if (fresh !== NO_MEMBERS) remember(state, { spentCityStates: plus(state.turnSoFar.spentCityStates, firstOf(fresh)) })
  else addTo(player.trade, place, -1)
  tell?.({ kind: 'tradeSpent', seat, card: cardNumbered(card).id })
}

/** Natural wonders that lie on this card and can still be spent this turn (leader of America). */
export const naturalsOn = (state: State, seat: number, card: number): SetOf<NaturalWonderId> => {
  const fresh = without(playerOf(state, seat).naturals, state.turnSoFar.spentNaturals)
  if (fresh === NO_MEMBERS) return NO_MEMBERS
  return setOf(...membersOf(fresh).filter((natural) => state.naturalCard[natural] === card))
}

/** N-12.7, N-12.8: spent, it stays with the player; the leader of America puts it on a card again. */
export const spendNatural = (state: State, seat: number, natural: number, tell: Teller): void => {
  remember(state, { spentNaturals: plus(state.turnSoFar.spentNaturals, natural) })
  tell?.({ kind: 'naturalSpent', seat, natural: naturalWonderId(natural) })
  if (!isInForce('keepsNaturalsOnCards', state, seat)) return
  state.naturalCard[natural] = NONE
  ask(state, { kind: 'keep', seat })
}

/** Resources stand in for trade tokens of a card that the seat itself is resolving. */
const mayTradeResources = (state: State, seat: number): boolean =>
  isResolving(state, seat) && isInForce('resourcesAsTrade', state, seat)

const hasResource = (state: State, seat: number): boolean =>
  mayTradeResources(state, seat) && playerOf(state, seat).resources.some((count) => count > 0)

/** What spends one token from a card. */
export type Spending = MoveWith<'spend' | 'natural' | 'resource'>

export const isSpending = (move: Move): move is Spending =>
  move.kind === 'spend' || move.kind === 'natural' || move.kind === 'resource'

/** Adds the ways to spend one token from a card to the candidates. */
export const spendMoves = (state: State, seat: number): readonly Spending[] => {
  const { naturals } = playerOf(state, seat)
  const resources = mayTradeResources(state, seat)
  if (naturals === NO_MEMBERS && !resources) return JUST_SPEND
  const moves: Spending[] = resources ? [SPEND, ...movesOf('resource')] : [SPEND]
  for (const natural of membersOf(naturals)) moves.push(moveOf('natural', natural))
  return moves
}

const JUST_SPEND: readonly Spending[] = [SPEND]

/** Why a token cannot be spent from the card in this place; where Oxford University has left no such card, none can. */
export const whyNotSpend = (state: State, seat: number, place: number, move: Spending) => {
  if (place === NONE) return because('reason.noTradeToken')
  if (move.kind === 'spend') return spendable(state, seat, place) > 0 ? null : because('reason.noTradeToken')
  if (move.kind === 'resource') return whyNotTradeResource(state, seat, move.resource)
  const card = cardIn(playerOf(state, seat), place)
  return has(naturalsOn(state, seat, card), move.natural) ? null : because('reason.naturalNotOnCard')
}

const whyNotTradeResource = (state: State, seat: number, kind: number) => {
  if (!mayTradeResources(state, seat)) return because('reason.notAccepted')
  return resourcesOf(playerOf(state, seat), kind) > 0 ? null : because('reason.noResource')
}

/** Could anything at all be spent from the card in this place? */
export const canSpend = (state: State, seat: number, place: number): boolean =>
  place !== NONE &&
  (spendable(state, seat, place) > 0 ||
    naturalsOn(state, seat, cardIn(playerOf(state, seat), place)) !== NO_MEMBERS ||
    hasResource(state, seat))

/** Where the tokens of a type are spent from; of two cards of it (Oxford University) the first that has something. */
export const placeToSpendFrom = (state: State, seat: number, type: number): number => {
  const { row } = playerOf(state, seat)
  const isOfType = (card: number): boolean => CARD_TYPE[card] === type
  const rich = row.findIndex((card, place) => isOfType(card) && canSpend(state, seat, place))
  return rich === NONE ? row.findIndex(isOfType) : rich
}

/** Carries out `spend`, `natural` or `resource`. */
export const spendBy = (state: State, seat: number, place: number, move: Spending, tell: Teller): void => {
  if (move.kind === 'natural') spendNatural(state, seat, move.natural, tell)
  else if (move.kind === 'resource') spendResource(state, seat, move.resource, tell)
  else spendOne(state, seat, place, tell)
}

/** N-10.18, N-15.2, N-24.2: tokens that the player distributes freely. */
export const gainTrade = (state: State, seat: number, count: number): void => {
  if (count === 0) return
  const player = playerOf(state, seat)
  player.placing += count
  player.placingOn = NONE
  dropWhatHasNoRoom(state, seat)
  if (player.placing > 0) ask(state, { kind: 'distribute', seat })
}

/** N-10.17: tokens for the card of one type. */
export const gainTradeOn = (state: State, seat: number, type: number, count: number, tell: Teller): void => {
  const player = playerOf(state, seat)
  // With room on two cards of a type (Oxford University) their owner says where each token goes.
  const isOpen = (card: number, place: number): boolean =>
    CARD_TYPE[card] === type && tradeOn(player, place) < TRADE_LIMIT
  if (roomInStore(state, seat) > 0 || player.row.filter(isOpen).length > 1) {
    player.placing += count
    player.placingOn = type
    ask(state, { kind: 'distribute', seat })
    return
  }
  const place = placeOfType(player, type)
  if (place === NONE) return
  const before = tradeOn(player, place)
  player.trade[place] = Math.min(TRADE_LIMIT, before + count)
  const placed = tradeOn(player, place) - before
  if (placed > 0) tell?.({ kind: 'tradePlaced', seat, card: cardNumbered(cardIn(player, place)).id, count: placed })
}

const roomInStore = (state: State, seat: number): number => {
  const [store] = active('tradeStorage', state, seat)
  return store === undefined ? 0 : store.does() - playerOf(state, seat).stored
}

/** N-16.6: what finds no place goes to the supply. */
const dropWhatHasNoRoom = (state: State, seat: number): void => {
  const player = playerOf(state, seat)
  if (player.placing === 0 || roomInStore(state, seat) > 0) return
  for (let place = 0; place < player.row.length; place++) if (takesToken(player, place)) return
  player.placing = 0
}

const takesToken = (player: Player, place: number): boolean =>
  tradeOn(player, place) < TRADE_LIMIT &&
  (player.placingOn === NONE || cardType(cardIn(player, place)) === player.placingOn)

/** Seats of a set as a list, made once for each set. */
const SEATS = madeOnce((seats) => membersOf<'seat'>(seats))

const token = maker('token')

/** One token at a time, by all who have tokens to place; their order has no effect (N-24.4). */
export const distribute: Ask<'distribute', 'token' | 'store'> = {
  answers: ['token', 'store'],
  decision: asks('decision.distribute'),
  seats(state) {
    let seats: SetOf<'seat'> = NO_MEMBERS
    for (let seat = 0; seat < state.players.length; seat++) {
      if (playerOf(state, seat).placing > 0) seats = plus(seats, seat)
    }
    return SEATS(seats)
  },
  candidates: (state, _frame, seat) => [
    ...slotMoves(state, 'token'),
    ...(isInForce('tradeStorage', state, seat) ? [moveOf('store')] : []),
  ],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'store') return roomInStore(state, seat) > 0 ? null : because('reason.noStore')
    const player = playerOf(state, seat)
    if (tradeOn(player, move.slot) >= TRADE_LIMIT) return because('reason.cardFull')
    return takesToken(player, move.slot) ? null : because('reason.otherCard')
  },
  legal(state, _frame, seat, into) {
    const player = playerOf(state, seat)
    for (let place = 0; place < player.row.length; place++) if (takesToken(player, place)) into.push(token(place))
    if (roomInStore(state, seat) > 0) into.push(moveOf('store'))
  },
  apply(state, _frame, seat, move, tell) {
    const player = playerOf(state, seat)
    player.placing--
    if (move.kind === 'store') {
      player.stored++
      tell?.({ kind: 'tradeStored', seat })
    } else {
      addTo(player.trade, move.slot, 1)
      tell?.({ kind: 'tradePlaced', seat, card: cardNumbered(cardIn(player, move.slot)).id, count: 1 })
    }
    dropWhatHasNoRoom(state, seat)
  },
  over: (state) => state.players.every((player) => player.placing === 0),
}

/** N-22.12: the owner of a raided capital chooses what is lost. */
export const discard: Ask<'discard', 'discard'> = {
  answers: ['discard'],
  decision: asks('decision.discard'),
  candidates: (state) => slotMoves(state, 'discard'),
  whyNot: (state, _frame, seat, move) =>
    tradeOn(playerOf(state, seat), move.slot) > 0 ? null : because('reason.noTradeToken'),
  apply(state, _frame, seat, move, tell) {
    const player = playerOf(state, seat)
    player.discarding--
    addTo(player.trade, move.slot, -1)
    tell?.({ kind: 'tradeLost', seat, card: cardNumbered(cardIn(player, move.slot)).id, count: 1 })
  },
  over: (state, { seat }) => playerOf(state, seat).discarding === 0,
}

/** Great Zimbabwe: stored tokens go to focus cards at the start of a turn. */
export const release: Ask<'release', 'token' | 'done'> = {
  answers: ['token', 'done'],
  decision: asks('decision.release'),
  candidates: (state) => [...slotMoves(state, 'token'), DONE],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'done') return null
    return tradeOn(playerOf(state, seat), move.slot) < TRADE_LIMIT ? null : because('reason.cardFull')
  },
  apply(state, _frame, seat, move, tell) {
    if (move.kind === 'done') {
      state.pending.pop()
      return
    }
    const player = playerOf(state, seat)
    player.stored--
    addTo(player.trade, move.slot, 1)
    tell?.({ kind: 'tradePlaced', seat, card: cardNumbered(cardIn(player, move.slot)).id, count: 1 })
  },
  over: (state, { seat }) => playerOf(state, seat).stored === 0,
}

/** The leader of America puts a natural wonder on a card of the row. */
export const keep: Ask<'keep', 'keep'> = {
  answers: ['keep'],
  decision: asks('decision.keep'),
  candidates: (state) => slotMoves(state, 'keep'),
  whyNot: () => null,
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    const natural = state.naturalHolder.findIndex(
      (holder, number) => holder === seat && state.naturalCard[number] === NONE,
    )
    const card = cardIn(playerOf(state, seat), move.slot)
    state.naturalCard[natural] = card
    tell?.({ kind: 'naturalKept', seat, natural: naturalWonderId(natural), card: cardNumbered(card).id })
  },
}
