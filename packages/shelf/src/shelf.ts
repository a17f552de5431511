import type { Game } from '@ecumene/kernel'
import { type Answers, answersFrom } from './answers.ts'
import type { Manifest } from './manifest.ts'

export type { Edition } from './edition.ts'
export type { Expansion, Manifest, Rulebook } from './manifest.ts'

/** Answers about games, for code that knows no game in particular. */
export type Shelf = Answers & {
  /** The games that the start page offers. */
  readonly GAMES: readonly Game[]
  readonly ALL_GAMES: readonly Game[]
  gameNamed(id: string): Game | null
}

/**
 * Puts games on a shelf: everything it answers follows from their manifests. Code that brings its own games imports it
 * from `@ecumene/shelf/shelf`, which loads none.
 */
export const shelfOf = (manifests: readonly Manifest[]): Shelf => ({
  ...answersFrom(manifests.map((manifest) => ({ ...manifest, id: manifest.game.id, seats: manifest.game.seats }))),
  GAMES: manifests.flatMap(({ game, isOffered }) => (isOffered ? [game] : [])),
  ALL_GAMES: manifests.map(({ game }) => game),
  gameNamed: (id) => manifests.find(({ game }) => game.id === id)?.game ?? null,
})
