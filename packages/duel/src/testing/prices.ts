import type { CardId } from '../data/cards.ts'
import type { WonderId } from '../data/wonders.ts'
import type { State } from '../rules/state.ts'
import { type CitySketch, play, position } from './position.ts'

/** Far more than anything costs. */
export const RICH = 60

/** Plays a move and says by how many coins it left the active player poorer. */
export const spent = (state: State, move: string): number => {
  const side = state.active
  const before = state.cities[side].coins
  play(state, move)
  return before - state.cities[side].coins
}

/** What a Building really takes from a rich builder. Not for cards that bring coins. */
export const priceOf = (card: CardId, own: CitySketch = {}, rival: CitySketch = {}): number =>
  spent(position({ open: [card], cities: [{ coins: RICH, ...own }, rival] }), `build ${card}`)

/** What a Wonder really takes from a rich builder. Not for Wonders that bring coins. */
export const priceOfWonder = (wonder: WonderId, own: CitySketch = {}, rival: CitySketch = {}): number =>
  spent(
    position({ open: ['lumber-yard'], cities: [{ coins: RICH, ...own, wonders: [wonder] }, rival] }),
    `wonder ${wonder} lumber-yard`,
  )
