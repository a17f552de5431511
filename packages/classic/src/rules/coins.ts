import { wonderWith } from '../data/wonders.ts'
import { coinIcons } from './map/outskirts.ts'
import { governmentOf, hasWonder } from './powers.ts'
import { playerOf, type State } from './state.ts'

/** C-31.1: everything that counts on the economy dial now. */
export const countCoins = (state: State, seat: number): number => {
  const { techCoins, coinTokens, sheetCoins } = playerOf(state, seat)
  let coins = techCoins + sheetCoins + governmentOf(state, seat).coins + coinIcons(state, seat)
  for (const tokens of coinTokens) coins += tokens
  // The tokens on a blockaded Panama Canal are kept but do not count.
  if (state.canalCoins > 0 && hasWonder(state, seat, COIN_TOKEN)) coins += state.canalCoins
  return coins
}

const COIN_TOKEN = wonderWith('coinTokenAtStart').number
