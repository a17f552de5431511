import type { Rate } from './bucket.ts'

/** What one guest, one socket or one address may use. Refusals for it are `tooMany` or `tooLarge`. */
export type Limits = {
  readonly messageBytes: number
  /** Requests of a guest, and frames over sockets; without a guest, of an address. */
  readonly requests: Rate
  /** The same of all guests of one address together, and the files of the page. */
  readonly addresses: Rate
  /** New connections of an address. */
  readonly connections: Rate
  /** How often a guest may be slowed down over sockets before a socket is closed. */
  readonly stalls: Rate
  /** Chat lines of a guest. */
  readonly chat: Rate
  /** Codes for another device: made by a guest, tried by an address. */
  readonly codes: Rate
  /** New guests of an address. */
  readonly guests: Rate
  /** Tables a guest has opened that are not over. */
  readonly tablesPerGuest: number
  readonly subscriptionsPerSocket: number
  readonly socketsPerGuest: number
  readonly socketsPerAddress: number
  /** Bytes that may wait for a slow reader before it is cut off. */
  readonly backlogBytes: number
}

export const DEFAULT_LIMITS: Limits = {
  messageBytes: 16 * 1024,
  requests: { burst: 100, perSecond: 25 },
  // A whole school may share an address: as much as twenty tireless guests.
  addresses: { burst: 2000, perSecond: 500 },
  connections: { burst: 500, perSecond: 50 },
  stalls: { burst: 10, perSecond: 0.1 },
  chat: { burst: 8, perSecond: 0.5 },
  codes: { burst: 10, perSecond: 0.05 },
  guests: { burst: 30, perSecond: 0.5 },
  tablesPerGuest: 30,
  subscriptionsPerSocket: 20,
  socketsPerGuest: 12,
  socketsPerAddress: 250,
  backlogBytes: 1024 * 1024,
}
