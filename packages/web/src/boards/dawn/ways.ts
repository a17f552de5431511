import { dawn, type Way } from '@ecumene/dawn'
import { courseOf } from '../../hands/hands.ts'

/** What is laid out over the table: instead of single steps, whole ways to wherever they can end. */
export const deedsOf = (legal: readonly string[], ways: readonly Way[]): readonly string[] =>
  // The ways of somebody else are theirs.
  ways.length === 0 || legal.length === 0
    ? legal
    : [...legal.filter((move) => !isStep(move)), ...ways.filter(isWalked).map(({ moves }) => courseOf(moves))]

const isStep = (move: string): boolean => dawn.notation.parse(move)?.kind === 'step'

const isWalked = ({ path }: Way): boolean => path.length > 0

/** The way that a course goes; `null` for what is no course. */
export const wayBy = (ways: readonly Way[], course: string | null): Way | null =>
  course === null ? null : (ways.find((way) => isWalked(way) && courseOf(way.moves) === course) ?? null)

/**
 * The same way, but not yet at its end: the figure comes to the space and can go on from there, so that a way is led through a
 * space of the player's choice. `null` where the way ends there in any case.
 */
export const throughCourse = (ways: readonly Way[], course: string | null): string | null => {
  const moves = wayBy(ways, course)?.moves ?? []
  return moves.at(-1) === 'stop' ? courseOf(moves.slice(0, -1)) : null
}

/** How many steps it is to the end of a way at each space. */
export const stepsTo = (ways: readonly Way[]): ReadonlyMap<number, number> => {
  const steps = new Map<number, number>()
  for (const { space, path } of ways) {
    const known = steps.get(space)
    if (path.length > 0 && (known === undefined || path.length < known)) steps.set(space, path.length)
  }
  return steps
}
