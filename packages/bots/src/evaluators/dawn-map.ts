import type { Board } from '@ecumene/dawn'
import { numberAt } from '@ecumene/kernel'

/** How many steps two spaces are apart, whatever lies between them. */
export const spacesApart = (board: Board, one: number, other: number): number => {
  const q = numberAt(board.q, one) - numberAt(board.q, other)
  const r = numberAt(board.r, one) - numberAt(board.r, other)
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}
