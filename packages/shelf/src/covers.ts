import { answersFrom } from './answers.ts'
import type { Covered } from './covered.ts'
import { bazaarCover } from './covers/bazaar.ts'
import { classicCover } from './covers/classic.ts'
import { dawnCover } from './covers/dawn.ts'
import { duelCover } from './covers/duel.ts'
import type { Edition } from './edition.ts'

export type { Covered } from './covered.ts'
export type { Edition } from './edition.ts'

/** The same games as in `index.ts`, for the page: it loads the rules of a game when somebody plays it. */
export const COVERS: readonly Covered[] = [duelCover, dawnCover, classicCover, bazaarCover]

export const coverNamed = (id: string): Covered | null => COVERS.find((cover) => cover.id === id) ?? null

export const {
  EDITIONS,
  editionNamed,
  editionAt,
  openLesson,
  EXERCISED,
  openExercises,
  taughtBy,
  guideTo,
  booksOf,
  bookNamed,
  gameOfBook,
  titleOfBook,
  bookOfRule,
} = answersFrom(COVERS)

/** What the start page offers. */
export const OFFERED: readonly Edition[] = EDITIONS.filter(({ isOffered }) => isOffered)
