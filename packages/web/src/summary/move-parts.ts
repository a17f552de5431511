import type { MoveGroup } from '../boards/generic/move-groups.ts'
import type { Part } from './telling.ts'

/** More of a kind than this are counted, not spoken one by one. */
const MOST_SPOKEN = 12

/** What can be done, kind by kind, from the list of moves. */
export const moveParts = (groups: readonly MoveGroup[], countOf: (count: number) => string): readonly Part[] => {
  const crowded = groups.filter(({ moves }) => moves.length > MOST_SPOKEN)
  const few = groups.filter(({ moves }) => moves.length <= MOST_SPOKEN)
  return [
    ...few.map(({ heading, moves }) => ({
      title: heading,
      lines: moves.map(({ text, short }) => (heading === '' ? text : short)),
    })),
    ...crowded.flatMap(({ heading, moves }): readonly Part[] => [
      { title: heading, lines: [countOf(moves.length)] },
      { title: heading, lines: moves.map(({ text }) => text), isLong: true },
    ]),
  ]
}
