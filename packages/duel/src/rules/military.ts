import { allOf, has, minus, type Tell } from '@ecumene/kernel'
import type { Event } from './events.ts'
import { opponentOf, type Side, type State } from './state.ts'
import { winBySupremacy } from './supremacy.ts'

/** D-1.6: the capitals lie 9 spaces from the neutral one. */
export const CAPITAL = 9

/** D-1.5, D-1.8: the military tokens on either half of the track, by the space at whose zone they lie. */
export const MILITARY_TOKENS = [
  { distance: 3, coins: 2 },
  { distance: 6, coins: 5 },
] as const

/** The number of a token in `state.militaryTokens`: first those on the half of seat 0, then those of seat 1. */
export const militaryToken = (half: Side, index: number): number => half * MILITARY_TOKENS.length + index

export const ALL_MILITARY_TOKENS = allOf<'militaryToken'>(2 * MILITARY_TOKENS.length)

/** How far the pawn stands in this player's favour; negative when it threatens their capital. */
export const advance = (state: State, side: Side): number => (side === 0 ? state.pawn : 0 - state.pawn)

/** D-13: moves the pawn space by space toward the opponent's capital. */
export const moveConflictPawn = (state: State, side: Side, shields: number, tell: Tell<Event> | undefined): void => {
  const from = state.pawn
  // D-13.11: surplus shields beyond the capital are ignored.
  const reached = Math.min(advance(state, side) + shields, CAPITAL)
  const before = advance(state, side)
  state.pawn = side === 0 ? reached : 0 - reached
  tell?.({ kind: 'pawnMoved', seat: side, from, to: state.pawn })
  const rival = opponentOf(side)
  // D-13.8: with two zones entered in one move, both tokens act in the order entered.
  for (let index = 0; index < MILITARY_TOKENS.length; index++) {
    const { distance, coins } = MILITARY_TOKENS[index] as (typeof MILITARY_TOKENS)[number]
    const token = militaryToken(rival, index)
    if (before >= distance || reached < distance || !has(state.militaryTokens, token)) continue
    state.militaryTokens = minus(state.militaryTokens, token)
    loseCoins(state, rival, coins, MILITARY_SOURCE, tell)
  }
  if (reached === CAPITAL) winBySupremacy(state, side, 'military', tell)
}

const MILITARY_SOURCE = { kind: 'militaryToken' } as const

/** D-13.6, D-16.3: a player with too few coins loses all of them and owes nothing. */
export const loseCoins = (
  state: State,
  side: Side,
  count: number,
  source: Extract<Event, { kind: 'coinsLost' }>['source'],
  tell: Tell<Event> | undefined,
): void => {
  const city = state.cities[side]
  const coins = Math.min(count, city.coins)
  city.coins -= coins
  tell?.({ kind: 'coinsLost', seat: side, coins, source })
}

/** D-20.1: points for the pawn's distance from the neutral space, for the player it favours. */
export const militaryPoints = (state: State, side: Side): number => {
  const distance = advance(state, side)
  if (distance <= 0) return 0
  return distance < 3 ? 2 : distance < 6 ? 5 : 10
}
