import { type Measures, sizeOf } from '@ecumene/kernel'
import { advance } from './rules/military.ts'
import { totalPoints } from './rules/scoring.ts'
import type { Side, State } from './rules/state.ts'

const SIDES: readonly Side[] = [0, 1]

/** What the charts after a game show: the points as they would count at each moment, and the three ways to win. */
export const measures = (state: State): Measures => ({
  points: SIDES.map((side) => totalPoints(state, side)),
  military: SIDES.map((side) => Math.max(0, advance(state, side))),
  science: SIDES.map((side) => sizeOf(state.cities[side].symbols)),
  coins: SIDES.map((side) => state.cities[side].coins),
})
