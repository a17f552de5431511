import type { Glance, Message, Viewer, WhyNot } from '@ecumene/kernel'
import { z } from 'zod'
import type { Changes } from './changes.ts'
import { type ChatMessage, HEAR, SAY } from './chat.ts'
import { type Json, json } from './json.ts'
import { REQUEST_ID } from './request-id.ts'
import type { Refusal, TableState } from './tables.ts'
import { TABLE_ID } from './tables.ts'
import type { Clock } from './terms.ts'
import type { Turn } from './turns.ts'

const PLY = z.int().min(0)
const MOVE = z.string().min(1).max(500)

/** The commands of a seat. They travel over the socket, or as POST /api/tables/:id/commands. */
export const COMMAND = z.discriminatedUnion('type', [
  /** `ply` is the version the player saw; a move made on an older one is refused as stale. */
  z.strictObject({ type: z.literal('submit'), id: REQUEST_ID, table: TABLE_ID, seat: z.int(), ply: PLY, move: MOVE }),
  z.strictObject({ type: z.literal('undo'), id: REQUEST_ID, table: TABLE_ID, seat: z.int(), ply: PLY, to: PLY }),
  z.strictObject({
    type: z.literal('takeback'),
    id: REQUEST_ID,
    table: TABLE_ID,
    seat: z.int(),
    ply: PLY,
    answer: z.enum(['ask', 'agree', 'refuse']),
    to: PLY,
  }),
  z.strictObject({ type: z.literal('resign'), id: REQUEST_ID, table: TABLE_ID, seat: z.int() }),
  /** Calls in a bot for somebody who stays away, if the table allows it. */
  z.strictObject({ type: z.literal('standIn'), id: REQUEST_ID, table: TABLE_ID, seat: z.int(), for: z.int() }),
  /** Takes a seat back that a bot plays for the guest. */
  z.strictObject({ type: z.literal('comeBack'), id: REQUEST_ID, table: TABLE_ID, seat: z.int() }),
  /** Agrees to end a frozen match for good, or withdraws that. When all people agree it is over, and its file is open. */
  z.strictObject({
    type: z.literal('endForGood'),
    id: REQUEST_ID,
    table: TABLE_ID,
    seat: z.int(),
    answer: z.enum(['agree', 'withdraw']),
  }),
  z.strictObject({ type: z.literal('rematch'), id: REQUEST_ID, table: TABLE_ID, seat: z.int() }),
])
export type Command = z.infer<typeof COMMAND>

/** All that a client may send over the socket. */
export const CLIENT_MESSAGE = z.discriminatedUnion('type', [
  /**
   * `have` is the ply up to which the client already knows the history; 0 asks for all of it. With `changes` a move is
   * told as `change` wherever that is possible; without, every message about the table is a whole `state`.
   */
  z.strictObject({
    type: z.literal('subscribe'),
    table: TABLE_ID,
    have: PLY,
    seat: z.int().nullable(),
    changes: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), table: TABLE_ID }),
  /** Why is a move not legal? Answered with `reason`. */
  z.strictObject({ type: z.literal('why'), id: REQUEST_ID, table: TABLE_ID, seat: z.int(), move: MOVE }),
  /** Which candidates are not legal now, and why? Answered with `reasons`. */
  z.strictObject({ type: z.literal('whyNots'), id: REQUEST_ID, table: TABLE_ID, seat: z.int() }),
  /** Is anybody there? Answered with `pong`: for a client that has heard nothing for a while. */
  z.strictObject({ type: z.literal('ping') }),
  /** Starts or stops reporting every change of turn at the guest's tables. Answered with `turn` each time. */
  z.strictObject({ type: z.literal('turns'), follow: z.boolean() }),
  HEAR,
  SAY,
  ...COMMAND.options,
])
export type ClientMessage = z.infer<typeof CLIENT_MESSAGE>

/** All that a server sends over the socket. */
export type ServerMessage =
  /** The table as this subscriber sees it; `seen.history` starts at `from`. */
  | { readonly type: 'state'; readonly from: number; readonly state: TableState }
  /**
   * The match went on by one entry, for a subscriber who has the state at ply `since` and asked for `changes`: a client
   * that has another one subscribes again. `seen` is as in `state`, its history starts at `since`, but of the view there is
   * only what changed. Any offer to take moves back is gone. `id` acknowledges the subscriber's own command, as `done`.
   */
  | {
      readonly type: 'change'
      readonly table: string
      readonly viewer: Viewer
      readonly since: number
      readonly seen: Glance
      readonly view: Changes
      readonly id?: string
      /** Where the table has clocks. */
      readonly clock?: Clock
    }
  /** Which seats have their player at the table now; told by itself when somebody has come or gone. */
  | { readonly type: 'presence'; readonly table: string; readonly here: readonly number[] }
  /** The command took effect and is on disk; `ply` is the version it led to. */
  | { readonly type: 'done'; readonly id: string; readonly ply: number }
  | { readonly type: 'reason'; readonly id: string; readonly reason: Message | null }
  | { readonly type: 'reasons'; readonly id: string; readonly reasons: readonly WhyNot[] }
  | { readonly type: 'pong' }
  /** A table of the guest has changed, for those who follow turns. */
  | { readonly type: 'turn'; readonly turn: Turn }
  | ChatMessage
  /** Nothing changed. `id` is that of the request, or `null` where none could be read. */
  | { readonly type: 'refused'; readonly id: string | null; readonly refusal: Refusal }

export type StateMessage = Extract<ServerMessage, { readonly type: 'state' }>
export type ChangeMessage = Extract<ServerMessage, { readonly type: 'change' }>

/** A message of the server as sent over the socket; any other form does not compile. */
export const written = (message: ServerMessage): Json<ServerMessage> => json(message)
