import type { Tell } from '@ecumene/kernel'
import { ACTIONS } from '../../data/actions.ts'
import { CARD_TYPE, cardNumbered, cardType } from '../../data/cards.ts'
import { NONE } from '../../data/types.ts'
import { kitOf } from '../../kits.ts'
import { type Ask, asks, because } from '../because.ts'
import type { Event } from '../events.ts'
import { active } from '../hooks/asking.ts'
import type { StartAction } from '../hooks/hooks.ts'
import { type Move, type MoveWith, maker, moveOf, NOTHING_MOVE, slotMoves } from '../moves.ts'
import { ask, cardIn, playerOf, type State } from '../state.ts'
import { isUsed, markUsed, NEW_TURN, remember, resolvingIn } from '../undertakings.ts'
import { beginEffect } from './resolving.ts'

/** N-7.1: gives a player a turn. */
export const beginTurn = (state: State, seat: number, tell: Tell<Event> | undefined): void => {
  state.active = seat
  state.turn++
  state.phase = 'choose'
  state.resolving = null
  state.travel = null
  state.attack = null
  state.turnSoFar = NEW_TURN
  tell?.({ kind: 'turnBegan', seat, round: state.round })
  // Asked first, answered last: effects of the turn's start come before the choice of a card.
  ask(state, { kind: 'turn', seat })
  for (const { does } of active('turnBegins', state, seat)) does(state, seat, tell)
}

const focus = maker('focus')

const actionsOf = (state: State, seat: number): readonly StartAction[] => {
  const found = active('startAction', state, seat)
  return found.length === 0 ? NO_ACTIONS : found.map(({ does }) => does())
}

const NO_ACTIONS: readonly StartAction[] = []

const whyNotUse = (state: State, seat: number, number: number) => {
  const id = ACTIONS[number]
  const action = actionsOf(state, seat).find((one) => one.id === id)
  if (action === undefined) return because('reason.notYours')
  if (isUsed(state, action.id)) return because('reason.usedThisTurn')
  // N-7.12: the start of the turn ends with the first card resolved.
  if (state.turnSoFar.added !== NONE) return because('reason.economyPlayed')
  return action.available(state, seat) ? null : because('reason.nothingToDo')
}

/** N-7.4, N-7.12: what is used at the start of the turn, until one of the cards is chosen. */
export const turn: Ask<'turn', 'focus' | 'use'> = {
  answers: ['focus', 'use'],
  decision: asks('decision.turn'),
  candidates: (state, _frame, seat) => [
    ...slotMoves(state, 'focus'),
    ...actionsOf(state, seat).map(({ id }) => moveOf('use', ACTIONS.indexOf(id))),
  ],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'use') return whyNotUse(state, seat, move.action)
    // ND-40: a player who resolved an additional card must choose another one now.
    const card = cardIn(playerOf(state, seat), move.slot)
    return CARD_TYPE[card] === state.turnSoFar.added ? because('reason.economyPlayed') : null
  },
  legal(state, _frame, seat, into) {
    const { row } = playerOf(state, seat)
    const { added } = state.turnSoFar
    for (let place = 0; place < row.length; place++) {
      if (cardType(row[place] ?? 0) !== added) into.push(focus(place))
    }
    if (added !== NONE) return
    for (const { id, available } of actionsOf(state, seat)) {
      if (!isUsed(state, id) && available(state, seat)) into.push(moveOf('use', ACTIONS.indexOf(id)))
    }
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'focus') {
      resolveCard(state, seat, move.slot, move.slot, true, tell)
      return
    }
    const id = ACTIONS[move.action] as (typeof ACTIONS)[number]
    markUsed(state, id)
    tell?.({ kind: 'actionUsed', seat, action: id })
    actionsOf(state, seat)
      .find((action) => action.id === id)
      ?.begin(state, seat, tell)
  },
}

/** N-7.16: the number of a place in the row. */
export const slotNumber = (state: State, place: number): number => kitOf(state).slots[place] ?? 0

/** Beyond the last place a card counts as in the last one. */
const lastPlace = (state: State): number => kitOf(state).slots.length - 1

/** The slot that the card in a place counts as when it lies, or is taken to lie, in another. */
const countedSlot = (state: State, seat: number, place: number, asIn: number): number => {
  let right = asIn
  for (const { does } of active('slotShift', state, seat)) right += does(state, seat, place, asIn)
  return slotNumber(state, Math.min(right, lastPlace(state)))
}

