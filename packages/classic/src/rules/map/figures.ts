import { firstOf, has, minus, NO_MEMBERS, type SetOf, union } from '@ecumene/kernel'
import { NONE } from '../../data/types.ts'
import { FIGURE_COUNT, FIRST_SCOUT, IN_RESERVE, playerOf, type State } from '../state.ts'

/**
 * Where a figure is: `player.figures` always says it. `state.force` says who stands on a square and so holds it: armies +
 * 8 × scouts + 64 × (seat + 1), or 0. Figures of two players never stay together (C-24.8), so one seat is enough.
 *
 * The two differ for figures of the active player that are afoot (`state.afoot`). They have left the square they come from
 * (C-33.7) and do not stand where they are: under way they only pass (C-36.7), and a square they attack is still held by
 * others until the battle is decided. Then they stand there, or are in the reserve; nobody retreats (C-24.9).
 */
const SCOUT = 8
const SEAT = 64

const forceOn = ({ force }: State, square: number): number => force[square] as number

export const armiesOn = (state: State, square: number): number => forceOn(state, square) % SCOUT
export const scoutsOn = (state: State, square: number): number => (forceOn(state, square) % SEAT) >> 3
export const figuresOn = (state: State, square: number): number => armiesOn(state, square) + scoutsOn(state, square)

/** Whose figures stand on a square, or `NONE`. */
export const holderOf = (state: State, square: number): number => (forceOn(state, square) >> 6) - 1

/**
 * C-33.1, C-33.4: has an enemy of this player stopped on a square? Attackers have (C-24.2), even while others still hold
 * it; figures passing through have not (C-36.7).
 */
export const hasEnemyOn = (state: State, seat: number, square: number): boolean => {
  const holder = holderOf(state, square)
  if (holder !== NONE && holder !== seat) return true
  const { battle } = state
  return battle !== null && battle.square === square && battle.attacker !== seat && battle.winner === NONE
}

/** Where the figures afoot are, or `NONE` while there are none; they are always together. */
export const squareAfoot = (state: State): number =>
  state.afoot === NO_MEMBERS ? NONE : (playerOf(state, state.active).figures[firstOf(state.afoot)] ?? 0)

export const isScout = (figure: number): boolean => figure >= FIRST_SCOUT

export const isAfoot = ({ afoot, active }: State, seat: number, figure: number): boolean =>
  seat === active && has(afoot, figure)

const weightOf = (figure: number): number => (isScout(figure) ? SCOUT : 1)

/** From now on a figure of a seat stands on a square, or with `IN_RESERVE` is back in the reserve. */
export const setFigure = (state: State, seat: number, figure: number, square: number): void => {
  lift(state, seat, figure)
  playerOf(state, seat).figures[figure] = square
  if (square < 0) return
  const there = forceOn(state, square)
  state.force[square] = (there === 0 ? (seat + 1) * SEAT : there) + weightOf(figure)
}

/** Figures of the active player leave where they are and come to a square without standing there. */
export const enterSquare = (state: State, seat: number, group: SetOf<'figure'>, square: number): void => {
  const { figures } = playerOf(state, seat)
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    if (!has(group, figure)) continue
    lift(state, seat, figure)
    figures[figure] = square
  }
  state.afoot = union(state.afoot, group)
}

/** Figures stop on a square that nobody else holds (any more). */
export const standOn = (state: State, seat: number, group: SetOf<'figure'>, square: number): void => {
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    if (has(group, figure)) setFigure(state, seat, figure, square)
  }
}

const lift = (state: State, seat: number, figure: number): void => {
  if (isAfoot(state, seat, figure)) {
    state.afoot = minus(state.afoot, figure)
    return
  }
  const from = playerOf(state, seat).figures[figure] ?? 0
  if (from < 0) return
  const left = forceOn(state, from) - weightOf(figure)
  state.force[from] = left % SEAT === 0 ? 0 : left
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
  for (let figure = from; figure < to; figure++) {
    if (figures[figure] === square && !isAfoot(state, seat, figure)) return figure
  }
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

/** Does the stacking limit let `more` figures of the seat stand on this square (C-21.11)? */
export const hasRoom = (state: State, seat: number, square: number, more = 1): boolean => {
  const holder = holderOf(state, square)
  return holder !== seat || figuresOn(state, square) + more <= playerOf(state, seat).stacking
}
