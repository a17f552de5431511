import type { NodesStore } from '../nodes.ts'
import type { PeopleStore } from '../people.ts'
import type { Spoiled } from '../spoiled.ts'
import type { GuestRow, Store, TableRow } from '../store.ts'
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
} from '../table-columns.ts'
import type { TimeStore } from '../time.ts'
import { findRequest } from './entries.ts'
import { CLEARED } from './nodes.ts'
import { type Notices, noticeBeginning } from './notices.ts'
import type { Sql } from './session.ts'

/** The part of the operations that is about guests, tables and matches. */
export type TableOperations = Omit<Store, keyof PeopleStore | keyof TimeStore | keyof NodesStore | 'append' | 'close'>

export const tableOperations = (sql: Sql, notices: Notices, onSpoiled: (why: Spoiled) => void): TableOperations => {
  const tableOf = async (id: string): Promise<TableRow | null> => {
    const [row] = await sql.all<TableColumns>('SELECT * FROM tables WHERE id = $1', [id])
    return row === undefined ? null : tableRow(row)
  }
  const create = async (table: TableRow): Promise<void> => {
    await sql.run(CREATE, columnsOf(table))
    await sit(table)
  }
  const sit = async ({ id, seats }: Pick<TableRow, 'id' | 'seats'>): Promise<void> => {
    const guests = guestsAt(seats)
    if (guests.length > 0) await sql.run(SIT, [guests, id])
  }
  const rise = (id: string): Promise<number> => sql.run('DELETE FROM sitting WHERE match = $1', [id])

  return {
    async guest(id) {
      const [row] = await sql.all<{ readonly id: string; readonly name: string; readonly created_at: number }>(
        'SELECT * FROM guests WHERE id = $1',
        [id],
      )
      return row === undefined ? null : ({ id: row.id, name: row.name, createdAt: row.created_at } satisfies GuestRow)
    },
    async saveGuest({ id, name, createdAt }) {
      await sql.run('INSERT INTO guests VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET name = excluded.name', [
        id,
        name,
        createdAt,
      ])
    },
    createTable: create,
    table: tableOf,
    async updateTable(id, version, change) {
      const now = await tableOf(id)
      if (now === null || now.version !== version) return false
      const changed = await sql.run(CHANGE, changedColumnsOf({ ...now, ...change }))
      if (changed === 1 && change.seats !== undefined) {
        await rise(id)
        await sit({ id, seats: change.seats })
      }
      const hasBegun = now.begunAt === null && (change.begunAt ?? null) !== null
      if (changed === 1 && hasBegun) await noticeBeginning(sql, now, notices)
      return changed === 1
    },
    async openRematch(id, version, next) {
      if ((await sql.run(REMATCH, [next.id, id, version])) !== 1) return false
      await create(next)
      return true
    },
    async removeTable(id, version) {
      if ((await sql.run('DELETE FROM tables WHERE id = $1 AND version = $2', [id, version])) !== 1) return false
      await sql.run(REMOVE_CHATS, [[id]])
      await rise(id)
      return true
    },
    async removeWaiting(before) {
      for (const clear of CLEARED) await sql.run(clear)
      const removed = await sql.all<{ readonly id: string }>(
        `DELETE FROM tables WHERE status = 'waiting' AND created_at < $1 RETURNING id`,
        [before],
      )
      const ids = removed.map(({ id }) => id)
      if (ids.length === 0) return ids
      await sql.run(REMOVE_CHATS, [ids])
      await sql.run('DELETE FROM sitting WHERE match = ANY($1)', [ids])
      return ids
    },
    async publicTables(limit) {
      const rows: TableColumns[] = []
      for (const status of LISTED) rows.push(...(await sql.all<TableColumns>(PUBLIC, [status, limit - rows.length])))
      return rows.flatMap((row) => orNone(() => tableRow(row), onSpoiled))
    },
    async openTables(guest) {
      const [row] = await sql.all<{ readonly n: number }>(
        `SELECT count(*) AS n FROM tables WHERE creator = $1 AND status IN ('waiting', 'playing')`,
        [guest],
      )
      return row?.n ?? 0
    },
    async tablesWaitingForBot() {
      const rows = await sql.all<{ readonly id: string }>('SELECT id FROM tables WHERE waits_for_bot = 1 ORDER BY id')
      return rows.map(({ id }) => id)
    },
    async match(id) {
      const [row] = await sql.all<TableColumns & Past>(MATCH, [id])
      if (row === undefined) return null
      return storedMatch(tableRow(row), row.log === null ? [] : row.log.split('\n'), row.snapshot)
    },
    async ply(id) {
      const [row] = await sql.all<{ readonly ply: number }>(
        'SELECT coalesce(max(ply) + 1, 0) AS ply FROM entries WHERE match = $1',
        [id],
      )
      return row?.ply ?? 0
    },
    async entriesFrom(id, ply) {
      const log = await sql.all<{ readonly entry: string }>(ENTRIES_FROM, [id, ply])
      return legible(
        id,
        log.map(({ entry }) => entry),
      )
    },
    async plyOfRequest(id, request) {
      const ply = await findRequest(sql, id, request)
      return ply === null ? null : ply + 1
    },
  }
}

