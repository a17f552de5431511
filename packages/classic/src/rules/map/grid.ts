import { NONE } from '../../data/types.ts'

/**
 * C-5.1: all maps lie on one grid of 16 × 16 squares; a square's number is `row × 16 + column`. What a layout does not
 * cover is off the map (C-5.2). Adjacency is precomputed for the whole grid, so a step costs one look-up.
 */
export const WIDTH = 16
export const SQUARES = WIDTH * WIDTH

export const squareAt = (column: number, row: number): number =>
  column < 0 || row < 0 || column >= WIDTH || row >= WIDTH ? NONE : row * WIDTH + column

export const columnOf = (square: number): number => square % WIDTH
export const rowOf = (square: number): number => (square / WIDTH) | 0

/** One step up, right, down, left: in the order in which tiles turn. */
const STEPS: readonly (readonly [column: number, row: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

const ROUND: readonly (readonly [column: number, row: number])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
]

const all = Array.from({ length: SQUARES }, (_, square) => square)

const TOWARDS: Readonly<Int16Array> = Int16Array.from(
  all.flatMap((square) => STEPS.map(([column, row]) => squareAt(columnOf(square) + column, rowOf(square) + row))),
)

/** The square in a direction, or `NONE` beyond the grid. */
export const squareTowards = (square: number, direction: number): number =>
  TOWARDS[square * STEPS.length + direction] ?? NONE

/** C-1.4: the four squares that movement and exploration can reach. */
export const NEIGHBOURS: readonly (readonly number[])[] = all.map((square) =>
  STEPS.map((_step, direction) => squareTowards(square, direction)).filter((one) => one !== NONE),
)

/** C-1.5: the eight squares around; fewer at the edge of the grid. */
export const AROUND: readonly (readonly number[])[] = all.map((square) =>
  ROUND.map(([column, row]) => squareAt(columnOf(square) + column, rowOf(square) + row)).filter((one) => one !== NONE),
)

/** C-1.6: diagonal steps count as one. */
export const distance = (one: number, other: number): number =>
  Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other)))

/** `a1` is the top left square, `p16` the bottom right one. */
export const SQUARE_NAMES: readonly string[] = all.map(
  (square) => `${String.fromCharCode(97 + columnOf(square))}${rowOf(square) + 1}`,
)
