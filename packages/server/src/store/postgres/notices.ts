import { maskOf } from '../masks.ts'
import type { TableRow } from '../store.ts'
import type { Sql } from './session.ts'

/** What this server has to tell people, as far as the store has heard of it. */
export type Notices = {
  /** The place of this server. */
  readonly self: string
  /** The number of its transaction, if other servers are to be told what it writes. */
  readonly page: number | null
  /** A notice was written that is to be sent by this server. */
  owe(table: string, ply: number): void
}

/** A game has begun, and with it the turn of the seats that are asked first. */
export const noticeBeginning = async (
  sql: Sql,
  { id, asked }: Pick<TableRow, 'id' | 'asked'>,
  { self, owe }: Notices,
): Promise<void> => {
  if (asked === null || asked.length === 0) return
  if ((await sql.run(BEGINNING, [id, maskOf(asked), self, NOTICE_MS])) === 1) owe(id, 0)
}

/** So many milliseconds from now, by the clock of the database. */
export const after = (parameter: string): string => `now() + ${parameter}::bigint * interval '1 millisecond'`

/** How long whoever caused a notice has to send it before somebody else does. */
export const NOTICE_MS = 30_000

/** Most people never asked to be told: then nothing has to be written. */
export const somebodyListensAt = (match: string): string =>
  `EXISTS (SELECT 1 FROM sitting JOIN hooks ON hooks.guest = sitting.guest WHERE sitting.match = ${match})`

const BEGINNING = `
  INSERT INTO notices SELECT $1::text, 0, $2::integer, $3::text, ${after('$4')} WHERE ${somebodyListensAt('$1')}
  ON CONFLICT DO NOTHING`
