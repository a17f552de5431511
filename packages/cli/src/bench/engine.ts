import { type Guide, randomBot, search } from '@ecumene/bots'
import { type Game, MOST_DECISIONS, perspective, seeded } from '@ecumene/kernel'
import { conform } from '@ecumene/kernel/testing'
import { guideTo } from '@ecumene/shelf'

/** A game and all that is measured with it, of this checkout or of another. */
export type Engine = {
  readonly game: Game
  readonly notation: Game['notation']
  readonly guide: Guide
  readonly mostDecisions: number
  readonly perspective: typeof perspective
  readonly seeded: typeof seeded
  readonly randomBot: typeof randomBot
  readonly search: typeof search
  readonly conform: typeof conform
}

export const engineHere = async (game: Game): Promise<Engine> => ({
  game,
  notation: game.notation,
  guide: await guideTo(game.id),
  mostDecisions: MOST_DECISIONS,
  perspective,
  seeded,
  randomBot,
  search,
  conform,
})
