import type { Game } from '@ecumene/kernel'
import type { Refusal } from '@ecumene/protocol'
import type { FastifyReply } from 'fastify'
import type { Passes } from '../guests/passes.ts'
import { type Buckets, bucketsOf } from '../limits/bucket.ts'
import type { Limits } from '../limits/limits.ts'
import { settleAll, sharedBucketsOf } from '../limits/shared.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import { STATUS } from '../refusal.ts'
import type { MetricsReaders } from '../settings.ts'
import type { Chats } from '../tables/chats.ts'
import type { Hall } from '../tables/hall.ts'
import type { Door } from './door.ts'
import type { Visitors } from './visitor.ts'

/** What the routes and sockets work with. */
export type Context = {
  readonly hall: Hall
  readonly chats: Chats
  readonly visitors: Visitors
  readonly passes: Passes
  readonly metrics: ServerMetrics
  readonly metricsReaders: MetricsReaders
  readonly limits: Limits
  readonly door: Door
  /** Advertised games; those that can be played by address only are not among them. */
  readonly games: readonly Game[]
  /** May this account, from this address, make one more request or send one more frame? Some count for several. */
  mayAsk(account: string, address: string, count?: number): boolean
  /** The same for what belongs to no account, such as the files of the page. */
  mayVisit(address: string): boolean
  readonly stalls: Buckets
  readonly newGuests: Buckets
  /** Only this machine itself is served. */
  readonly isLocal: boolean
  /** May guests have the server post to private addresses, and without encryption? */
  readonly privateHooks: boolean
  readonly chatter: Buckets
  readonly codes: Buckets
  /** Set when the server begins to close: nothing new is started. */
  isClosing: boolean
  /** The last commit failed. */
  isFailing: () => boolean
  /** The store does not answer here, but may at another server: clients are sent there. */
  isCutOff: () => boolean
  /** Drops the state of accounts that have been idle. */
  sweep(): void
  /** Synchronises usage with other servers. */
  settleLimits(): Promise<void>
}

export const newContext = (
  parts: Omit<
    Context,
    'mayAsk' | 'mayVisit' | 'stalls' | 'newGuests' | 'chatter' | 'codes' | 'isClosing' | 'sweep' | 'settleLimits'
  >,
): Context => {
  const now = performance.now.bind(performance)
  const { limits } = parts
  const requests = bucketsOf(limits.requests, now)
  const addresses = bucketsOf(limits.addresses, now)
  const shared = {
    newGuests: sharedBucketsOf('guests', limits.guests, now),
    chatter: sharedBucketsOf('chat', limits.chat, now),
    codes: sharedBucketsOf('codes', limits.codes, now),
  }
  const named = { stalls: bucketsOf(limits.stalls, now), ...shared }
  return {
    ...parts,
    ...named,
    // The account first: a guest over the limit uses up nothing of what others share at the same address.
    mayAsk: (account, address, count = 1) => requests.take(account, count) && addresses.take(address, count),
    mayVisit: (address) => addresses.take(address),
    isClosing: false,
    async settleLimits() {
      const { store, neighbours } = parts.hall.world
      if (neighbours.areThere) await settleAll(store, Object.values(shared))
      else for (const buckets of Object.values(shared)) buckets.spent()
    },
    sweep() {
      for (const buckets of [requests, addresses, parts.door, ...Object.values(named)]) buckets.sweep()
    },
  }
}

/** Answers an HTTP request with a refusal, and counts it. */
export const refuse = (
  context: Context,
  reply: FastifyReply,
  refusal: Refusal,
  status = STATUS[refusal.code],
): FastifyReply => {
  context.metrics.refusals.add(refusal.code)
  return reply.code(status).send(refusal)
}
