import { FIGURE_COUNT, FIRST_SCOUT, playerOf, type State } from '../state.ts'
import { groupOf } from './courses.ts'

/** Figures of a kind on a square that have not moved yet. */
const unmoved = (state: State, seat: number, square: number, from: number, to: number): number => {
  const { figures } = playerOf(state, seat)
  let count = 0
  for (let figure = from; figure < to; figure++) {
    if (figures[figure] === square && (state.march.moved & (1 << figure)) === 0) count++
  }
  return count
}

export const unmovedArmies = (state: State, seat: number, square: number): number =>
  unmoved(state, seat, square, 0, FIRST_SCOUT)
export const unmovedScouts = (state: State, seat: number, square: number): number =>
  unmoved(state, seat, square, FIRST_SCOUT, FIGURE_COUNT)

/** Squares from which figures can still set out, each once. */
export const startingSquares = (state: State, seat: number): readonly number[] => {
  const { figures } = playerOf(state, seat)
  const squares: number[] = []
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    const square = figures[figure] as number
    if (square < 0 || (state.march.moved & (1 << figure)) !== 0 || squares.includes(square)) continue
    squares.push(square)
  }
  return squares
}

/** C-21.8: every group that could set out from a square. */
export const groupsFrom = (state: State, seat: number, square: number): readonly number[] => {
  const groups: number[] = []
  const most = unmovedScouts(state, seat, square)
  for (let armies = unmovedArmies(state, seat, square); armies >= 0; armies--) {
    for (let scouts = most; scouts >= 0; scouts--) if (armies + scouts > 0) groups.push(groupOf(armies, scouts))
  }
  return groups
}

/** The figures that such a group is made of, as bits. Figures of a kind are all alike. */
export const figuresFor = (state: State, seat: number, square: number, armies: number, scouts: number): number => {
  const { figures } = playerOf(state, seat)
  let bits = 0
  let needed = armies
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    if (figure === FIRST_SCOUT) needed = scouts
    if (needed === 0 || figures[figure] !== square || (state.march.moved & (1 << figure)) !== 0) continue
    bits |= 1 << figure
    needed--
  }
  return bits
}

export const armiesAmong = (bits: number): number => countBits(bits & ARMIES)
export const scoutsAmong = (bits: number): number => countBits(bits & ~ARMIES)

const ARMIES = (1 << FIRST_SCOUT) - 1

const countBits = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
