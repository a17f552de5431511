import type { MoveGroup } from '../boards/generic/move-groups.ts'
import type { Part } from './telling.ts'

/** If there are more of a kind, they are counted, not spoken one by one. */
const MOST_SPOKEN = 12

/** What can be done, kind by kind, from the list of moves; `note` adds a few words to some of them. */
export const moveParts = (
  groups: readonly MoveGroup[],
  note: (move: string) => string | null,
  countOf: (count: number) => string,
): readonly Part[] => {
  const noted = (words: string, move: string) => [words, note(move)].filter((part) => part !== null).join(', ')
  const crowded = groups.filter(({ moves }) => moves.length > MOST_SPOKEN)
  const few = groups.filter(({ moves }) => moves.length <= MOST_SPOKEN)
  return [
    ...few.map(({ heading, moves }) => ({
      title: heading,
      lines: moves.map(({ text, short, notation }) => noted(heading === '' ? text : short, notation)),
    })),
    ...crowded.flatMap(({ heading, moves }): readonly Part[] => [
      { title: heading, lines: [countOf(moves.length)] },
      { title: heading, lines: moves.map(({ text, notation }) => noted(text, notation)), isLong: true },
    ]),
  ]
}
