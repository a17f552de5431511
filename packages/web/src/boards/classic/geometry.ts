import { columnOf, layoutFor, rowOf } from '@ecumene/classic'

/** The side of a square in the units of the drawing. */
export const SIDE = 48

export const cornerOf = (square: number): { readonly x: number; readonly y: number } => ({
  x: columnOf(square) * SIDE,
  y: rowOf(square) * SIDE,
})

/** The part of the plane that shows all squares: x, y, width and height. */
export const frameOf = (squares: readonly number[]): readonly [number, number, number, number] => {
  const columns = squares.map(columnOf)
  const rows = squares.map(rowOf)
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  const [right, bottom] = [Math.max(...columns), Math.max(...rows)]
  return [left * SIDE - 3, top * SIDE - 3, (right - left + 1) * SIDE + 6, (bottom - top + 1) * SIDE + 6]
}

/** The first square of each tile of the map: its edge is drawn from there. */
export const tileCorners = (seats: number): readonly number[] =>
  layoutFor(seats).places.map(({ squares }) => squares[0] ?? 0)

/** Half the width of a border. It runs inside its squares, so that those of two neighbours lie side by side. */
const INSET = 1.5

/** What belongs to a player's cities, as a path along its outer edges. */
export const borderOf = (owned: readonly number[]): string => {
  const squares = new Set(owned.map((square) => `${columnOf(square)} ${rowOf(square)}`))
  return owned
    .flatMap((square) => {
      const [column, row] = [columnOf(square), rowOf(square)]
      const [left, top] = [column * SIDE, row * SIDE]
      const has = (across: number, down: number) => squares.has(`${column + across} ${row + down}`)
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

const STEPS: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Which square an arrow key leads to; `null` where there is none, or the key is no arrow. */
export const neighbourBy = (squares: readonly number[], from: number, key: string): number | null => {
  const step = STEPS[key]
  if (step === undefined) return null
  const [column, row] = [columnOf(from) + step[0], rowOf(from) + step[1]]
  return squares.find((square) => columnOf(square) === column && rowOf(square) === row) ?? null
}
