import { around, type Board } from '../rules/board.ts'
import { isWithin } from '../rules/spaces.ts'

/** T-8.16: so many steps from one space to another, over spaces of any kind. What lies off the map is no space. */
export const isInReach = (board: Board, from: number, to: number, steps: number): boolean => {
  // Over the map it is never shorter than straight through.
  if (!isWithin(board, from, to, steps)) return false
  const met = new Set([from])
  let here: readonly number[] = [from]
  for (let left = steps; left > 0 && !met.has(to); left--) {
    here = [...new Set(here.flatMap((at) => around(board, at)))].filter((near) => !met.has(near))
    for (const near of here) met.add(near)
  }
  return met.has(to)
}
