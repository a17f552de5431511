import { z } from 'zod'
import { GUEST_NAME } from './seats.ts'
import { TABLE_ID } from './tables.ts'

/** Requests and answers of the HTTP routes, besides tables and commands. Refusals are answered with a `Refusal`. */

/** PUT or POST /api/guest */
export const NAME_GUEST = z.strictObject({ name: GUEST_NAME })

const OPTION_FIELD = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choice'), values: z.array(z.string()), default: z.string() }),
  z.strictObject({ kind: z.literal('flag'), default: z.boolean() }),
  z.strictObject({
    kind: z.literal('number'),
    min: z.number(),
    max: z.number(),
    default: z.number(),
    none: z.strictObject({ value: z.number(), otherwise: z.number() }).optional(),
    seat: z.int().optional(),
  }),
])

/** GET /api/games */
export const GAME_INFO = z.strictObject({
  id: z.string(),
  rules: z.string(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), OPTION_FIELD),
})
export type GameInfo = z.infer<typeof GAME_INFO>

/** GET /api/tables/:id/state?seat=0&from=12 */
export const STATE_QUERY = z.strictObject({
  /** Left out: as a spectator. */
  seat: z.coerce.number().int().min(0).max(7).optional(),
  /** The ply up to which the history is known. */
  from: z.coerce.number().int().min(0).default(0),
})

/** GET /api/tables/:id/at/:ply */
export const LOOK_BACK = z.strictObject({ id: TABLE_ID, ply: z.coerce.number().int().min(0).max(1_000_000) })

/** GET /api/health */
export const HEALTH = z.strictObject({ status: z.enum(['ok', 'failing', 'closing']) })
