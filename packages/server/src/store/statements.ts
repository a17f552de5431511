import type { Sqlite } from './file.ts'
import type { Logs } from './logs.ts'
import { peopleOperationsOn } from './people-statements.ts'
import type { Append, GuestRow, SeatRow, Store, StoredMatch, TableChange, TableRow, TakebackRow } from './store.ts'

/** The operations of the store, done at once on an open file. The caller sees to transactions. */
export type Operations = {
  readonly [Name in Exclude<keyof Store, 'close'>]: (
    ...args: Parameters<Store[Name]>
  ) => Awaited<ReturnType<Store[Name]>>
}

export const operationsOn = (file: Sqlite, logs: Logs): Operations => {
  const select = {
    guest: file.prepare('SELECT * FROM guests WHERE id = ?'),
    table: file.prepare('SELECT * FROM tables WHERE id = ?'),
    version: file.prepare('SELECT version FROM tables WHERE id = ?'),
    publicTables: file.prepare(
      `SELECT * FROM tables WHERE is_public = 1
       ORDER BY CASE status WHEN 'waiting' THEN 0 WHEN 'playing' THEN 1 ELSE 2 END, created_at DESC LIMIT ?`,
    ),
    openTables: file.prepare(`SELECT count(*) AS n FROM tables WHERE creator = ? AND status IN ('waiting', 'playing')`),
    waitingForBot: file.prepare('SELECT id FROM tables WHERE waits_for_bot = 1'),
    tooOld: file.prepare(`SELECT id FROM tables WHERE status = 'waiting' AND created_at < ?`),
    snapshot: file.prepare('SELECT snapshot FROM snapshots WHERE match = ?'),
  }
  const write = {
    guest: file.prepare('INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name'),
    table: file.prepare('INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    change: file.prepare(
      `UPDATE tables SET version = version + 1, seats = ?, status = ?, takeback = ?, waits_for_bot = ?
       WHERE id = ? AND version = ?`,
    ),
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
    snapshot: file.prepare('REPLACE INTO snapshots VALUES (?, ?, ?)'),
  }
  let dataVersion = dataVersionOf(file)

  const tableOf = (id: string): TableRow | null => {
    const row = select.table.get(id) as TableColumns | undefined
    return row === undefined ? null : tableRow(row)
  }

  return {
    ...peopleOperationsOn(file),
    guest(id) {
      const row = select.guest.get(id) as { id: string; name: string; created_at: number } | undefined
      return row === undefined ? null : ({ id: row.id, name: row.name, createdAt: row.created_at } satisfies GuestRow)
    },
    saveGuest({ id, name, createdAt }) {
      write.guest.run(id, name, createdAt)
    },
    createTable(table) {
      write.table.run(...columnsOf(table))
    },
    table: tableOf,
    updateTable(id, version, change: TableChange) {
      const now = tableOf(id)
      if (now === null || now.version !== version) return false
      const { seats, status, takeback, waitsForBot } = { ...now, ...change }
      const text = takeback === null ? null : JSON.stringify(takeback)
      const { changes } = write.change.run(JSON.stringify(seats), status, text, Number(waitsForBot), id, version)
      return changes === 1
    },
    openRematch(id, version, next) {
      if (write.rematch.run(next.id, id, version).changes !== 1) return false
      write.table.run(...columnsOf(next))
      return true
    },
    removeTable(id, version) {
      if (write.remove.run(id, version).changes !== 1) return false
      write.removeChat.run(id)
      return true
    },
    removeWaiting(before) {
      const ids = (select.tooOld.all(before) as { readonly id: string }[]).map(({ id }) => id)
      if (ids.length > 0) write.removeWaiting.run(before)
      for (const id of ids) write.removeChat.run(id)
      return ids
    },
    publicTables: (limit) => (select.publicTables.all(limit) as TableColumns[]).map(tableRow),
    openTables: (guest) => (select.openTables.get(guest) as { readonly n: number }).n,
    tablesWaitingForBot: () => (select.waitingForBot.all() as { readonly id: string }[]).map(({ id }) => id),

    append({ table, ply, entry, request, mayRepeat, status, waitsForBot, snapshot }: Append) {
      // A match is short: looking through it costs less than an index, one more page to write for every move.
      if (mayRepeat === true && request !== null && logs.find(table, request) !== null) return 'conflict'
      if (!logs.add(table, ply, entry, request)) return 'conflict'
      if (status !== undefined || waitsForBot !== undefined) {
        write.progress.run(status ?? null, waitsForBot === undefined ? null : Number(waitsForBot), table)
      }
      if (snapshot !== undefined) write.snapshot.run(table, ply + 1, snapshot)
      return 'done'
    },
    match(id) {
      const table = tableOf(id)
      if (table === null) return null
      const { game, rules, options, seats, seed, deal } = table
      const snapshot = select.snapshot.get(id) as { readonly snapshot: string } | undefined
      return {
        game,
        rules,
        options,
        seats: seats.length,
        seed,
        deal,
        entries: logs.entries(id),
        snapshot: snapshot?.snapshot ?? null,
      } satisfies StoredMatch
    },
    ply: logs.ply,
    plyOfRequest(id, request) {
      const ply = logs.find(id, request)
      return ply === null ? null : ply + 1
    },
    changedElsewhere() {
      // SQLite counts commits of other connections only.
      const now = dataVersionOf(file)
      const changed = now !== dataVersion
      dataVersion = now
      return changed
    },
  }
}

const dataVersionOf = (file: Sqlite): number => {
  const [row] = file.pragma('data_version') as readonly { readonly data_version: number }[]
  return row?.data_version ?? 0
}

type TableColumns = {
  readonly id: string
  readonly version: number
  readonly game: string
  readonly rules: string
  readonly options: string
  readonly seats: string
  readonly seed: string
  readonly deal: string
  readonly status: TableRow['status']
  readonly is_public: number
  readonly creator: string
  readonly created_at: number
  readonly rematch: string | null
  readonly takeback: string | null
  readonly waits_for_bot: number
}

const columnsOf = (table: TableRow) => [
  table.id,
  table.version,
  table.game,
  table.rules,
  JSON.stringify(table.options),
  JSON.stringify(table.seats),
  table.seed,
  JSON.stringify(table.deal),
  table.status,
  Number(table.isPublic),
  table.creator,
  table.createdAt,
  table.rematch,
  table.takeback === null ? null : JSON.stringify(table.takeback),
  Number(table.waitsForBot),
]

const tableRow = (row: TableColumns): TableRow => ({
  id: row.id,
  version: row.version,
  game: row.game,
  rules: row.rules,
  options: JSON.parse(row.options) as Readonly<Record<string, unknown>>,
  seats: JSON.parse(row.seats) as readonly SeatRow[],
  seed: row.seed,
  deal: JSON.parse(row.deal) as readonly number[],
  status: row.status,
  isPublic: row.is_public === 1,
  creator: row.creator,
  createdAt: row.created_at,
  rematch: row.rematch,
  takeback: row.takeback === null ? null : (JSON.parse(row.takeback) as TakebackRow),
  waitsForBot: row.waits_for_bot === 1,
})
