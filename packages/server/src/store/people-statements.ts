import { GONE, passOf } from '../guests/pass.ts'
import { type ChatColumns, chatRow, KEPT_LINES } from './chat-columns.ts'
import type { Sqlite } from './file-facts.ts'
import type { PassRow, PeopleStore } from './people.ts'

/** The part of the operations that is about people. */
export type PeopleOperations = {
  readonly [Name in keyof PeopleStore]: (
    ...args: Parameters<PeopleStore[Name]>
  ) => Awaited<ReturnType<PeopleStore[Name]>>
}

export const peopleOperationsOn = (file: Sqlite): PeopleOperations => {
  const select = {
    repeated: file.prepare('SELECT * FROM chat WHERE match = ? AND guest = ? AND request = ?'),
    line: file.prepare('SELECT * FROM chat WHERE match = ? AND number = ?'),
    chat: file.prepare('SELECT * FROM chat WHERE match = ? AND number >= ? ORDER BY number DESC LIMIT ?'),
    length: file.prepare('SELECT max(number) + 1 AS length FROM chat WHERE match = ?'),
    forgotten: file.prepare(`SELECT count(*) AS n FROM chat WHERE match = ? AND guest = ''`),
    chatOf: file.prepare('SELECT * FROM chat WHERE guest = ? ORDER BY at, match, number'),
    chatTables: file.prepare('SELECT DISTINCT match FROM chat WHERE guest = ?'),
    // Asked too seldom to maintain an index of seats.
    tablesOf: file.prepare(
      'SELECT id FROM tables WHERE creator = ?1 OR instr(seats, ?2) > 0 ORDER BY created_at DESC, id',
    ),
    passes: file.prepare('SELECT row, pass, number FROM passes WHERE row > ? ORDER BY row'),
    code: file.prepare('SELECT guest, until, used FROM codes WHERE hash = ?'),
  }
  const write = {
    say: file.prepare('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
    clear: file.prepare('DELETE FROM chat WHERE match = ? AND number < ?'),
    unsay: file.prepare(`UPDATE chat SET said = NULL, name = '', guest = '' WHERE guest = ?`),
    forget: file.prepare('DELETE FROM guests WHERE id = ?'),
    disown: file.prepare(`UPDATE tables SET creator = '' WHERE creator = ?`),
    dropCodes: file.prepare('DELETE FROM codes WHERE guest = ? OR until < ?'),
    dropHook: file.prepare('DELETE FROM hooks WHERE guest = ?'),
    /** A table whose row cannot be read cannot be left, but it has their id. */
    blot: file.prepare(`UPDATE tables SET seats = replace(seats, ?1, '""') WHERE instr(seats, ?1) > 0`),
    rise: file.prepare('DELETE FROM sitting WHERE guest = ?'),
    pass: file.prepare(
      `REPLACE INTO passes SELECT coalesce((SELECT max(row) FROM passes), 0) + 1, ?1,
       coalesce(?2, (SELECT CASE number WHEN ${GONE} THEN ${GONE} ELSE number + 1 END FROM passes WHERE pass = ?1), 1)`,
    ),
    putCode: file.prepare('INSERT INTO codes VALUES (?, ?, ?, 0)'),
    useCode: file.prepare('UPDATE codes SET used = 1 WHERE hash = ?'),
  }
  const lengthOf = (table: string): number =>
    (select.length.get(table) as { readonly length: number | null }).length ?? 0

  return {
    say({ table, guest, seat, name, said, at, request }) {
      const repeated = select.repeated.get(table, guest, request) as ChatColumns | undefined
      if (repeated !== undefined) return chatRow(repeated)
      const number = lengthOf(table)
      write.say.run(table, number, guest, seat, name, said, at, request)
      write.clear.run(table, number - KEPT_LINES + 1)
      return chatRow(select.line.get(table, number) as ChatColumns)
    },
    chat: (table, from, limit) => (select.chat.all(table, from, limit) as ChatColumns[]).map(chatRow).reverse(),
    chatLength: lengthOf,
    forgottenLines: (table) => (select.forgotten.get(table) as { readonly n: number }).n,
    chatOf: (guest) => (select.chatOf.all(guest) as ChatColumns[]).map(chatRow),
    tablesOf: (guest) =>
      (select.tablesOf.all(guest, JSON.stringify(guest)) as { readonly id: string }[]).map(({ id }) => id),
    forgetGuest(guest) {
      const tables = (select.chatTables.all(guest) as { readonly match: string }[]).map(({ match }) => match)
      write.unsay.run(guest)
      write.forget.run(guest)
      write.disown.run(guest)
      write.dropCodes.run(guest, 0)
      write.dropHook.run(guest)
      write.blot.run(JSON.stringify(guest))
      write.rise.run(guest)
      write.pass.run(passOf(guest), GONE)
      return tables
    },
    passes: (after) => (select.passes.all(after) as PassRow[]).map(({ row, pass, number }) => ({ row, pass, number })),
    renewPass(guest) {
      write.pass.run(passOf(guest), null)
      write.dropCodes.run(guest, 0)
    },
    putCode({ hash, guest, until }, before) {
      write.dropCodes.run(guest, before)
      write.putCode.run(hash, guest, until)
    },
    takeCode(hash, now) {
      const code = select.code.get(hash) as { guest: string; until: number; used: number } | undefined
      if (code === undefined) return null
      if (code.used === 1 || code.until < now) return 'expired'
      write.useCode.run(hash)
      return code.guest
    },
  }
}
