import { CULTURE_EVENTS } from '../../data/events.ts'
import { NONE } from '../../data/types.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { add } from '../counts.ts'
import { moveOf } from '../moves.ts'
import { handLimit } from '../powers.ts'
import { ask, playerOf, type State } from '../state.ts'

const holdsTooMany = (state: State, seat: number): boolean => {
  const { hand, cultureHand } = playerOf(state, seat)
  return hand.length > cultureHand && hand.length > handLimit(state, seat)
}

/** C-18.3: asks a player above the limit to discard down to it. Call it after every gain of a card. */
export const askToDiscard = (state: State, seat: number): void => {
  if (holdsTooMany(state, seat)) ask(state, { kind: 'discard', seat })
}

/** The first player above the limit, or `NONE`: a limit may drop (a wonder is blockaded, coins are lost). */
export const whoHoldsTooMany = (state: State): number => {
  for (let seat = 0; seat < state.players.length; seat++) if (holdsTooMany(state, seat)) return seat
  return NONE
}

/** C-18.9: a card leaves the hand and lies face up under its deck. */
export const discardEvent = (state: State, seat: number, event: number): void => {
  takeFromHand(state, seat, event)
  layAside(state, event)
}

/** A card that is played is out of the hand until it is resolved (C-18.6). */
export const takeFromHand = (state: State, seat: number, event: number): void => {
  const { hand } = playerOf(state, seat)
  hand.splice(hand.indexOf(event), 1)
}

export const layAside = (state: State, event: number): void => {
  add(state.discards, event, 1)
}

/** C-18.3, C-3.28 */
export const discard: Asks<'discard', 'discard'> = {
  answers: ['discard'],
  decision: (state, _frame, seat) => because('decision.discard', { limit: handLimit(state, seat) }),
  candidates: (state, _frame, seat) =>
    [...new Set(playerOf(state, seat).hand)].map((event) => moveOf('discard', event)),
  whyNot: (state, _frame, seat, move) =>
    playerOf(state, seat).hand.includes(move.culture) ? null : because('reason.notInHand'),
  apply(state, _frame, seat, move, tell) {
    discardEvent(state, seat, move.culture)
    tell?.({
      kind: 'eventDiscarded',
      seat,
      culture: (CULTURE_EVENTS[move.culture] as (typeof CULTURE_EVENTS)[number]).id,
    })
  },
  over: (state, { seat }) => !holdsTooMany(state, seat),
}
