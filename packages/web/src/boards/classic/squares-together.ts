import { columnOf, rowOf } from '@ecumene/classic'

/** The square that the others lie about. */
export const middleAmong = (squares: readonly number[]): number | null => {
  const average = (coordinate: (square: number) => number) =>
    squares.reduce((sum, square) => sum + coordinate(square), 0) / squares.length
  const [column, row] = [average(columnOf), average(rowOf)]
  const away = (square: number) => Math.hypot(columnOf(square) - column, rowOf(square) - row)
  return squares.reduce<number | null>(
    (best, square) => (best === null || away(square) < away(best) ? square : best),
    null,
  )
}

/** A phone shows as many squares side by side. */
const IN_SIGHT = 8

/** Are all of them in sight where a phone's map is in their middle? */
export const isTogether = (squares: readonly number[]): boolean =>
  [columnOf, rowOf].every((coordinate) => {
    const all = squares.map(coordinate)
    return Math.max(...all) - Math.min(...all) < IN_SIGHT
  })
