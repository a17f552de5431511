import { allOf, has, NO_MEMBERS, plus, type SetOf, sizeOf, without } from '@ecumene/kernel'
import { FIGURE_COUNT, FIRST_SCOUT, playerOf, type State } from '../state.ts'
import { groupOf } from './courses.ts'

/** Figures of a kind on a square that have not moved yet. */
const unmoved = (state: State, seat: number, square: number, from: number, to: number): number => {
  const { figures, moved } = playerOf(state, seat)
  let count = 0
  for (let figure = from; figure < to; figure++) {
    if (figures[figure] === square && !has(moved, figure)) count++
  }
  return count
}

export const unmovedArmies = (state: State, seat: number, square: number): number =>
  unmoved(state, seat, square, 0, FIRST_SCOUT)
export const unmovedScouts = (state: State, seat: number, square: number): number =>
  unmoved(state, seat, square, FIRST_SCOUT, FIGURE_COUNT)

/** Squares from which figures can still set out, each once. */
export const startingSquares = (state: State, seat: number): readonly number[] => {
  const { figures, moved } = playerOf(state, seat)
  const squares: number[] = []
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    const square = figures[figure] ?? 0
    if (square < 0 || has(moved, figure) || squares.includes(square)) continue
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

/** The figures in such a group. Figures of a kind are all alike. */
export const figuresFor = (
  state: State,
  seat: number,
  square: number,
  armies: number,
  scouts: number,
): SetOf<'figure'> => {
  const { figures, moved } = playerOf(state, seat)
  let group: SetOf<'figure'> = NO_MEMBERS
  let needed = armies
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    if (figure === FIRST_SCOUT) needed = scouts
    if (needed === 0 || figures[figure] !== square || has(moved, figure)) continue
    group = plus(group, figure)
    needed--
  }
  return group
}

export const ARMIES: SetOf<'figure'> = allOf(FIRST_SCOUT)

export const armiesAmong = (group: SetOf<'figure'>): number => sizeOf(group) - scoutsAmong(group)
export const scoutsAmong = (group: SetOf<'figure'>): number => sizeOf(without(group, ARMIES))
