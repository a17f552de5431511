import { z } from 'zod'
import { REQUEST_ID } from './request-id.ts'
import { TABLE_ID } from './tables.ts'

/** What people say to each other at a table. Players write; whoever may watch the table may read. */

/** Sent as a key, so that everyone reads them in their own language. */
export const PHRASES = [
  'hello',
  'luck',
  'thanks',
  'played',
  'moment',
  'turn',
  'sorry',
  'game',
  'rematch',
  'go',
] as const
export type Phrase = (typeof PHRASES)[number]

export const CHAT_LENGTH = 300

/**
 * Plain text on one line. Nothing that is not seen: control characters, marks that turn the direction of writing,
 * characters without width; and no towers of accents, which cover the lines above.
 */
export const CHAT_TEXT = z
  .string()
  .trim()
  .min(1)
  .max(CHAT_LENGTH)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'must not contain control characters')
  .refine((text) => !TOWER.test(text), 'must not pile up accents')

const TOWER = /\p{M}{4}/u

/** A text as `CHAT_TEXT` takes it, made of whatever somebody typed or pasted; empty if nothing is left of it. */
export const tidyChat = (typed: string): string => {
  const line = typed
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim()
  let tidy = ''
  // Whole characters only: half an emoji is none.
  for (const character of line) {
    if (tidy.length + character.length > CHAT_LENGTH) break
    tidy += character
  }
  return tidy.trim()
}

export const SAID = z.union([z.strictObject({ phrase: z.enum(PHRASES) }), z.strictObject({ text: CHAT_TEXT })])
export type Said = z.infer<typeof SAID>

/** A line of the chat. `said` is `null` where its author wished to be forgotten. */
export const CHAT_LINE = z.strictObject({
  /** Counted from 0 at each table. Old lines are cleared away, so the first one there is may have any number. */
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

/** What the server tells: lines that take the place of those with the same numbers; and that one's own is on disk. */
export type ChatMessage =
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly type: 'said'; readonly id: string; readonly number: number }

/** POST /api/tables/:id/chat */
export const SAY_BODY = SAY.omit({ type: true, table: true })

/** GET /api/tables/:id/chat?from=12 */
export const CHAT_QUERY = z.strictObject({ from: z.coerce.number().int().min(0).default(0) })
