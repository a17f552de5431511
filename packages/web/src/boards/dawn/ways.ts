import { DIRECTIONS, type Hex, isExploring, moveOf, type Way } from '@ecumene/dawn'
import type { Guide } from '../../hands/use-pulled.ts'
import { throughCourse as through, wayBy as walkedBy, waysForSteps } from '../../hands/ways.ts'
import { moveBy } from './moves.ts'

/** What is laid out over the table: instead of single steps, whole ways to wherever they can end. */
export const waysInstead = (legal: readonly string[], ways: readonly Way[]): readonly string[] =>
  // The ways of somebody else are theirs.
  ways.length === 0 || legal.length === 0 ? legal : waysForSteps(legal, ways.filter(isWalked), isStep)

const STOP = moveOf('stop').notation

const isStep = (move: string): boolean => moveBy(move)?.kind === 'step'

/** Figures that only stay where they are go no way, unless they set out to explore from there. */
const isWalked = (way: Way): boolean => way.path.length > 0 || (way.moves.length > 1 && isExploring(way))

/** The way that a course goes; `null` for what is no course. */
export const wayBy = (ways: readonly Way[], course: string | null): Way | null =>
  walkedBy(ways.filter(isWalked), course)

/** The same way, but the figure only passes through its end; `null` where it ends there in any case. */
export const throughCourse = (ways: readonly Way[], course: string | null): string | null =>
  through(ways.filter(isWalked), course, STOP)

/** How many steps it is to the end of a way at each space. */
export const stepsTo = (ways: readonly Way[]): ReadonlyMap<number, number> => {
  const steps = new Map<number, number>()
  for (const { space, path } of ways) {
    const known = steps.get(space)
    if (path.length > 0 && (known === undefined || path.length < known)) steps.set(space, path.length)
  }
  return steps
}

/** How ways are pulled over the spaces of a map. */
export const guideOver = (spaces: readonly Hex[]): Guide<Way> => ({
  walkOf: ({ from, path, moves }) => ({ from, steps: path, canGoOn: moves.at(-1) === STOP }),
  lead: (way, steps) => {
    const first = way.moves.findIndex(isStep)
    const [before, after] = [way.moves.slice(0, first), way.moves.slice(first + way.path.length)]
    return {
      ...way,
      path: steps,
      moves: [...before, ...steps.map((space) => moveOf('step', space).notation), ...after],
    }
  },
  neighbours: (place) => {
    const at = spaces[place]
    if (at === undefined) return []
    return DIRECTIONS.map(({ q, r }) => spaces.findIndex((one) => one.q === at.q + q && one.r === at.r + r)).filter(
      (space) => space >= 0,
    )
  },
})

/** The spaces from which a figure can be pulled. */
export const pulledFrom = (ways: readonly Way[]): ReadonlySet<number> =>
  new Set(ways.filter(isWalked).map(({ from }) => from))
