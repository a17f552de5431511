import { columnOf, layoutFor, rowOf } from '@ecumene/classic'
import type { Frame, Orientation, Point } from '../../stage/geometry.ts'

/** The side of a square in the units of the drawing. */
export const SIDE = 48

/**
 * Where one sees a square, in squares from the left and from the top. Upright letters run across and numbers down; a lying
 * map is the same with the two exchanged, `a1` at the top left too.
 */
const seenAt = (square: number, orientation: Orientation): readonly [across: number, down: number] =>
  orientation === 'upright' ? [columnOf(square), rowOf(square)] : [rowOf(square), columnOf(square)]

export const cornerOf = (square: number, orientation: Orientation): Point => {
  const [across, down] = seenAt(square, orientation)
  return { x: across * SIDE, y: down * SIDE }
}

/** The part of the plane that shows all squares. */
export const frameOf = (squares: readonly number[], orientation: Orientation): Frame => {
  const corners = squares.map((square) => cornerOf(square, orientation))
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))]
  return { x: left - 3, y: top - 3, width: right - left + SIDE + 6, height: bottom - top + SIDE + 6 }
}

/** The first square of each tile of the map: its edge is drawn from there, however the map lies. */
export const tileCorners = (seats: number): readonly number[] =>
  layoutFor(seats).places.map(({ squares }) => squares[0] ?? 0)

/** Half the width of a border. It runs inside its squares, so that those of two neighbours lie side by side. */
const INSET = 1.5

/** What belongs to a player's cities, as a path along its outer edges. */
export const borderOf = (owned: readonly number[], orientation: Orientation): string => {
  const places = owned.map((square) => seenAt(square, orientation))
  const taken = new Set(places.map(([across, down]) => `${across} ${down}`))
  return places
    .flatMap(([across, down]) => {
      const [left, top] = [across * SIDE, down * SIDE]
      const has = (right: number, below: number) => taken.has(`${across + right} ${down + below}`)
      const [right, bottom] = [left + SIDE, top + SIDE]
      // The ends of a line are square: at an outer corner it begins a little later.
      const [fromX, toX] = [has(-1, 0) ? left : left + INSET, has(1, 0) ? right : right - INSET]
      const [fromY, toY] = [has(0, -1) ? top : top + INSET, has(0, 1) ? bottom : bottom - INSET]
      return [
        has(0, -1) ? '' : `M${fromX} ${top + INSET}H${toX}`,
        has(0, 1) ? '' : `M${fromX} ${bottom - INSET}H${toX}`,
        has(-1, 0) ? '' : `M${left + INSET} ${fromY}V${toY}`,
        has(1, 0) ? '' : `M${right - INSET} ${fromY}V${toY}`,
      ]
    })
    .join('')
}

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Which square an arrow key leads to, as one sees it; `null` where there is none, or the key is no arrow. */
export const neighbourBy = (
  squares: readonly number[],
  from: number,
  key: string,
  orientation: Orientation,
): number | null => {
  const step = STEPS[key]
  if (step === undefined) return null
  const [across, down] = seenAt(from, orientation)
  const to = `${across + step[0]} ${down + step[1]}`
  return squares.find((square) => seenAt(square, orientation).join(' ') === to) ?? null
}
