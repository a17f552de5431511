import type { PeopleStore } from '../people.ts'
import type { Spoiled } from '../spoiled.ts'
import type { GuestRow, Store, TableRow } from '../store.ts'
import { columnsOf, guestsAt, orNone, storedMatch, type TableColumns, tableRow, textOf } from '../table-columns.ts'
import type { TimeStore } from '../time.ts'
import { findRequest } from './entries.ts'
import type { Sql } from './session.ts'

/** The part of the operations that is about guests, tables and matches. */
export type TableOperations = Omit<Store, keyof PeopleStore | keyof TimeStore | 'append' | 'changedElsewhere' | 'close'>

export const tableOperations = (sql: Sql, onSpoiled: (why: Spoiled) => void): TableOperations => {
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
      const { seats, status, takeback, waitsForBot, begunAt, clock, due, closing } = { ...now, ...change }
      const changed = await sql.run(CHANGE, [
        JSON.stringify(seats),
        status,
        textOf(takeback),
        Number(waitsForBot),
        begunAt,
        textOf(clock),
        due,
        textOf(closing),
        id,
        version,
      ])
      if (changed === 1 && change.seats !== undefined) {
        await rise(id)
        await sit({ id, seats })
      }
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
      const table = await tableOf(id)
      if (table === null) return null
      // Before the log, which only grows: so the snapshot is never ahead of it.
      const [kept] = await sql.all<{ readonly snapshot: string }>('SELECT snapshot FROM snapshots WHERE match = $1', [
        id,
      ])
      const log = await sql.all<{ readonly entry: string }>('SELECT entry FROM entries WHERE match = $1 ORDER BY ply', [
        id,
      ])
      return storedMatch(
        table,
        log.map(({ entry }) => entry),
        kept?.snapshot ?? null,
      )
    },
    async ply(id) {
      const [row] = await sql.all<{ readonly ply: number }>(
        'SELECT coalesce(max(ply) + 1, 0) AS ply FROM entries WHERE match = $1',
        [id],
      )
      return row?.ply ?? 0
    },
    async plyOfRequest(id, request) {
      const ply = await findRequest(sql, id, request)
      return ply === null ? null : ply + 1
    },
  }
}

const LISTED = ['waiting', 'playing', 'over'] as const

/** For each status by itself: so the index has them in order, and no more are read than are shown, however many there are. */
const PUBLIC = 'SELECT * FROM tables WHERE is_public = 1 AND status = $1 ORDER BY created_at DESC LIMIT $2'

const CREATE = `
  INSERT INTO tables (id, version, game, rules, options, seats, seed, deal, status, is_public, creator, created_at, rematch,
    takeback, waits_for_bot, terms, asked, begun_at, clock, due)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`

const CHANGE = `
  UPDATE tables SET version = version + 1, seats = $1, status = $2, takeback = $3, waits_for_bot = $4, begun_at = $5,
  clock = $6, due = $7, closing = $8 WHERE id = $9 AND version = $10`

const REMATCH = `
  UPDATE tables SET version = version + 1, rematch = $1 WHERE id = $2 AND version = $3 AND rematch IS NULL`

const SIT =
  'INSERT INTO sitting SELECT DISTINCT guest, $2::text FROM unnest($1::text[]) AS guest ON CONFLICT DO NOTHING'

const REMOVE_CHATS = 'DELETE FROM chat WHERE match = ANY($1)'
