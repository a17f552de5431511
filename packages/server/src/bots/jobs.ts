import type { Level } from '@ecumene/bots'
import type { Seat } from '@ecumene/kernel'

/** A decision to be made by a bot. The true state is there to draw samples from; the bot gets a perspective on it. */
export type BotJob = {
  readonly game: string
  readonly seat: Seat
  readonly level: Level
  /** How long it may think. */
  readonly milliseconds: number
  /** As JSON. */
  readonly state: string
  /** Seed of the bot's own chance; nothing to do with that of the match. */
  readonly seed: string
}

/** What a thread does for a program that plays instead of a bot: writes what it may know, or judges what it answers. */
export type EngineTask =
  | { readonly kind: 'brief'; readonly milliseconds: number; readonly world: boolean }
  | { readonly kind: 'judge'; readonly answer: string }

export type BotData = { readonly shelf: string }
