import { type Guide, NO_GUIDE } from '@ecumene/bots'
import type { Game, Language, Lesson } from '@ecumene/kernel'
import type { Manifest, Rulebook } from './manifest.ts'

export type { Manifest, Rulebook } from './manifest.ts'

/** Answers about games, for code that knows no game in particular. */
export type Shelf = {
  /** The games that the start page offers. */
  readonly GAMES: readonly Game[]
  readonly ALL_GAMES: readonly Game[]
  gameNamed(id: string): Game | null
  /** The games that can be learnt. */
  readonly TAUGHT_GAMES: readonly string[]
  hasLesson(id: string): boolean
  openLesson(id: string): Promise<Lesson | null>
  /** How bots think about a game. */
  guideTo(id: string): Promise<Guide>
  /** The rulebooks of a game, those of expansions after the first. */
  booksOf(id: string): readonly string[]
  gameOfBook(name: string): string | null
  titleOfBook(name: string, language: Language): string
  /** The rulebook in which a rule stands, by the id of the rule. */
  bookOfRule(id: string): string | null
}

/**
 * Puts games on a shelf: everything it answers follows from their manifests. Code that brings its own games imports it
 * from `@ecumene/shelf/shelf`, which loads none.
 */
export const shelfOf = (manifests: readonly Manifest[]): Shelf => {
  const named = (id: string): Manifest | undefined => manifests.find(({ game }) => game.id === id)
  const owns = (is: (book: Rulebook) => boolean) => manifests.find(({ books }) => books.some(is))
  return {
    GAMES: manifests.flatMap(({ game, isOffered }) => (isOffered ? [game] : [])),
    ALL_GAMES: manifests.map(({ game }) => game),
    gameNamed: (id) => named(id)?.game ?? null,
    TAUGHT_GAMES: manifests.flatMap(({ game, lesson }) => (lesson === undefined ? [] : [game.id])),
    hasLesson: (id) => named(id)?.lesson !== undefined,
    openLesson: async (id) => (await named(id)?.lesson?.()) ?? null,
    guideTo: async (id) => (await named(id)?.guide?.()) ?? NO_GUIDE,
    booksOf: (id) => (named(id)?.books ?? []).map(({ name }) => name),
    gameOfBook: (name) => owns((book) => book.name === name)?.game.id ?? null,
    titleOfBook: (name, language) =>
      manifests.flatMap(({ books }) => books).find((book) => book.name === name)?.title[language] ?? name,
    bookOfRule(id) {
      const isIts = ({ letter }: Rulebook): boolean => id.startsWith(`${letter}-`)
      return owns(isIts)?.books.find(isIts)?.name ?? null
    },
  }
}
