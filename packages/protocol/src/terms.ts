import { z } from 'zod'
import type { ClockState } from './clock/clock.ts'
import { MOVE_DAYS, type Terms, TIME_OUTS } from './clock/terms.ts'
import { isZone } from './clock/zone.ts'

/** What a table agrees on about time, as it is sent. Types and constants are separate, because the page does not need zod. */

export const ZONE = z.string().max(64).refine(isZone, 'is no time zone, such as Europe/Kyiv or +02:00')

/** Days of the week, 1 for Monday to 7 for Sunday, on which the clock stands still. */
export const REST = z.strictObject({
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(6)
    .refine((days) => new Set(days).size === days.length, 'names a day twice'),
  zone: ZONE,
})

export const CLOCK_RULE = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('increment'),
    baseMinutes: z.int().min(1).max(180),
    /** Added when a turn is passed on. */
    incrementSeconds: z.int().min(0).max(300),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.literal(MOVE_DAYS), rest: REST.nullable() }),
])

export const TERMS: z.ZodType<Terms, TermsWish> = z.strictObject({
  clock: CLOCK_RULE.default({ kind: 'none' }),
  /** What happens to a seat whose time runs out: a bot plays on for it, it resigns, or nothing. */
  timeOut: z.enum(TIME_OUTS).default('nothing'),
  /** May the others call in a bot for somebody who stays away? */
  standIn: z.boolean().default(false),
})
/** What is left out defaults to a table without clocks. */
type TermsWish = { readonly [Name in keyof Terms]?: Terms[Name] | undefined }

/** The clocks of a table. `now` is the server's time when it said so: the browser's clock may be wrong. */
export const CLOCK = z.strictObject({
  now: z.int(),
  at: z.int(),
  left: z.array(z.number()),
  running: z.array(z.int()),
  farthest: z.int(),
})
export type Clock = ClockState & { readonly now: number }
