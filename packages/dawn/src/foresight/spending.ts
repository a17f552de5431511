import { cardNumber } from '../data/cards.ts'
import { clone } from '../rules/clone.ts'
import type { Event } from '../rules/events.ts'
import { moveOf, SPEND } from '../rules/moves.ts'
import { type Frame, type FrameKind, playerOf, type State, tradeOn } from '../rules/state.ts'
import { spendable } from '../rules/trade/trade.ts'
import { attackIn, travelIn } from '../rules/undertakings.ts'
import { askOf } from './ask-of.ts'

/** N-16.2: from which card a trade token can be spent now, and what it would change. */
export type Spending = {
  readonly seat: number
  /** The place of the card in the row, from 0. */
  readonly place: number
  /** Tokens of conquered city-states that serve as well: they are spent first, because they stay (N-17.5). */
  readonly cityStates: number
  /** What is counted in this decision. */
  readonly counts: SpendingKind
  readonly now: number
  readonly after: number
}

/** The decisions in which tokens are spent one by one. */
export const SPENDING_KINDS = [
  'place',
  'science',
  'economy',
  'pay',
  'growth',
  'attackerSpends',
  'defenderSpends',
] as const satisfies readonly FrameKind[]
export type SpendingKind = (typeof SPENDING_KINDS)[number]

export const spendingOf = (state: State): Spending | null => {
  const frame = state.pending[state.pending.length - 1]
  const counts = SPENDING_KINDS.find((kind) => kind === frame?.kind)
  if (frame === undefined || counts === undefined) return null
  const { seat } = frame
  const handler = askOf(frame.kind)
  if (handler.whyNot(state, frame, seat, SPEND) !== null) return null
  const spent = clone(state)
  let card: Extract<Event, { readonly kind: 'tradeSpent' }>['card'] | null = null
  handler.apply(spent, frame, seat, SPEND, (event) => {
    if (event.kind === 'tradeSpent') card = event.card
  })
  const player = playerOf(state, seat)
  const place = card === null ? -1 : player.row.indexOf(cardNumber(card))
  if (place < 0) return null
  return {
    seat,
    place,
    cityStates: spendable(state, seat, place) - tradeOn(player, place),
    counts,
    now: countIn(state, counts),
    after: countIn(spent, counts),
  }
}

/** What tokens are spent for: things still to be placed, steps, production, a combat value, a space of the dial. */
const countIn = (state: State, counts: SpendingKind): number => {
  const frame = state.pending.findLast(({ kind }) => kind === counts)
  switch (frame?.kind) {
    case 'place':
      return frame.left
    case 'growth':
      return frame.reinforces
    case 'pay':
      return frame.production
    case 'science':
      return techAfter(state, frame)
    case 'economy':
      return travelIn(state).distance
    case 'attackerSpends':
      return attackIn(state).attack
    default:
      return attackIn(state).defence
  }
}

/** N-9.1: where the dial would stand after the advance. */
const techAfter = (state: State, frame: Frame): number => {
  const advanced = clone(state)
  askOf('science').apply(advanced, frame, frame.seat, moveOf('advance'), undefined)
  return playerOf(advanced, frame.seat).tech
}
