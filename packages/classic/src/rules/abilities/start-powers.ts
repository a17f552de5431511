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
  const player = playerOf(state, seat)
  const government = governmentOf(state, seat)
  const gainCulture = (count: number, thing: string) => {
    if (count === 0) return
    player.culture += count
    tell?.({ kind: 'cultureGained', seat, count, thing })
  }
  const gainTrade = (count: number, thing: string) => {
    if (count === 0) return
    addTrade(state, seat, count)
    tell?.({ kind: 'tradeGained', seat, count, thing })
  }
  if (hasWonder(state, seat, CULTURE.number)) gainCulture(CULTURE.cultureAtStart, `wonder.${CULTURE.id}`)
  gainCulture(government.culturePerArmyAtStart * armiesOf(state, seat), `government.${government.id}`)
  if (hasWonder(state, seat, TRADE.number)) gainTrade(TRADE.tradeAtStart, `wonder.${TRADE.id}`)
  gainTrade(government.tradeAtStart, `government.${government.id}`)
  if (hasWonder(state, seat, COIN_TOKEN.number)) {
    state.canalCoins++
    tell?.({ kind: 'canalCoin', seat })
  }
}

const armiesOf = (state: State, seat: number): number =>
  playerOf(state, seat).figures.filter((square, figure) => figure < FIRST_SCOUT && square >= 0).length
