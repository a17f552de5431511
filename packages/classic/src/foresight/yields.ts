import { coinOn, cultureOn, productionOn, tradeOn } from '../rules/map/land.ts'
import type { State } from '../rules/state.ts'

/** Icons that squares show together. */
export type Yields = {
  readonly trade: number
  readonly production: number
  readonly culture: number
  readonly coins: number
}

export const yieldsOf = (state: State, squares: readonly number[]): Yields => {
  const sum = (read: typeof tradeOn): number => squares.reduce((total, square) => total + read(state, square), 0)
  return { trade: sum(tradeOn), production: sum(productionOn), culture: sum(cultureOn), coins: sum(coinOn) }
}
