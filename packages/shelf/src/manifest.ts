import type { ExerciseBook, Guide } from '@ecumene/bots'
import type { Cover, Game, Language, Lesson } from '@ecumene/kernel'

/**
 * All that page, server, command line, bots, rulebook and lessons need to know of a game besides its rules. A new game is one such
 * file in `covers/`, one in `games/` and their lines in `covers.ts` and `index.ts`; a board of its own is found by the page in the
 * folder of the game's name (`web/src/boards`).
 */
export type Manifest = Description & { readonly game: Game }

/** What a manifest says about the game. */
export type Description = {
  /** Does the start page offer it? Any game is played by its address and on the command line. */
  readonly isOffered: boolean
  /** Its rulebooks, those of expansions after the first. */
  readonly books: readonly Rulebook[]
  /** Expansions that have a card of their own. */
  readonly expansions?: readonly Expansion[]
  /** The lesson at its table, fetched when somebody wants to learn. */
  readonly lesson?: () => Promise<Lesson>
  /** Positions in which to find the best move, fetched when somebody wants to. */
  readonly exercises?: () => Promise<ExerciseBook>
  /** How bots think about it, fetched where they do; left out, they play it out at random. */
  readonly guide?: () => Promise<Guide>
}

/** An expansion with which the game is one more game to its players: see `Edition`. */
export type Expansion = {
  /** In addresses, and in the game's words: `edition.<id>` and `edition.<id>.tagline`. */
  readonly id: string
  readonly seats: Cover['seats']
  /** The option of the game, a flag, that plays with it. */
  readonly option: string
  /** Options that mean something only with it. */
  readonly brings: readonly string[]
  /** Options, and single answers (`option.answer`), that mean nothing with it. */
  readonly lacks?: readonly string[]
  /** The name of its rulebook. */
  readonly book: string
  /** Its lesson, for those who know the game without it. */
  readonly lesson?: () => Promise<Lesson>
  readonly exercises?: () => Promise<ExerciseBook>
}

/** A rulebook: `docs/rules/<language>/<name>.md`. */
export type Rulebook = {
  readonly name: string
  /** What its address said before; links to it still open the book. */
  readonly formerName?: string
  /** The letter with which the ids of its rules begin. */
  readonly letter: string
  readonly title: Readonly<Record<Language, string>>
}
