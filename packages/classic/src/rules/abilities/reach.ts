import { NONE } from '../../data/types.ts'
import { NEIGHBOURS, SQUARES } from '../map/grid.ts'
import { isRevealed } from '../map/land.ts'
import { layoutFor } from '../map/layouts.ts'
import { playerOf, type State } from '../state.ts'

/** Squares within this many orthogonal steps of a player's figures and cities, over revealed squares (C-18.12): 1 or 0 each. */
export const squaresWithin = (state: State, seat: number, range: number | null): Readonly<Uint8Array> => {
  const within = new Uint8Array(SQUARES)
  if (range === null) {
    for (const square of layoutFor(state.players.length).squares) if (isRevealed(state, square)) within[square] = 1
    return within
  }
  const { figures, cities } = playerOf(state, seat)
  let edge: number[] = []
  const reach = (square: number, into: number[]): void => {
    if (within[square] === 1) return
    within[square] = 1
    into.push(square)
  }
  for (const square of figures) if (square >= 0) reach(square, edge)
  for (const square of cities) if (square !== NONE) reach(square, edge)
  for (let step = 0; step < range; step++) {
    const next: number[] = []
    for (const from of edge) {
      for (const square of NEIGHBOURS[from] as readonly number[]) if (isRevealed(state, square)) reach(square, next)
    }
    edge = next
  }
  return within
}
