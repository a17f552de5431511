/** Quarter turns clockwise of a tile: where its arrow points (C-5.10). */
export const UP = 0
export const RIGHT = 1
export const DOWN = 2
export const LEFT = 3

/** Top left square of a tile on the common grid, x to the right, y down. */
export type TilePlace = { readonly x: number; readonly y: number }

export type Layout = {
  /** Squares of the box around the map. */
  readonly width: number
  readonly height: number
  /** C-5.9: by seat, clockwise from the top left. */
  readonly homes: readonly (TilePlace & { readonly rotation: number })[]
  readonly neutral: readonly TilePlace[]
}

const row = (y: number, ...xs: readonly number[]): readonly TilePlace[] => xs.map((x) => ({ x, y }))

/** C-5.3 to C-5.9, by number of players. */
export const LAYOUTS: { readonly [Players in 2 | 3 | 4]: Layout } = {
  2: {
    width: 8,
    height: 16,
    homes: [
      { x: 0, y: 0, rotation: DOWN },
      { x: 4, y: 12, rotation: UP },
    ],
    neutral: [...row(0, 4), ...row(4, 0, 4), ...row(8, 0, 4), ...row(12, 0)],
  },
  3: {
    width: 16,
    height: 16,
    homes: [
      { x: 6, y: 0, rotation: DOWN },
      { x: 12, y: 12, rotation: LEFT },
      { x: 0, y: 12, rotation: RIGHT },
    ],
    neutral: [...row(4, 4, 8), ...row(8, 2, 6, 10), ...row(12, 4, 8)],
  },
  4: {
    width: 16,
    height: 16,
    homes: [
      { x: 0, y: 0, rotation: DOWN },
      { x: 12, y: 0, rotation: DOWN },
      { x: 12, y: 12, rotation: UP },
      { x: 0, y: 12, rotation: UP },
    ],
    neutral: [...row(0, 4, 8), ...row(4, 0, 4, 8, 12), ...row(8, 0, 4, 8, 12), ...row(12, 4, 8)],
  },
}
