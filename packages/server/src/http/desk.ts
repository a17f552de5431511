import type { Game } from '@ecumene/kernel'
import type { FastifyReply } from 'fastify'
import type { Passes } from '../guests/passes.ts'
import { type Buckets, bucketsOf } from '../limits/bucket.ts'
import type { Limits } from '../limits/limits.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { Refusal } from '../protocol/index.ts'
import { STATUS } from '../refusal.ts'
import type { MetricsReaders } from '../settings.ts'
import type { Chats } from '../tables/chats.ts'
import type { Hall } from '../tables/hall.ts'
import type { Visitors } from './visitor.ts'

/** What the routes and sockets work with. */
export type Desk = {
  readonly hall: Hall
  readonly chats: Chats
  readonly visitors: Visitors
  readonly passes: Passes
  readonly metrics: ServerMetrics
  readonly metricsReaders: MetricsReaders
  readonly limits: Limits
  /** Advertised games; those that can be played by address only are not among them. */
  readonly games: readonly Game[]
  readonly requests: Buckets
  readonly newGuests: Buckets
  /** May guests have the server post to private addresses, and without encryption? */
  readonly privateHooks: boolean
  readonly chatter: Buckets
  readonly codes: Buckets
  /** Set when the server has begun to close: nothing new is begun. */
  isClosing: boolean
  /** The last commit failed. */
  isFailing: () => boolean
}

export const openDesk = (parts: Omit<Desk, 'requests' | 'newGuests' | 'chatter' | 'codes' | 'isClosing'>): Desk => ({
  ...parts,
  requests: bucketsOf(parts.limits.requests, performance.now.bind(performance)),
  newGuests: bucketsOf(parts.limits.guests, performance.now.bind(performance)),
  chatter: bucketsOf(parts.limits.chat, performance.now.bind(performance)),
  codes: bucketsOf(parts.limits.codes, performance.now.bind(performance)),
  isClosing: false,
})

/** Answers an HTTP request with a refusal, and counts it. */
export const refuse = (
  desk: Desk,
  reply: FastifyReply,
  refusal: Refusal,
  status = STATUS[refusal.code],
): FastifyReply => {
  desk.metrics.refusals.add(refusal.code)
  return reply.code(status).send(refusal)
}
