import { z } from 'zod'

/** How a table is put together, and what is public about who sits where. */

export const LEVEL = z.enum(['easy', 'normal', 'hard'])

/** A seat as whoever creates the table asks for it. */
export const SEAT_WISH = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: LEVEL }),
])

/** A seat as everyone at the table sees it. */
export const SEAT = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  /** `gone`: somebody who wished to be forgotten, and has no name any more. */
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

/** A name as people may choose it: short, on one line, without control characters. */
export const GUEST_NAME = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{C}]+$/u, 'must not contain control characters')

export const GUEST = z.strictObject({ id: z.string(), name: z.string() })
export type Guest = z.infer<typeof GUEST>
