import type { Words } from './words/words.ts'

/** What is known of a game before its rules are loaded: its name, a tagline, and the number of players. */
export type Cover = {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /** `edition.<id>` and `edition.<id>.tagline` are the same for the game with an expansion. */
  readonly presentation: { readonly words: Words<'game' | 'game.tagline' | `edition.${string}`> }
}
