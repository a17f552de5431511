import { GONE, passOf } from '../../guests/pass.ts'
import { type ChatColumns, chatRow, KEPT_LINES } from '../chat-columns.ts'
import type { PassRow, PeopleStore } from '../people.ts'
import type { Sql } from './session.ts'

/** The part of the operations that is about people. */
export const peopleOperations = (sql: Sql): PeopleStore => {
  const chatBy = async (text: string, values: readonly unknown[]) =>
    (await sql.all<ChatColumns>(text, values)).map(chatRow)
  /** `number`: `null` for one more than the one before. */
  const changePass = (guest: string, number: number | null): Promise<number> => sql.run(PASS, [passOf(guest), number])
  const dropCodes = (guest: string, before: number): Promise<number> =>
    sql.run('DELETE FROM codes WHERE guest = $1 OR until < $2', [guest, before])

  return {
    async say({ table, guest, seat, name, said, at, request }) {
      const [repeated] = await chatBy('SELECT * FROM chat WHERE match = $1 AND guest = $2 AND request = $3', [
        table,
        guest,
        request,
      ])
      if (repeated !== undefined) return repeated
      const [line] = await chatBy(SAY, [table, guest, seat, name, said, at, request])
      if (line === undefined) throw new Error('what was said was not kept')
      const oldest = line.number - KEPT_LINES + 1
      if (oldest > 0) await sql.run('DELETE FROM chat WHERE match = $1 AND number < $2', [table, oldest])
      return line
    },
    chat: async (table, from, limit) =>
      (
        await chatBy('SELECT * FROM chat WHERE match = $1 AND number >= $2 ORDER BY number DESC LIMIT $3', [
          table,
          from,
          limit,
        ])
      ).reverse(),
    async chatLength(table) {
      const [row] = await sql.all<{ readonly length: number }>(
        'SELECT coalesce(max(number) + 1, 0) AS length FROM chat WHERE match = $1',
        [table],
      )
      return row?.length ?? 0
    },
    async forgottenLines(table) {
      const [row] = await sql.all<{ readonly n: number }>(
        `SELECT count(*)::integer AS n FROM chat WHERE match = $1 AND guest = ''`,
        [table],
      )
      return row?.n ?? 0
    },
    chatOf: (guest) => chatBy('SELECT * FROM chat WHERE guest = $1 ORDER BY at, match, number', [guest]),

    async tablesOf(guest) {
      // Asked too seldom to maintain an index of seats.
      const rows = await sql.all<{ readonly id: string }>(
        'SELECT id FROM tables WHERE creator = $1 OR strpos(seats, $2) > 0 ORDER BY created_at DESC, id',
        [guest, JSON.stringify(guest)],
      )
      return rows.map(({ id }) => id)
    },
    async forgetGuest(guest) {
      const tables = await sql.all<{ readonly match: string }>('SELECT DISTINCT match FROM chat WHERE guest = $1', [
        guest,
      ])
      await sql.run(`UPDATE chat SET said = NULL, name = '', guest = '' WHERE guest = $1`, [guest])
      await sql.run('DELETE FROM guests WHERE id = $1', [guest])
      await sql.run(`UPDATE tables SET creator = '' WHERE creator = $1`, [guest])
      await dropCodes(guest, 0)
      await sql.run('DELETE FROM hooks WHERE guest = $1', [guest])
      // A table whose row cannot be read cannot be left, but it has their id.
      await sql.run(`UPDATE tables SET seats = replace(seats, $1, '""') WHERE strpos(seats, $1) > 0`, [
        JSON.stringify(guest),
      ])
      await sql.run('DELETE FROM sitting WHERE guest = $1', [guest])
      await changePass(guest, GONE)
      return tables.map(({ match }) => match)
    },

    passes: (after) =>
      sql.all<PassRow>('SELECT change AS row, pass, number FROM passes WHERE change > $1 ORDER BY change', [after]),
    async renewPass(guest) {
      await changePass(guest, null)
      await dropCodes(guest, 0)
    },

    async putCode({ hash, guest, until }, before) {
      await dropCodes(guest, before)
      await sql.run('INSERT INTO codes VALUES ($1, $2, $3, 0)', [hash, guest, until])
    },
    async takeCode(hash, now) {
      const [taken] = await sql.all<{ readonly guest: string }>(
        'UPDATE codes SET used = 1 WHERE hash = $1 AND used = 0 AND until >= $2 RETURNING guest',
        [hash, now],
      )
      if (taken !== undefined) return taken.guest
      const known = await sql.all('SELECT 1 FROM codes WHERE hash = $1', [hash])
      return known.length === 0 ? null : 'expired'
    },
  }
}

/** Of two who speak at once the key lets one be first; the other is tried again, as all that collides is. */
const SAY = `
  INSERT INTO chat (match, number, guest, seat, name, said, at, request)
  SELECT $1, coalesce(max(number) + 1, 0), $2, $3::integer, $4, $5, $6::bigint, $7 FROM chat WHERE match = $1
  RETURNING *`

/** Changes are counted: of two at once the key lets one be first, as with what is said. */
const PASS = `
  INSERT INTO passes (pass, change, number)
  SELECT $1, coalesce(max(change), 0) + 1, coalesce($2::integer, 1) FROM passes
  ON CONFLICT (pass) DO UPDATE SET change = excluded.change,
    number = coalesce($2::integer, CASE passes.number WHEN ${GONE} THEN ${GONE} ELSE passes.number + 1 END)`
