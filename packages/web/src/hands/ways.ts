import { courseOf } from './hands.ts'

/** A way that figures can go: the places they enter, and the moves, in notation, that take them there. */
type AnyWay = { readonly path: readonly number[]; readonly moves: readonly string[] }

/** Whole ways stand in for single steps: what is laid out over the table instead of them. */
export const waysForSteps = (
  legal: readonly string[],
  ways: readonly AnyWay[],
  isStep: (move: string) => boolean,
): readonly string[] => [...legal.filter((move) => !isStep(move)), ...ways.map(({ moves }) => courseOf(moves))]

/** The way that a course goes; `null` for what is no course. */
export const wayBy = <Way extends AnyWay>(ways: readonly Way[], course: string | null): Way | null =>
  course === null ? null : (ways.find(({ moves }) => courseOf(moves) === course) ?? null)

/**
 * The same way without the `stop` at its end: the figures come to the place and can go on from there, so that a way is led
 * through a place of the player's choice. `null` where the way ends there in any case.
 */
export const throughCourse = (ways: readonly AnyWay[], course: string | null, stop: string): string | null => {
  const moves = wayBy(ways, course)?.moves ?? []
  return moves.length > 1 && moves.at(-1) === stop ? courseOf(moves.slice(0, -1)) : null
}
