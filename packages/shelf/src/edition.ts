import type { ExerciseBook } from '@ecumene/bots'
import type { Cover, Lesson, Message } from '@ecumene/kernel'
import type { Description, Expansion } from './manifest.ts'

/**
 * What a player takes off the shelf: a game by itself, or with an expansion. Each has its own card on the start page, its own
 * name on its tables and its own lesson; rules, match files and server know only the game and its options.
 */
export type Edition = {
  /** In the addresses of the page. A game by itself has the id of the game. */
  readonly id: string
  /** The id of the game. */
  readonly game: string
  readonly name: Message
  readonly motto: Message
  readonly seats: Cover['seats']
  readonly isOffered: boolean
  /** The options that make a table one of this edition. */
  readonly options: Readonly<Record<string, boolean>>
  /** Options, and single answers (`option.answer`), that nobody is asked for: what the edition itself says, and what means nothing in it. */
  readonly leftOut: readonly string[]
  readonly lesson?: () => Promise<Lesson>
  readonly exercises?: () => Promise<ExerciseBook>
}

/** A game as far as its editions go. */
export type Described = Description & Pick<Cover, 'id' | 'seats'>

/** The editions of a game, that without expansions first. */
export const editionsOf = (game: Described): readonly Edition[] => {
  const { expansions = [] } = game
  return [editionWith(game, null), ...expansions.map((expansion) => editionWith(game, expansion))]
}

const editionWith = (game: Described, played: Expansion | null): Edition => {
  const { isOffered, expansions = [] } = game
  const { id, seats, lesson, exercises } = played ?? game
  return {
    id,
    game: game.id,
    name: { key: played === null ? 'game' : `edition.${id}` },
    motto: { key: played === null ? 'game.tagline' : `edition.${id}.tagline` },
    seats,
    isOffered,
    options: Object.fromEntries(expansions.map((expansion) => [expansion.option, expansion === played])),
    leftOut: expansions.flatMap((expansion) => [
      expansion.option,
      ...(expansion === played ? (expansion.lacks ?? []) : expansion.brings),
    ]),
    ...(lesson !== undefined && { lesson }),
    ...(exercises !== undefined && { exercises }),
  }
}
