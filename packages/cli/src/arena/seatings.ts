import type { Seating } from '../tally.ts'

/** Every seating of a table that comes from moving all bots on by some seats. */
export const rotations = (seats: number): readonly Seating[] =>
  Array.from({ length: seats }, (_, turn) => Array.from({ length: seats }, (_seat, seat) => (seat + turn) % seats))

/** All ways to choose `size` of the numbers below `count`, in order. */
export const combinations = (count: number, size: number, from = 0): readonly (readonly number[])[] => {
  if (size === 0) return [[]]
  const all: (readonly number[])[] = []
  for (let first = from; first <= count - size; first++) {
    for (const rest of combinations(count, size - 1, first + 1)) all.push([first, ...rest])
  }
  return all
}
