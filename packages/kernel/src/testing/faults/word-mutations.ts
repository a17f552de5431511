import { bazaar } from '../../toy/index.ts'
import { seeded } from '../../values/random.ts'
import { LANGUAGES, type Words } from '../../words/words.ts'
import { type Broken, broken } from './broken.ts'

const without = (key: string): Words => {
  const left = { ...bazaar.presentation.words }
  for (const language of LANGUAGES) {
    const { [key]: _left, ...rest } = left[language]
    left[language] = rest
  }
  return left
}

/** Faults in what is said. */
export const wordMutations: readonly Broken[] = [
  {
    check: 'words',
    fault: 'a key missing in one language',
    game: () => broken({ words: { ...bazaar.presentation.words, pl: without('move.leave').pl } }),
  },
  { check: 'words', fault: 'no words of the kernel', game: () => broken({ words: without('undo.revealed') }) },
  { check: 'words', fault: 'no label of an option', game: () => broken({ words: without('option.corner') }) },
  { check: 'words', fault: 'no label of a choice', game: () => broken({ words: without('option.length.long') }) },
  { check: 'words', fault: 'no words for an event', game: () => broken({ words: without('event.marketLeft') }) },
  { check: 'words', fault: 'no words for a move', game: () => broken({ words: without('move.leave') }) },
  { check: 'words', fault: 'no words for a reason', game: () => broken({ words: without('reason.purse') }) },
  { check: 'words', fault: 'no words for a decision', game: () => broken({ words: without('decision.market') }) },
  { check: 'words', fault: 'no words inside a message', game: () => broken({ words: without('ware.amber') }) },
  { check: 'words', fault: 'no name of an ending', game: () => broken({ words: without('ending.closing') }) },
  { check: 'words', fault: 'no name of a category', game: () => broken({ words: without('category.sets') }) },
  {
    check: 'words',
    fault: 'no words for an event that one move in ten thousand brings',
    game: () =>
      broken({
        apply(state, seat, move, tell) {
          bazaar.apply(state, seat, move, tell)
          if (tell && seeded(JSON.stringify(state)).a % 10_000 === 0) tell({ kind: 'comet' } as never)
        },
        describe: {
          ...bazaar.presentation.describe,
          event: (event) =>
            String(event.kind) === 'comet' ? { key: 'event.comet' } : bazaar.presentation.describe.event(event),
        },
      }),
  },
  {
    check: 'words',
    fault: 'a message without its arguments',
    game: () =>
      broken({ describe: { ...bazaar.presentation.describe, event: ({ kind }) => ({ key: `event.${kind}` }) } }),
  },
]
