import type { Sqlite } from './file.ts'
import { seatsIn } from './masks.ts'
import type { TableColumns } from './statements.ts'
import type { TableRow } from './store.ts'
import type { HookRow, Pulse, TimeStore, TurnRow } from './time.ts'

/** The part of the operations that is about time. */
export type TimeOperations = {
  readonly [Name in keyof TimeStore]: (...args: Parameters<TimeStore[Name]>) => Awaited<ReturnType<TimeStore[Name]>>
}

export const timeOperationsOn = (file: Sqlite, tableRow: (columns: TableColumns) => TableRow): TimeOperations => {
  const turns = (which: string, order: string): string =>
    `SELECT tables.*, entries.ply AS last_ply, entries.at AS last_at, entries.asked AS last_asked
     FROM sitting JOIN tables ON tables.id = sitting.match
     LEFT JOIN entries ON entries.match = tables.id
       AND entries.ply = (SELECT max(ply) FROM entries WHERE match = tables.id)
     WHERE sitting.guest = ? AND tables.status ${which} ORDER BY ${order} DESC, tables.id LIMIT ?`
  const select = {
    due: file.prepare(
      'SELECT id FROM tables WHERE due <= ?1 AND NOT EXISTS (SELECT 1 FROM pulse WHERE until > ?1) ORDER BY due',
    ),
    pulse: file.prepare('SELECT at, until FROM pulse'),
    open: file.prepare(turns(`<> 'over'`, 'tables.created_at')),
    over: file.prepare(turns(`= 'over'`, 'coalesce(entries.at, tables.created_at)')),
    lastAt: file.prepare('SELECT at FROM entries WHERE match = ? ORDER BY ply DESC LIMIT 1'),
    hook: file.prepare('SELECT url, language, origin FROM hooks WHERE guest = ?'),
  }
  const write = {
    beat: file.prepare(
      `INSERT INTO pulse VALUES (0, ?, ?)
       ON CONFLICT (only) DO UPDATE SET at = max(at, excluded.at), until = max(until, excluded.until)`,
    ),
    hook: file.prepare('REPLACE INTO hooks VALUES (?, ?, ?, ?)'),
    noHook: file.prepare('DELETE FROM hooks WHERE guest = ?'),
  }
  return {
    tablesDue: (now) => (select.due.all(now) as { readonly id: string }[]).map(({ id }) => id),
    pulse() {
      const row = select.pulse.get() as Pulse | undefined
      return row === undefined ? null : { at: row.at, until: row.until }
    },
    beat({ at, until }) {
      write.beat.run(at, until)
    },
    seatsTaken: (guest, which, limit) =>
      (select[which].all(guest, limit) as TurnColumns[]).map((row): TurnRow => {
        const table = tableRow(row)
        if (row.last_ply === null) return { table, ply: 0, at: table.begunAt, asked: table.asked }
        const asked = row.last_asked === null ? null : seatsIn(row.last_asked)
        return { table, ply: row.last_ply + 1, at: row.last_at, asked }
      }),
    lastAt: (table) => (select.lastAt.get(table) as { readonly at: number | null } | undefined)?.at ?? null,
    hook(guest) {
      const row = select.hook.get(guest) as HookRow | undefined
      return row === undefined ? null : { url: row.url, language: row.language, origin: row.origin }
    },
    setHook(guest, hook) {
      if (hook === null) write.noHook.run(guest)
      else write.hook.run(guest, hook.url, hook.language, hook.origin)
    },
  }
}

type TurnColumns = TableColumns & {
  readonly last_ply: number | null
  readonly last_at: number | null
  readonly last_asked: number | null
}
