import { z } from 'zod'
import { SAID } from './chat.ts'
import { TABLE_ID, TABLE_INFO } from './tables.ts'

/** A guest's own affairs: a code for another device, a copy of their data, being forgotten. */

/**
 * The letters of a code, without any that are easily confused. Nine of them are more than 42 bits, for ten minutes and one use,
 * and tries are counted.
 */
export const CODE_LETTERS = '2346789ACDEFGHJKMNPQRTVWXY5'
export const CODE_LENGTH = 9

/** A code as somebody types it, in any case and with anything between the letters; mistaken letters are mended. */
export const tidyCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[SBZ]/g, (letter) => MEANT[letter as keyof typeof MEANT])

const MEANT = { S: '5', B: '8', Z: '2' } as const

/** POST /api/guest/code */
export const DEVICE_CODE = z.strictObject({ code: z.string(), until: z.int() })
export type DeviceCode = z.infer<typeof DEVICE_CODE>

/** POST /api/guest/enter */
export const ENTER_CODE = z.strictObject({ code: z.string().min(1).max(40) })

/** GET /api/guest/data */
export const MY_DATA = z.strictObject({
  format: z.literal('ecumene-guest'),
  /** All that is kept about the guest alone; `null` if no name was ever chosen. */
  guest: z.looseObject({ id: z.string(), name: z.string(), createdAt: z.int() }).nullable(),
  /** The address to notify when it is the guest's turn, if they have given one. */
  notifiedAt: z.string().nullable(),
  /** Tables at which the guest sits, or which they opened. */
  tables: z.array(TABLE_INFO.extend({ isMine: z.boolean() })),
  said: z.array(z.strictObject({ table: TABLE_ID, at: z.int(), said: SAID.nullable() })),
})
export type MyData = z.infer<typeof MY_DATA>
