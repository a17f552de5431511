import { z } from 'zod'
import { plainText } from './plain-text.ts'
import { REQUEST_ID } from './request-id.ts'
import { TABLE_ID } from './tables.ts'
import { CHAT_LENGTH, PHRASES } from './typed-text.ts'

/** What people say to each other at a table. Players write; whoever may watch the table may read. */

export const CHAT_TEXT = plainText(CHAT_LENGTH)

export const SAID = z.union([z.strictObject({ phrase: z.enum(PHRASES) }), z.strictObject({ text: CHAT_TEXT })])
export type Said = z.infer<typeof SAID>

/** A line of the chat. `said` is `null` if its author asked to be forgotten. */
export const CHAT_LINE = z.strictObject({
  /** Counted from 0 at each table. Old lines are removed, so the first one left may have any number. */
  number: z.int(),
  seat: z.int(),
  /** Tells authors apart, the same at every table; empty for those who were forgotten. */
  author: z.string(),
  /** The author's name when it was said: somebody else may sit there by now. */
  name: z.string(),
  said: SAID.nullable(),
  at: z.int(),
})
export type ChatLine = z.infer<typeof CHAT_LINE>

/** Over the socket. `hear`: from now on tell me what is said, beginning with line `from`. */
export const HEAR = z.strictObject({ type: z.literal('hear'), table: TABLE_ID, from: z.int().min(0) })
export const SAY = z.strictObject({
  type: z.literal('say'),
  id: REQUEST_ID,
  table: TABLE_ID,
  seat: z.int(),
  said: SAID,
})

/** From the server: lines, which replace those with the same numbers; and that one's own is on disk. */
export type ChatMessage =
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly type: 'said'; readonly id: string; readonly number: number }

/** POST /api/tables/:id/chat */
export const SAY_BODY = SAY.omit({ type: true, table: true })

/** GET /api/tables/:id/chat?from=12 */
export const CHAT_QUERY = z.strictObject({ from: z.coerce.number().int().min(0).default(0) })
