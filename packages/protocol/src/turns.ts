import { z } from 'zod'
import { TABLE_INFO, type TableInfo } from './tables.ts'
import { CLOCK, type Clock } from './terms.ts'

/** A table at which the guest sits, and whose turn it is there. */
export const TURN = z.strictObject({
  ...TABLE_INFO.shape,
  /** Seats that are asked something; none before the game begins and after it is over. */
  asked: z.array(z.int()),
  /** When the last move was made, or the game begun; `null` where that is not known. */
  since: z.int().nullable(),
  clock: CLOCK.nullable(),
})
export type Turn = TableInfo & {
  readonly asked: readonly number[]
  readonly since: number | null
  readonly clock: Clock | null
}

/** GET /api/turns: all tables of the guest that are not over, and the latest of those that are. */
export const TURNS = z.strictObject({ open: z.array(TURN), over: z.array(TURN) })
export type Turns = { readonly open: readonly Turn[]; readonly over: readonly Turn[] }

/** Is it the turn of the guest who asked for it? */
export const isYourTurn = ({ asked, yours }: Pick<Turn, 'asked' | 'yours'>): boolean =>
  yours.some((seat) => asked.includes(seat))
