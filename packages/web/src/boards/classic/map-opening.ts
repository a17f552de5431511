import { columnOf, rowOf, type View } from '@ecumene/classic'
import type { Opening } from '../../stage/camera.ts'
import type { Orientation } from '../../stage/geometry.ts'
import { middleOf, SIDE } from './geometry.ts'

/** Squares that are smaller than this, in pixels, cannot be read or hit. */
const LEAST = 26
/** How large they are on a map that opens enlarged. */
const COMFORTABLE = 38

/** Where a map opens that is too small as a whole, and where it is brought to: a city that is opened, else what matters to a player. */
export const openingOf = (
  view: View,
  seat: number,
  city: number | null,
  orientation: Orientation,
): (Opening & { readonly of: string }) | undefined => {
  const square = city ?? heartOf(view, seat)
  if (square === null) return undefined
  return {
    on: middleOf(square, orientation),
    least: LEAST / SIDE,
    scale: COMFORTABLE / SIDE,
    of: city === null ? `seat ${seat}` : `city ${city}`,
  }
}

/** What matters most to a player: figures under way, the capital, and before there is one, where it may lie. */
export const heartOf = (view: View, seat: number): number | null => {
  if (view.marching !== null && view.active === seat) return view.marching
  const capital = view.players[seat]?.cities[0] ?? -1
  if (capital >= 0) return capital
  return middleAmong(view.sites.map(({ square }) => square))
}

/** The square that the others lie about. */
const middleAmong = (squares: readonly number[]): number | null => {
  const average = (coordinate: (square: number) => number) =>
    squares.reduce((sum, square) => sum + coordinate(square), 0) / squares.length
  const [column, row] = [average(columnOf), average(rowOf)]
  const away = (square: number) => Math.hypot(columnOf(square) - column, rowOf(square) - row)
  return squares.reduce<number | null>(
    (best, square) => (best === null || away(square) < away(best) ? square : best),
    null,
  )
}
