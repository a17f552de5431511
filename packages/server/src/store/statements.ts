import type { ALONE } from './alone.ts'
import type { Sqlite } from './file-facts.ts'
import type { Logs } from './logs.ts'
import { maskOf } from './masks.ts'
import { peopleOperationsOn } from './people-statements.ts'
import type { Spoiled } from './spoiled.ts'
import type { Append, GuestRow, Store, TableChange, TableRow } from './store.ts'
import {
  changedColumnsOf,
  changeTable,
  columnsOf,
  guestsAt,
  insertTable,
  legible,
  orNone,
  storedMatch,
  type TableColumns,
  tableRow,
  textOf,
} from './table-columns.ts'
import { timeOperationsOn } from './time-statements.ts'

/** The operations of the store, done at once on an open file. The caller sees to transactions. */
export type Operations = {
  readonly [Name in Exclude<keyof Store, 'close' | keyof typeof ALONE>]: (
    ...args: Parameters<Store[Name]>
  ) => Awaited<ReturnType<Store[Name]>>
}

/** One query per status: the index has each in order, so only the rows shown are read. */
export const PUBLIC_TABLES = 'SELECT * FROM tables WHERE is_public = 1 AND status = ? ORDER BY created_at DESC LIMIT ?'
const LISTED = ['waiting', 'playing', 'over'] as const

