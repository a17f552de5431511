import { NONE } from '../../data/types.ts'
import { NEIGHBOURS } from '../map/grid.ts'
import { isRevealed } from '../map/land.ts'
import { layoutFor } from '../map/layouts.ts'
import { playerOf, type State } from '../state.ts'

/** Squares within so many orthogonal steps of a player's figures and cities, over revealed squares (C-18.12). */
export const squaresWithin = (state: State, seat: number, range: number | null): ReadonlySet<number> => {
  if (range === null) {
    return new Set(layoutFor(state.players.length).squares.filter((square) => isRevealed(state, square)))
  }
  const { figures, cities } = playerOf(state, seat)
  const reached = new Set([...figures.filter((square) => square >= 0), ...cities.filter((square) => square !== NONE)])
  let edge = [...reached]
  for (let step = 0; step < range; step++) {
    const next: number[] = []
    for (const from of edge) {
      for (const square of NEIGHBOURS[from] as readonly number[]) {
        if (reached.has(square) || !isRevealed(state, square)) continue
        reached.add(square)
        next.push(square)
      }
    }
    edge = next
  }
  return reached
}