/** Several tables at once: each as `table` gives it. */
export const tablesNamed = async (
  sql: Sql,
  asked: readonly (readonly [id: string])[],
): Promise<(index: number) => TableRow | null> => {
  const rows = await sql.all<TableColumns>('SELECT * FROM tables WHERE id = ANY($1)', [asked.flat()])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (index) => {
    const row = byId.get(asked[index]?.[0] ?? '')
    return row === undefined ? null : tableRow(row)
  }
}

/** Several logs at once, each from a ply on: as `entriesFrom` gives them. */
export const logsFrom = async (
  sql: Sql,
  asked: readonly (readonly [id: string, ply: number])[],
): Promise<(index: number) => readonly string[]> => {
  const rows = await sql.all<{ readonly place: number; readonly entry: string }>(LOGS_FROM, [
    asked.map(([id]) => id),
    asked.map(([, ply]) => ply),
  ])
  const logs = asked.map((): string[] => [])
  for (const { place, entry } of rows) logs[place - 1]?.push(entry)
  return (index) => legible(asked[index]?.[0] ?? '', logs[index] ?? [])
}

const LOGS_FROM = `
  SELECT asked.place, entries.entry
  FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS asked (match, ply, place)
  JOIN entries ON entries.match = asked.match AND entries.ply >= asked.ply
  ORDER BY asked.place, entries.ply`

const ENTRIES_FROM = 'SELECT entry FROM entries WHERE match = $1 AND ply >= $2 ORDER BY ply'

/**
 * A match in one answer, as of one moment. The log comes as one text, a line for each entry, since JSON has no line breaks: two
 * thousand rows would take the driver longer than anything else.
 */
const MATCH = `
  SELECT tables.*, (SELECT snapshot FROM snapshots WHERE match = id) AS snapshot,
    (SELECT string_agg(entry, chr(10) ORDER BY ply) FROM entries WHERE match = id) AS log
  FROM tables WHERE id = $1`

type Past = { readonly snapshot: string | null; readonly log: string | null }

const LISTED = ['waiting', 'playing', 'over'] as const

/** One query per status: the index has each in order, so only the rows shown are read. */
const PUBLIC = 'SELECT * FROM tables WHERE is_public = 1 AND status = $1 ORDER BY created_at DESC LIMIT $2'

const mark = (place: number): string => `$${place}`
const CREATE = insertTable(mark)
const CHANGE = changeTable(mark)

const REMATCH = `
  UPDATE tables SET version = version + 1, rematch = $1 WHERE id = $2 AND version = $3 AND rematch IS NULL`

const SIT =
  'INSERT INTO sitting SELECT DISTINCT guest, $2::text FROM unnest($1::text[]) AS guest ON CONFLICT DO NOTHING'

const REMOVE_CHATS = 'DELETE FROM chat WHERE match = ANY($1)'
