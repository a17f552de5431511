import { type ExerciseBook, type Guide, NO_GUIDE } from '@ecumene/bots'
import type { Language, Lesson } from '@ecumene/kernel'
import { type Described, type Edition, editionsOf } from './edition.ts'
import type { Rulebook } from './manifest.ts'

/** Questions about games that can be answered without their rules. */
export type Answers = {
  /** Every game by itself and with each expansion, in the order of the start page. */
  readonly EDITIONS: readonly Edition[]
  editionNamed(id: string): Edition | null
  /** What is played at a table with these options. */
  editionAt(table: { readonly game: string; readonly options: Readonly<Record<string, unknown>> }): Edition | null
  /** The editions that can be learnt. */
  readonly TAUGHT: readonly string[]
  openLesson(edition: string): Promise<Lesson | null>
  /** The editions that have exercises. */
  readonly EXERCISED: readonly Edition[]
  openExercises(edition: string): Promise<ExerciseBook | null>
  /** The edition whose lesson teaches what stands in a rulebook. */
  taughtBy(book: string): string | null
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

export const answersFrom = (described: readonly Described[]): Answers => {
  const named = (id: string): Described | undefined => described.find((game) => game.id === id)
  const editions = described.flatMap(editionsOf)
  const edition = (id: string): Edition | undefined => editions.find((each) => each.id === id)
  const owns = (is: (book: Rulebook) => boolean) => described.find(({ books }) => books.some(is))
  return {
    EDITIONS: editions,
    editionNamed: (id) => edition(id) ?? null,
    editionAt({ game, options }) {
      const expansion = named(game)?.expansions?.find(({ option }) => options[option] === true)
      return edition(expansion?.id ?? game) ?? null
    },
    TAUGHT: editions.flatMap(({ id, lesson }) => (lesson === undefined ? [] : [id])),
    openLesson: async (id) => (await edition(id)?.lesson?.()) ?? null,
    EXERCISED: editions.filter(({ exercises }) => exercises !== undefined),
    openExercises: async (id) => (await edition(id)?.exercises?.()) ?? null,
    taughtBy(book) {
      const owner = owns(({ name }) => name === book)
      const expansion = owner?.expansions?.find((each) => each.book === book)
      const taught = edition(expansion?.id ?? owner?.id ?? '')
      return taught?.lesson === undefined ? null : taught.id
    },
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
