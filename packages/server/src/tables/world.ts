import type { Game } from '@ecumene/kernel'
import type { Bots } from '../bots/bots.ts'
import type { Hooks } from '../guests/hooks.ts'
import type { Presence } from '../guests/presence.ts'
import type { Limits } from '../limits/limits.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { Rules } from '../rules/rules.ts'
import type { Store } from '../store/store.ts'

/** What a table needs from the server around it. */
export type World = {
  readonly store: Store
  readonly rules: Rules
  readonly bots: Bots
  readonly games: readonly Game[]
  readonly metrics: ServerMetrics
  readonly limits: Limits
  readonly presence: Presence
  readonly hooks: Hooks
  /** Other servers on the same store, of which this one knows. */
  readonly neighbours: { readonly areThere: boolean }
  readonly log: Log
  readonly now: () => number
}

/** Like Fastify's logger. Seeds, states, views, cookies and names are never logged. */
export type Log = {
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}