/** `onSpoiled` hears of what is left out of a list because it cannot be read. */
export const operationsOn = (file: Sqlite, logs: Logs, onSpoiled: (why: Spoiled) => void = () => {}): Operations => {
  const select = {
    guest: file.prepare('SELECT * FROM guests WHERE id = ?'),
    table: file.prepare('SELECT * FROM tables WHERE id = ?'),
    version: file.prepare('SELECT version FROM tables WHERE id = ?'),
    publicTables: file.prepare(PUBLIC_TABLES),
    openTables: file.prepare(`SELECT count(*) AS n FROM tables WHERE creator = ? AND status IN ('waiting', 'playing')`),
    waitingForBot: file.prepare('SELECT id FROM tables WHERE waits_for_bot = 1'),
    tooOld: file.prepare(`SELECT id FROM tables WHERE status = 'waiting' AND created_at < ?`),
    snapshot: file.prepare('SELECT snapshot FROM snapshots WHERE match = ?'),
  }
  const write = {
    guest: file.prepare('INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name'),
    table: file.prepare(insertTable(MARK)),
    change: file.prepare(changeTable(MARK)),
    rematch: file.prepare(
      'UPDATE tables SET version = version + 1, rematch = ? WHERE id = ? AND version = ? AND rematch IS NULL',
    ),
    remove: file.prepare('DELETE FROM tables WHERE id = ? AND version = ?'),
    removeChat: file.prepare('DELETE FROM chat WHERE match = ?'),
    removeWaiting: file.prepare(`DELETE FROM tables WHERE status = 'waiting' AND created_at < ?`),
    progress: file.prepare(
      `UPDATE tables SET version = version + 1, status = coalesce(?, status), waits_for_bot = coalesce(?, waits_for_bot)
       WHERE id = ?`,
    ),
    timedProgress: file.prepare(
      `UPDATE tables SET version = version + 1, status = coalesce(?, status), waits_for_bot = coalesce(?, waits_for_bot),
       clock = ?, due = ? WHERE id = ?`,
    ),
    over: file.prepare('UPDATE tables SET over_at = ? WHERE id = ?'),
    snapshot: file.prepare('REPLACE INTO snapshots VALUES (?, ?, ?)'),
    sit: file.prepare('INSERT OR IGNORE INTO sitting VALUES (?, ?)'),
    rise: file.prepare('DELETE FROM sitting WHERE match = ?'),
  }

  const tableOf = (id: string): TableRow | null => {
    const row = select.table.get(id) as TableColumns | undefined
    return row === undefined ? null : tableRow(row)
  }

  const create = (table: TableRow): void => {
    write.table.run(...columnsOf(table))
    sit(table)
  }
  const sit = ({ id, seats }: Pick<TableRow, 'id' | 'seats'>): void => {
    for (const guest of guestsAt(seats)) write.sit.run(guest, id)
  }

  let dataVersion = dataVersionOf(file)
  return {
    ...peopleOperationsOn(file),
    ...timeOperationsOn(file, logs, onSpoiled),
    guest(id) {
      const row = select.guest.get(id) as { id: string; name: string; created_at: number } | undefined
      return row === undefined ? null : ({ id: row.id, name: row.name, createdAt: row.created_at } satisfies GuestRow)
    },
    saveGuest({ id, name, createdAt }) {
      write.guest.run(id, name, createdAt)
    },
    createTable: create,
    table: tableOf,
    updateTable(id, version, change: TableChange) {
      const now = tableOf(id)
      if (now === null || now.version !== version) return false
      const { changes } = write.change.run(...changedColumnsOf({ ...now, ...change }))
      if (changes === 1 && change.seats !== undefined) {
        write.rise.run(id)
        sit({ id, seats: change.seats })
      }
      return changes === 1
    },
    openRematch(id, version, next) {
      if (write.rematch.run(next.id, id, version).changes !== 1) return false
      create(next)
      return true
    },
    removeTable(id, version) {
      if (write.remove.run(id, version).changes !== 1) return false
      write.removeChat.run(id)
      write.rise.run(id)
      return true
    },
    removeWaiting(before) {
      const ids = (select.tooOld.all(before) as { readonly id: string }[]).map(({ id }) => id)
      if (ids.length > 0) write.removeWaiting.run(before)
      for (const id of ids) {
        write.removeChat.run(id)
        write.rise.run(id)
      }
      return ids
    },
    publicTables(limit) {
      const rows: TableColumns[] = []
      for (const status of LISTED)
        rows.push(...(select.publicTables.all(status, limit - rows.length) as TableColumns[]))
      return rows.flatMap((row) => orNone(() => tableRow(row), onSpoiled))
    },
    openTables: (guest) => (select.openTables.get(guest) as { readonly n: number }).n,
    tablesWaitingForBot: () => (select.waitingForBot.all() as { readonly id: string }[]).map(({ id }) => id),

    append({ table, ply, entry, request, mayRepeat, status, waitsForBot, time, at, asked, snapshot }: Append) {
      // A match is short: looking through it costs less than an index, one more page to write for every move.
      if (mayRepeat === true && request !== null && logs.find(table, request) !== null) return 'conflict'
      const mask = asked === undefined ? null : maskOf(asked)
      if (!logs.add(table, ply, { entry, request, at: at ?? null, asked: mask })) return 'conflict'
      const waits = waitsForBot === undefined ? null : Number(waitsForBot)
      if (time !== undefined) write.timedProgress.run(status ?? null, waits, textOf(time.clock), time.due, table)
      else if (status !== undefined || waits !== null) write.progress.run(status ?? null, waits, table)
      if (status === 'over') write.over.run(at ?? null, table)
      if (snapshot !== undefined) write.snapshot.run(table, ply + 1, snapshot)
      return 'done'
    },
    match(id) {
      const table = tableOf(id)
      if (table === null) return null
      const snapshot = select.snapshot.get(id) as { readonly snapshot: string } | undefined
      return storedMatch(table, logs.entries(id), snapshot?.snapshot ?? null)
    },
    ply: logs.ply,
    entriesFrom: (id, ply) => legible(id, logs.entries(id, ply)),
    plyOfRequest(id, request) {
      const ply = logs.find(id, request)
      return ply === null ? null : ply + 1
    },
    elsewhere() {
      // SQLite counts commits of other connections only.
      const now = dataVersionOf(file)
      const changed = now !== dataVersion
      dataVersion = now
      const tables = changed ? null : []
      return { entries: [], tables, chats: tables, place: '' }
    },
  }
}

const MARK = (): string => '?'

const dataVersionOf = (file: Sqlite): number => {
  const row = file.prepare('PRAGMA data_version').get() as { readonly data_version: number }
  return row.data_version
}
