import { type Guide, NO_GUIDE } from '@ecumene/bots'
import type { Language, Lesson } from '@ecumene/kernel'
import type { Description, Rulebook } from './manifest.ts'

/** Answers about games that need no rules. */
export type Answers = {
  /** The games that can be learnt. */
  readonly TAUGHT_GAMES: readonly string[]
  hasLesson(id: string): boolean
  openLesson(id: string): Promise<Lesson | null>
  /** How bots think about a game. */
  guideTo(id: string): Promise<Guide>
  /** The rulebooks of a game, those of expansions after the first. */
  booksOf(id: string): readonly string[]
  /** The name of the book at an address, which may be an old one. */
  bookNamed(name: string): string | null
  gameOfBook(name: string): string | null
  titleOfBook(name: string, language: Language): string
  /** The rulebook in which a rule stands, by the id of the rule. */
  bookOfRule(id: string): string | null
}

export const answersFrom = (described: readonly (Description & { readonly id: string })[]): Answers => {
  const named = (id: string): Description | undefined => described.find((game) => game.id === id)
  const owns = (is: (book: Rulebook) => boolean) => described.find(({ books }) => books.some(is))
  return {
    TAUGHT_GAMES: described.flatMap(({ id, lesson }) => (lesson === undefined ? [] : [id])),
    hasLesson: (id) => named(id)?.lesson !== undefined,
    openLesson: async (id) => (await named(id)?.lesson?.()) ?? null,
    guideTo: async (id) => (await named(id)?.guide?.()) ?? NO_GUIDE,
    booksOf: (id) => (named(id)?.books ?? []).map(({ name }) => name),
    bookNamed: (address) => {
      const isIts = ({ name, formerName }: Rulebook): boolean => name === address || formerName === address
      return owns(isIts)?.books.find(isIts)?.name ?? null
    },
    gameOfBook: (name) => owns((book) => book.name === name)?.id ?? null,
    titleOfBook: (name, language) =>
      described.flatMap(({ books }) => books).find((book) => book.name === name)?.title[language] ?? name,
    bookOfRule(id) {
      const isIts = ({ letter }: Rulebook): boolean => id.startsWith(`${letter}-`)
      return owns(isIts)?.books.find(isIts)?.name ?? null
    },
  }
}
