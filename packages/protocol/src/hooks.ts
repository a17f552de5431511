import { LANGUAGES } from '@ecumene/kernel'
import { z } from 'zod'

/** GET and PUT /api/guest/hook: where a guest wants to be told of their turns; `null` for nowhere. */
export const HOOK = z.strictObject({ url: z.url().max(500).nullable() })
export const SET_HOOK = z.strictObject({ url: z.url().max(500).nullable(), language: z.enum(LANGUAGES) })
export type Hook = z.infer<typeof HOOK>

/**
 * What the server posts there. The same turn has the same `id`: if a server dies before it has noted that a message arrived,
 * another one sends it again, and the receiver can ignore it.
 */
export const HOOK_MESSAGE = z.strictObject({
  id: z.string(),
  table: z.string(),
  game: z.string(),
  text: z.string(),
  url: z.string(),
})
