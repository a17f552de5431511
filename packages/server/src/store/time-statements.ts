import type { Sqlite } from './file-facts.ts'
import type { Logs } from './logs.ts'
import { seatsIn } from './masks.ts'
import type { Spoiled } from './spoiled.ts'
import { orNone, type TableColumns, tableRow } from './table-columns.ts'
import type { HookRow, Pulse, TimeStore, TurnRow } from './time.ts'

/** The part of the operations that is about time. */
export type TimeOperations = {
  readonly [Name in keyof TimeStore]: (...args: Parameters<TimeStore[Name]>) => Awaited<ReturnType<TimeStore[Name]>>
}

export const timeOperationsOn = (file: Sqlite, logs: Logs, onSpoiled: (why: Spoiled) => void): TimeOperations => {
  const taken = (which: string, order: string): string =>
    `SELECT tables.* FROM sitting JOIN tables ON tables.id = sitting.match
     WHERE sitting.guest = ? AND tables.status ${which} ORDER BY ${order} DESC, tables.id LIMIT ?`
  const select = {
    due: file.prepare(
      'SELECT id FROM tables WHERE due <= ?1 AND NOT EXISTS (SELECT 1 FROM pulse WHERE until > ?1) ORDER BY due',
    ),
    pulse: file.prepare('SELECT at, until, lag FROM pulse'),
    open: file.prepare(taken(`<> 'over'`, 'tables.created_at')),
    over: file.prepare(taken(`= 'over'`, 'coalesce(tables.over_at, tables.created_at)')),
    hook: file.prepare('SELECT url, language, origin FROM hooks WHERE guest = ?'),
  }
  const write = {
    beat: file.prepare(
      `INSERT INTO pulse VALUES (0, ?, ?, ?)
       ON CONFLICT (only) DO UPDATE SET at = max(at, excluded.at), until = max(until, excluded.until), lag = excluded.lag`,
    ),
    hook: file.prepare('REPLACE INTO hooks VALUES (?, ?, ?, ?)'),
    noHook: file.prepare('DELETE FROM hooks WHERE guest = ?'),
  }
  return {
    tablesDue: (now) => (select.due.all(now) as { readonly id: string }[]).map(({ id }) => id),
    pulse() {
      const row = select.pulse.get() as Pulse | undefined
      return row === undefined ? null : { at: row.at, until: row.until, lag: row.lag }
    },
    beat({ at, until, lag }) {
      write.beat.run(at, until, lag)
    },
    seatsTaken: (guest, which, limit) =>
      (select[which].all(guest, limit) as TableColumns[]).flatMap((row): readonly TurnRow[] => {
        const [table] = orNone(() => tableRow(row), onSpoiled)
        if (table === undefined) return []
        // A match with an unreadable log is listed anyway: nobody is asked anything there.
        const [last] = orNone(() => logs.last(table.id), onSpoiled)
        if (last === undefined) return [{ table, ply: 0, at: null, asked: [] }]
        if (last === null) return [{ table, ply: 0, at: table.begunAt, asked: table.asked }]
        const asked = last.asked === null ? null : seatsIn(last.asked)
        return [{ table, ply: logs.ply(table.id), at: last.at, asked }]
      }),
    lastAt: (table) => logs.last(table)?.at ?? null,
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
