import { NONE } from '../../data/types.ts'
import { FIGURE_COUNT, FIRST_SCOUT, IN_RESERVE, playerOf, type State } from '../state.ts'

/**
 * Figures on a square in one number: armies + 8 × scouts + 64 × (seat + 1), or 0. Figures of two players are never together
 * (C-24.8), so one seat is enough; `player.figures` says the same by figure.
 */
const SCOUT = 8
const SEAT = 64

export const armiesOn = (state: State, square: number): number => (state.force[square] as number) % SCOUT
export const scoutsOn = (state: State, square: number): number => ((state.force[square] as number) % SEAT) >> 3
export const figuresOn = (state: State, square: number): number => armiesOn(state, square) + scoutsOn(state, square)

/** Whose figures stand on a square, or `NONE`. */
export const holderOf = (state: State, square: number): number => ((state.force[square] as number) >> 6) - 1

export const isScout = (figure: number): boolean => figure >= FIRST_SCOUT

/** Puts a figure of a seat on a square, or with `IN_RESERVE` back into the reserve. */
export const setFigure = (state: State, seat: number, figure: number, square: number): void => {
  const { figures } = playerOf(state, seat)
  const from = figures[figure] as number
  const weight = isScout(figure) ? SCOUT : 1
  if (from >= 0) {
    const left = (state.force[from] as number) - weight
    state.force[from] = left % SEAT === 0 ? 0 : left
  }
  figures[figure] = square
  if (square < 0) return
  const there = state.force[square] as number
  state.force[square] = (there === 0 ? (seat + 1) * SEAT : there) + weight
}

/** A figure of the kind in the reserve, or `NONE` (C-12.3). */
export const reserveFigure = (state: State, seat: number, scout: boolean): number => {
  const { figures } = playerOf(state, seat)
  const [from, to] = scout ? [FIRST_SCOUT, FIGURE_COUNT] : [0, FIRST_SCOUT]
  for (let figure = from; figure < to; figure++) if (figures[figure] === IN_RESERVE) return figure
  return NONE
}

/** A figure of the kind that stands on a square, or `NONE`. */
export const figureOn = (state: State, seat: number, square: number, scout: boolean): number => {
  const { figures } = playerOf(state, seat)
  const [from, to] = scout ? [FIRST_SCOUT, FIGURE_COUNT] : [0, FIRST_SCOUT]
  for (let figure = from; figure < to; figure++) if (figures[figure] === square) return figure
  return NONE
}

/** Takes every figure off a square into its owner's reserve (C-29.7). Returns how many there were. */
export const clearSquare = (state: State, square: number): number => {
  const seat = holderOf(state, square)
  if (seat === NONE) return 0
  const { figures } = playerOf(state, seat)
  let count = 0
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    if (figures[figure] !== square) continue
    setFigure(state, seat, figure, IN_RESERVE)
    count++
  }
  return count
}

/** Could one more own figure stand on this square as far as the stacking limit goes (C-21.11)? */
export const hasRoom = (state: State, seat: number, square: number, more = 1): boolean => {
  const holder = holderOf(state, square)
  return holder !== seat || figuresOn(state, square) + more <= playerOf(state, seat).stacking
}
