import type { Message, Seen, Viewer } from '@ecumene/kernel'
import { z } from 'zod'
import { NO_TERMS } from './clock/terms.ts'
import { SEAT, SEAT_WISH } from './seats.ts'
import { type Clock, TERMS } from './terms.ts'

export const TABLE_ID = z.string().regex(/^[A-Za-z0-9_-]{10,32}$/)

/** POST /api/tables */
export const CREATE_TABLE = z.strictObject({
  game: z.string().max(32),
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.array(SEAT_WISH).min(1).max(8),
  /** Listed for everyone, or reachable by its link only. */
  isPublic: z.boolean().default(false),
  /** Clocks, and what happens when time runs out. */
  terms: TERMS.default(NO_TERMS),
})
export type CreateTable = z.input<typeof CREATE_TABLE>

/** What anyone with the link may know before the game begins, and what the list of public tables shows. */
export const TABLE_INFO = z.strictObject({
  id: TABLE_ID,
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  terms: TERMS,
  seats: z.array(SEAT),
  isPublic: z.boolean(),
  status: z.enum(['waiting', 'playing', 'over']),
  /** Seats of the guest who asks. */
  yours: z.array(z.int()),
  /** Seats of the guest who asks that a bot plays now; they can be taken back. */
  away: z.array(z.int()),
  createdAt: z.int(),
  /** The table that was opened for another game, once there is one. */
  rematch: TABLE_ID.nullable(),
})
export type TableInfo = z.infer<typeof TABLE_INFO>

/** POST /api/tables/:id/join */
export const JOIN_TABLE = z.strictObject({ seat: z.int().min(0).max(7).optional() })

/** An offer to take moves back beyond what is free: it needs everyone's consent. */
export type Takeback = {
  readonly seat: number
  /** How many moves would stand. */
  readonly to: number
  readonly agreed: readonly number[]
}

/**
 * A match whose log the rules of today cannot follow: nobody can play on, and nothing of it is lost. `begun`: the rules
 * it was begun under; `now`: those of the server, `null` if it does not have the game; `entries`: how many entries its
 * log has; `shown`: how many of them lead to the position that is shown, `null` if none can be shown; `agreed`: seats that
 * want to end it for good, which it is when everybody does.
 */
export const FROZEN = z.strictObject({
  begun: z.string(),
  now: z.string().nullable(),
  entries: z.int(),
  shown: z.int().nullable(),
  agreed: z.array(z.int()),
})
export type Frozen = z.infer<typeof FROZEN>
/** What the rules know of it. */
export type Standstill = Omit<Frozen, 'agreed'>

/**
 * A table as one viewer sees it: who sits there, and everything of the match that this viewer may know. The page plays
 * through this and nothing else, whether the match runs in a worker beside it or on a server.
 */
export type TableState = TableInfo & {
  readonly viewer: Viewer
  /** `null` until the game begins. */
  readonly seen: Seen | null
  readonly takeback: Takeback | null
  /** `null` at a table without clocks, and before the game begins. */
  readonly clock: Clock | null
  /** Set where the match cannot be played on. */
  readonly frozen?: Frozen
}

/** Why a request was refused. `reason` is in the words of the game or the kernel, where the rules refused it. */
export type Refusal = { readonly code: RefusalCode; readonly message: string; readonly reason?: Message }

export const REFUSAL_CODES = [
  'malformed',
  'tooLarge',
  'tooMany',
  'notFound',
  'noGuest',
  'badCookie',
  'notYourSeat',
  'seatTaken',
  'full',
  'notStarted',
  'over',
  'notOver',
  'stale',
  'illegal',
  'nothingAsked',
  'tooEarly',
  'badOptions',
  'badHook',
  'frozen',
  'wrongCode',
  'expiredCode',
  'damaged',
  'unavailable',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]
