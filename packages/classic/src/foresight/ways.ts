import type { SetOf } from '@ecumene/kernel'
import { NONE } from '../data/types.ts'
import { clone } from '../rules/clone.ts'
import { enterSquare, standOn } from '../rules/map/figures.ts'
import { armiesIn, COURSES, isRevealing, scoutsIn, squareOfCourse } from '../rules/movement/courses.ts'
import { figuresFor, groupsFrom, startingSquares } from '../rules/movement/groups.ts'
import { trekFrom } from '../rules/movement/marching.ts'
import { CLEAR, HUT_THERE, mustStop, obstacleOn, whyNoStop } from '../rules/movement/obstacles.ts'
import { type Trek, whyNotCourse } from '../rules/movement/paths.ts'
import { trekOf } from '../rules/movement/stepping.ts'
import { maker, moveOf } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { type Clash, clashOf } from './clashes.ts'
import { barsOf, type Reach } from './reach.ts'

/** A way that figures can take, by a shortest one: to a square where they may stop, or up to a tile that they turn over. */
export type Way = {
  readonly from: number
  readonly armies: number
  readonly scouts: number
  /** Where they end, or the hidden square that they look at. */
  readonly square: number
  readonly ends: 'stop' | 'hut' | 'battle' | 'reveal'
  /** The squares they enter. */
  readonly path: readonly number[]
  /** The moves, in notation, that take them there. */
  readonly moves: readonly string[]
  /** What meets at its end; `null` where nobody fights. */
  readonly clash: Clash | null
}

const MARCH = maker('march')
const GO = maker('go')
const STOP = moveOf('stop').notation

/** Every way of the figures that a seat may move now, and what keeps them from the squares to which they have none. */
export type Courses = { readonly ways: readonly Way[]; readonly reaches: readonly Reach[] }

export const NO_COURSES: Courses = { ways: [], reaches: [] }

export const coursesOf = (state: State, seat: number): Courses => {
  const frame = state.pending[state.pending.length - 1]
  if (frame?.kind === 'trek') {
    const trek = trekOf(state, frame)
    const group = { from: frame.at, armies: trek.size - trek.scouts, scouts: trek.scouts }
    const start = { state, trek, path: [], moves: [], gone: state, figures: frame.group }
    return joined([coursesFrom(start, group, (course) => GO(course).notation)])
  }
  if (frame?.kind !== 'march') return NO_COURSES
  const courses: Courses[] = []
  // Figures under way stand nowhere, so what they meet does not depend on where they are. One copy serves all groups.
  const gone = clone(state)
  for (const from of startingSquares(state, seat)) {
    for (const group of groupsFrom(state, seat, from)) {
      const [armies, scouts] = [armiesIn(group), scoutsIn(group)]
      const trek = trekFrom(state, seat, from, group)
      const setOut = (course: number): string => MARCH(from, group, course).notation
      const figures = figuresFor(state, seat, from, armies, scouts)
      enterSquare(gone, seat, figures, from)
      courses.push(coursesFrom({ state, trek, path: [], moves: [], gone, figures }, { from, armies, scouts }, setOut))
      standOn(gone, seat, figures, from)
    }
  }
  return joined(courses)
}

const joined = (courses: readonly Courses[]): Courses => ({
  ways: courses.flatMap(({ ways }) => ways),
  reaches: courses.flatMap(({ reaches }) => reaches),
})

/** Figures that have come so far. */
type Reached = {
  readonly state: State
  readonly trek: Trek
  readonly path: readonly number[]
  readonly moves: readonly string[]
}

/** Where a way begins, and the table once they have left it. */
type Start = Reached & { readonly figures: SetOf<'figure'>; readonly gone: State }

type Group = Pick<Way, 'from' | 'armies' | 'scouts'>

const coursesFrom = (start: Start, group: Group, begin: (course: number) => string): Courses => {
  const { gone, trek } = start
  const ways = waysFrom(start, group, begin)
  const bars = barsOf(gone, trek, new Set(ways.map(({ square }) => square)))
  return { ways, reaches: [{ ...group, left: trek.left, bars }] }
}

/**
 * Breadth first; what the rules forbid on the way is asked of them. A player who is asked to move sees a hundred of these, so
 * records are written out: copying one with `...` takes several times as long.
 */
const waysFrom = (start: Start, group: Group, begin: (course: number) => string): readonly Way[] => {
  const { gone } = start
  const { from, armies, scouts } = group
  const { seat, size } = start.trek
  const ways: Way[] = []
  const met = new Set<number>([start.trek.at])
  const looked = new Set<number>()
  let here: readonly Reached[] = [start]
  while (here.length > 0) {
    const next: Reached[] = []
    for (const reached of here) {
      const { trek } = reached
      for (let course = 0; course < COURSES.length; course++) {
        const square = squareOfCourse(trek.at, course)
        if (square === NONE || (isRevealing(course) ? looked : met).has(square)) continue
        if (whyNotCourse(reached.state, trek, course) !== null) continue
        const move = reached.path.length === 0 ? begin(course) : GO(course).notation
        const moves = [...reached.moves, move]
        if (isRevealing(course)) {
          looked.add(square)
          ways.push({ from, armies, scouts, square, ends: 'reveal', path: reached.path, moves, clash: null })
          continue
        }
        met.add(square)
        const path = [...reached.path, square]
        const left = trek.left - 1
        const isOver = left === 0 || mustStop(gone, seat, square)
        if (isOver || whyNoStop(gone, seat, size, trek.scouts, square) === null) {
          const ends = endOn(gone, seat, square)
          const clash = ends === 'battle' ? clashOf(gone, seat, start.figures, square) : null
          const all = isOver ? moves : [...moves, STOP]
          ways.push({ from, armies, scouts, square, ends, path, moves: all, clash })
        }
        if (isOver) continue
        const came: Trek = { seat, size, scouts: trek.scouts, at: square, left, from: NONE }
        next.push({ state: gone, trek: came, path, moves })
      }
    }
    here = next
  }
  return ways
}

const endOn = (state: State, seat: number, square: number): Way['ends'] => {
  const obstacle = obstacleOn(state, seat, square)
  return obstacle === CLEAR ? 'stop' : obstacle === HUT_THERE ? 'hut' : 'battle'
}