const resolvedSlot = (state: State, seat: number, counted: number): number => {
  let slot = counted
  for (const { does } of active('resolvedSlot', state, seat)) slot = does(slot)
  return slot
}

/** The number with which the card in a place of the row would be resolved now. */
export const slotOf = (state: State, seat: number, place: number): number =>
  resolvedSlot(state, seat, countedSlot(state, seat, place, place))

/**
 * N-7.5: resolves the card in a place of the row as if it lay in another; `resets` if it is reset afterwards.
 */
export const resolveCard = (
  state: State,
  seat: number,
  place: number,
  asIn: number,
  resets: boolean,
  tell: Tell<Event> | undefined,
): void => {
  const number = cardIn(playerOf(state, seat), place)
  const slot = resolvedSlot(state, seat, countedSlot(state, seat, place, asIn))
  state.resolving = { card: number, slot, place, resets, isUsed: false }
  state.phase = 'resolve'
  const card = cardNumbered(number)
  tell?.({ kind: 'cardChosen', seat, card: card.id, slot })
  beginEffect(state, seat, card, tell)
}

/** ND-40: resolves and resets a card before the turn's own, which must be of another type. */
export const resolveInAddition = (state: State, seat: number, place: number, tell: Tell<Event> | undefined): void => {
  remember(state, { added: cardType(cardIn(playerOf(state, seat), place)), isAdding: true })
  resolveCard(state, seat, place, place, true, tell)
}

/** N-7.5: the card is done and is reset. N-9.15: in its new form if it was replaced meanwhile. */
export const finishResolving = (state: State, seat: number, tell: Tell<Event> | undefined): void => {
  const { place, resets } = resolvingIn(state)
  if (resets) resetCard(state, seat, place, tell)
  state.phase = 'reset'
}

/** N-7.8 to N-7.10: the resolved card goes to slot 1, what was left of it moves one slot to the right. */
export const resetCard = (state: State, seat: number, place: number, tell: Tell<Event> | undefined): void => {
  const { row, trade } = playerOf(state, seat)
  const card = row[place] ?? 0
  const tokens = trade[place] ?? 0
  for (let at = place; at > 0; at--) {
    row[at] = row[at - 1] ?? 0
    trade[at] = trade[at - 1] ?? 0
  }
  row[0] = card
  trade[0] = tokens
  tell?.({ kind: 'cardReset', seat, card: cardNumbered(card).id })
}

/** Exchanges two places of the row, with everything on the cards. */
export const swapCards = (state: State, seat: number, one: number, other: number): void => {
  const { row, trade } = playerOf(state, seat)
  const [card, tokens] = [row[one] ?? 0, trade[one] ?? 0]
  row[one] = row[other] ?? 0
  trade[one] = trade[other] ?? 0
  row[other] = card
  trade[other] = tokens
}

const swapMoves = (state: State): readonly Move[] => {
  const { slots } = kitOf(state)
  return slots.flatMap((_one, one) => slots.slice(one + 1).map((_other, index) => moveOf('swap', one, one + 1 + index)))
}

/** Oracle: two neighbouring cards; the leader of the Aztecs: any two. */
export const swap: Ask<'swap', 'swap' | 'nothing'> = {
  answers: ['swap', 'nothing'],
  decision: asks('decision.swap'),
  candidates: (state) => [...swapMoves(state), NOTHING_MOVE],
  whyNot(_state, { farthest }, _seat, move) {
    if (move.kind === 'nothing') return null
    if (move.other <= move.slot) return because('reason.sameCard')
    return move.other - move.slot <= farthest ? null : because('reason.notNeighbours')
  },
  apply: (state, _frame, seat, move, tell) => swapBy(state, seat, move, tell),
}

/** Carries out `swap` or `nothing`. */
export const swapBy = (
  state: State,
  seat: number,
  move: MoveWith<'swap' | 'nothing'>,
  tell: Tell<Event> | undefined,
): void => {
  state.pending.pop()
  if (move.kind === 'nothing') return
  const { row } = playerOf(state, seat)
  const [one, other] = [row[move.slot] ?? 0, row[move.other] ?? 0]
  swapCards(state, seat, move.slot, move.other)
  tell?.({ kind: 'cardsSwapped', seat, one: cardNumbered(one).id, other: cardNumbered(other).id })
}
