import { columnOf, layoutFor, rowOf, SQUARE_NAMES } from '@ecumene/classic'
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

/** A square where it lies, as a path. */
export const outlineAt = (square: number, orientation: Orientation): string => {
  const { x, y } = cornerOf(square, orientation)
  return `M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}z`
}

export const middleOf = (square: number, orientation: Orientation): Point => {
  const { x, y } = cornerOf(square, orientation)
  return { x: x + SIDE / 2, y: y + SIDE / 2 }
}

/** A line through the middles of squares. */
export const lineOver = (squares: readonly number[], orientation: Orientation): string =>
  squares
    .map((square, number) => {
      const { x, y } = middleOf(square, orientation)
      return `${number === 0 ? 'M' : 'L'}${x} ${y}`
    })
    .join('')

/** Room for the letters and numbers along the edges. */
const MARGIN = 17

/** Letters and numbers by which squares are named, at the top and at the left edge. */
export const edgeNames = (
  squares: readonly number[],
  orientation: Orientation,
): readonly (Point & { readonly name: string })[] => {
  const { x, y } = frameOf(squares, orientation)
  const across = new Map<number, string>()
  const down = new Map<number, string>()
  for (const square of squares) {
    const [column, row] = seenAt(square, orientation)
    const [letter, number] = [(SQUARE_NAMES[square] ?? '').slice(0, 1), (SQUARE_NAMES[square] ?? '').slice(1)]
    across.set(column, orientation === 'upright' ? letter : number)
    down.set(row, orientation === 'upright' ? number : letter)
  }
  return [
    ...[...across].map(([at, name]) => ({ name, x: (at + 0.5) * SIDE, y: y + MARGIN / 2 + 1 })),
    ...[...down].map(([at, name]) => ({ name, x: x + MARGIN / 2 + 1, y: (at + 0.5) * SIDE })),
  ]
}

/** The arrow of a tile that was turned over: at the edge it was discovered from, pointing away from there. */
export const arrowOf = (corner: number, turns: number, orientation: Orientation): string => {
  const { x, y } = cornerOf(corner, orientation)
  const [east, south] = ARROWS[turns % ARROWS.length] ?? [0, -1]
  const [across, down] = orientation === 'upright' ? [east, south] : [south, east]
  const [middleX, middleY] = [x + 2 * SIDE - across * (2 * SIDE - 2), y + 2 * SIDE - down * (2 * SIDE - 2)]
  const at = (forward: number, aside: number): string =>
    `${middleX + across * forward - down * aside} ${middleY + down * forward + across * aside}`
  return `M${at(0, -6)}L${at(8, 0)}L${at(0, 6)}Z`
}

/** C-22.4: north, east, south, west. */
const ARROWS: readonly (readonly [east: number, south: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

/** The part of the plane that shows all squares. */
export const frameOf = (squares: readonly number[], orientation: Orientation): Frame => {
  const corners = squares.map((square) => cornerOf(square, orientation))
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))]
  const [width, height] = [right - left + SIDE, bottom - top + SIDE]
  return { x: left - MARGIN, y: top - MARGIN, width: width + MARGIN + 3, height: height + MARGIN + 3 }
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
