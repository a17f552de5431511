import { wonderWith } from '../../data/wonders.ts'
import type { Teller } from '../events.ts'
import { governmentOf, hasWonder } from '../powers.ts'
import { FIRST_SCOUT, playerOf, type State } from '../state.ts'
import { addTrade } from '../trade/collecting.ts'

const CULTURE = wonderWith('cultureAtStart')
const TRADE = wonderWith('tradeAtStart')
const COIN_TOKEN = wonderWith('coinTokenAtStart')

/** What governments and wonders give when a player's Start of Turn begins; powers that leave a choice are moves of it. */
export const giveAtStart = (state: State, seat: number, tell: Teller): void => {
  const government = governmentOf(state, seat)
  const culture =
    (hasWonder(state, seat, CULTURE.number) ? CULTURE.cultureAtStart : 0) +
    government.culturePerArmyAtStart * armiesOf(state, seat)
  if (culture > 0) {
    playerOf(state, seat).culture += culture
    tell?.({ kind: 'cultureGained', seat, count: culture })
  }
  const trade = (hasWonder(state, seat, TRADE.number) ? TRADE.tradeAtStart : 0) + government.tradeAtStart
  if (trade > 0) {
    addTrade(state, seat, trade)
    tell?.({ kind: 'tradeGained', seat, count: trade })
  }
  if (hasWonder(state, seat, COIN_TOKEN.number)) {
    state.canalCoins++
    tell?.({ kind: 'canalCoin', seat })
  }
}

const armiesOf = (state: State, seat: number): number =>
  playerOf(state, seat).figures.filter((square, figure) => figure < FIRST_SCOUT && square >= 0).length
