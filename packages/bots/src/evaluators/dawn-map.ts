import type { Board } from '@ecumene/dawn'

/** How many steps two spaces are apart, whatever lies between them. */
export const spacesApart = (board: Board, one: number, other: number): number => {
  const q = (board.q[one] ?? 0) - (board.q[other] ?? 0)
  const r = (board.r[one] ?? 0) - (board.r[other] ?? 0)
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}
