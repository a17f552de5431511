import { z } from 'zod'
import { plainText } from './plain-text.ts'
import { NAME_LENGTH } from './typed-text.ts'

/** How a table is put together, and what is public about who sits where. */

export const LEVEL = z.enum(['easy', 'normal', 'hard', 'expert'])

/** A seat as the creator of the table asks for it. */
export const SEAT_WISH = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: LEVEL }),
])

/** A seat as everyone at the table sees it. */
export const SEAT = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  /** `gone`: somebody who asked to be forgotten, and has no name any more. */
  z.strictObject({
    kind: z.literal('person'),
    name: z.string(),
    here: z.boolean(),
    gone: z.boolean().optional(),
  }),
  /** `standsFor`: the name of the player for whom the bot plays on. */
  z.strictObject({ kind: z.literal('bot'), level: LEVEL, standsFor: z.string().optional() }),
])

export type SeatWish = z.infer<typeof SEAT_WISH>
export type SeatInfo = z.infer<typeof SEAT>

/** A name as people may choose it: others read it wherever they read what is said in the chat. */
export const GUEST_NAME = plainText(NAME_LENGTH)

export const GUEST = z.strictObject({ id: z.string(), name: z.string() })
export type Guest = z.infer<typeof GUEST>
