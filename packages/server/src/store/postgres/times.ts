import { seatsIn } from '../masks.ts'
import type { Spoiled } from '../spoiled.ts'
import { orNone, type TableColumns, tableRow } from '../table-columns.ts'
import type { HookRow, Pulse, TimeStore, TurnRow } from '../time.ts'
import type { Sql } from './session.ts'

/** The part of the operations that is about time. */
export const timeOperations = (sql: Sql, onSpoiled: (why: Spoiled) => void): TimeStore => ({
  async tablesDue(now) {
    const rows = await sql.all<{ readonly id: string }>(
      'SELECT id FROM tables WHERE due <= $1 AND NOT EXISTS (SELECT 1 FROM pulse WHERE until > $1) ORDER BY due',
      [now],
    )
    return rows.map(({ id }) => id)
  },
  async pulse() {
    const [row] = await sql.all<Pulse>('SELECT at, until, lag FROM pulse')
    return row ?? null
  },
  async beat({ at, until, lag }) {
    await sql.run(BEAT, [at, until, lag])
  },
  async seatsTaken(guest, which, limit) {
    const rows = await sql.all<TurnColumns>(TAKEN[which], [guest, limit])
    return rows.flatMap((row) => turnRow(row, onSpoiled))
  },
  async lastAt(table) {
    const [row] = await sql.all<{ readonly at: number | null }>(
      'SELECT at FROM entries WHERE match = $1 ORDER BY ply DESC LIMIT 1',
      [table],
    )
    return row?.at ?? null
  },
  async hook(guest) {
    const [row] = await sql.all<HookRow>('SELECT url, language, origin FROM hooks WHERE guest = $1', [guest])
    return row ?? null
  },
  async setHook(guest, hook) {
    if (hook === null) await sql.run('DELETE FROM hooks WHERE guest = $1', [guest])
    else await sql.run(HOOK, [guest, hook.url, hook.language, hook.origin])
  },
})

/** A table and the last entry of its match. */
export type TurnColumns = TableColumns & {
  readonly last_ply: number | null
  readonly last_at: number | null
  readonly last_asked: number | null
}

export const turnRow = (row: TurnColumns, onSpoiled: (why: Spoiled) => void): readonly TurnRow[] => {
  const [table] = orNone(() => tableRow(row), onSpoiled)
  if (table === undefined) return []
  if (row.last_ply === null) return [{ table, ply: 0, at: table.begunAt, asked: table.asked }]
  const asked = row.last_asked === null ? null : seatsIn(row.last_asked)
  return [{ table, ply: row.last_ply + 1, at: row.last_at, asked }]
}

export const turns = (from: string, where: string): string => `
  SELECT tables.*, last.ply AS last_ply, last.at AS last_at, last.asked AS last_asked
  ${from}
  LEFT JOIN LATERAL (SELECT ply, at, asked FROM entries WHERE match = tables.id ORDER BY ply DESC LIMIT 1) AS last ON true
  WHERE ${where}`

const taken = (which: string, order: string): string =>
  turns(
    'FROM sitting JOIN tables ON tables.id = sitting.match',
    `sitting.guest = $1 AND tables.status ${which} ORDER BY ${order} DESC, tables.id LIMIT $2`,
  )

const TAKEN = {
  open: taken(`<> 'over'`, 'tables.created_at'),
  over: taken(`= 'over'`, 'coalesce(tables.over_at, tables.created_at)'),
}

const BEAT = `
  INSERT INTO pulse VALUES (0, $1, $2, $3)
  ON CONFLICT (one) DO UPDATE SET at = greatest(pulse.at, excluded.at), until = greatest(pulse.until, excluded.until),
    lag = excluded.lag`

const HOOK = `
  INSERT INTO hooks VALUES ($1, $2, $3, $4)
  ON CONFLICT (guest) DO UPDATE SET url = excluded.url, language = excluded.language, origin = excluded.origin`
