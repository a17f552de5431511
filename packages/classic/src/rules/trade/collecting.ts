import { TRADE_MAX } from '../../data/limits.ts'
import { NONE } from '../../data/types.ts'
import type { Teller } from '../events.ts'
import { tradeIcons } from '../map/outskirts.ts'
import { governmentOf } from '../powers.ts'
import { CITY_COUNT, playerOf, type State } from '../state.ts'

/** C-2.24, C-2.25: the dial stops at both ends. */
export const addTrade = (state: State, seat: number, count: number): void => {
  const player = playerOf(state, seat)
  player.trade = Math.max(0, Math.min(TRADE_MAX, player.trade + count))
}

/** What all cities of a player give in the Trade phase (C-10.1 to C-10.3). */
export const tradeIncome = (state: State, seat: number): number => {
  const { cities } = playerOf(state, seat)
  const { cityTrade } = governmentOf(state, seat)
  let income = 0
  for (let city = 0; city < CITY_COUNT; city++) {
    if (cities[city] !== NONE) income += Math.max(0, tradeIcons(state, seat, city) + cityTrade)
  }
  return income
}

/** C-10.4 */
export const collectTrade = (state: State, tell: Teller): void => {
  for (let seat = 0; seat < state.players.length; seat++) {
    const count = tradeIncome(state, seat)
    addTrade(state, seat, count)
    tell?.({ kind: 'tradeCollected', seat, count })
  }
}
