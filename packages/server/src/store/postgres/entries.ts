import { maskOf } from '../masks.ts'
import type { Append } from '../store.ts'
import { textOf } from '../table-columns.ts'
import { Collision } from './errors.ts'
import type { Renewal } from './node.ts'
import { changeText, tellingEntries } from './notes.ts'
import { after, NOTICE_MS, type Notices, somebodyListensAt } from './notices.ts'
import type { Sql } from './session.ts'

/**
 * Adds entries to the logs of matches, all in one statement. `(match, ply)` is the key: of two servers that write the same
 * entry, one is told `conflict`, whatever either believes of the match.
 */
export const appendAll = async (
  sql: Sql,
  appends: readonly Append[],
  notices: Notices,
): Promise<readonly Appended[]> => {
  const repeats = new Set<Append>()
  for (const append of appends) if (await isRepeated(sql, append)) repeats.add(append)
  const given = inOrder(appends.filter((append) => !repeats.has(append)))
  const written = await insert(sql, given, notices)
  const outcomes: Appended[] = []
  for (const append of appends) {
    const isDone = written.has(append)
    if (isDone) await follow(sql, append)
    outcomes.push(isDone ? 'done' : 'conflict')
  }
  return outcomes
}

/**
 * The same by one statement that is a transaction by itself, for entries that change nothing else, one of each match at most:
 * of several, one could be written where the one before it was not.
 */
export const appendAlone = async (
  sql: Sql,
  appends: readonly Append[],
  notices: Notices,
  renewal: Renewal,
): Promise<readonly Appended[]> => {
  const given = inOrder(appends)
  const { self, page } = notices
  const rows = await sql.all<{ readonly match: string | null; readonly ply: number; readonly isNoticed: boolean }>(
    page === null ? ALONE : ALONE_AND_TELL,
    [...columnsOf(given, self), ...(page === null ? [] : [changesOf(given)]), renewal.page, renewal.leaseMs],
  )
  if (rows.length === 0) throw renewal.displaced()
  const keys = new Set<string>()
  for (const { match, ply, isNoticed } of rows) {
    if (match === null) continue
    keys.add(`${ply} ${match}`)
    if (isNoticed) notices.owe(match, ply + 1)
  }
  return appends.map(({ table, ply }) => (keys.has(`${ply} ${table}`) ? 'done' : 'conflict'))
}

/** What became of entries of which it is known that they were committed, if they were not refused. */
export const recallAppended = async (
  sql: Sql,
  appends: readonly Append[],
  { owe }: Notices,
): Promise<readonly Appended[]> => {
  const rows = await sql.all<{ readonly match: string; readonly ply: number }>(OURS, [
    appends.map(({ table }) => table),
    appends.map(({ ply }) => ply),
    appends.map(({ entry }) => entry),
    appends.map(({ request }) => request),
    appends.map(({ at }) => at ?? null),
  ])
  const keys = new Set(rows.map(({ match, ply }) => `${ply} ${match}`))
  return appends.map(({ table, ply, began = [] }) => {
    if (!keys.has(`${ply} ${table}`)) return 'conflict'
    if (began.length > 0) owe(table, ply + 1)
    return 'done'
  })
}

const OURS = `
  SELECT entries.match, entries.ply
  FROM entries JOIN unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::bigint[])
    AS given (match, ply, entry, request, at) ON entries.match = given.match AND entries.ply = given.ply
  WHERE entries.entry = given.entry AND entries.request IS NOT DISTINCT FROM given.request
    AND entries.at IS NOT DISTINCT FROM given.at`

export type Appended = 'done' | 'conflict'

/** The place of the entry that a request led to. */
export const findRequest = async (sql: Sql, match: string, request: string): Promise<number | null> => {
  const [row] = await sql.all<{ readonly ply: number }>(
    'SELECT ply FROM entries WHERE match = $1 AND request = $2 ORDER BY ply LIMIT 1',
    [match, request],
  )
  return row?.ply ?? null
}

/** A match is short: looking through it costs less than an index, one more page to write for every move. */
const isRepeated = async (sql: Sql, { table, request, mayRepeat }: Append): Promise<boolean> =>
  mayRepeat === true && request !== null && (await findRequest(sql, table, request)) !== null

/** Those that can all be written, if the first of each match can; the others contradict one that came before them. */
const inOrder = (appends: readonly Append[]): readonly Given[] => {
  const firsts = new Map<string, number>()
  const nexts = new Map<string, number>()
  const given: Given[] = []
  for (const append of appends) {
    const { table, ply } = append
    if (ply !== (nexts.get(table) ?? ply)) continue
    const first = firsts.get(table) ?? ply
    firsts.set(table, first)
    nexts.set(table, ply + 1)
    given.push({ append, first })
  }
  // In a fixed order, so that two servers writing to the same matches cannot deadlock.
  return given.sort((one, other) =>
    one.append.table < other.append.table ? -1 : Number(one.append.table > other.append.table),
  )
}

const insert = async (sql: Sql, given: readonly Given[], notices: Notices): Promise<ReadonlySet<Append>> => {
  if (given.length === 0) return new Set()
  const { self, page } = notices
  const rows = await sql.all<{ readonly match: string; readonly ply: number; readonly isNoticed: boolean }>(
    page === null ? INSERT : INSERT_AND_TELL,
    [...columnsOf(given, self), ...(page === null ? [] : [changesOf(given), page])],
  )
  for (const { match, ply, isNoticed } of rows) if (isNoticed) notices.owe(match, ply + 1)
  const keys = new Set(rows.map(({ match, ply }) => `${ply} ${match}`))
  const written = given.filter(({ append: { table, ply } }) => keys.has(`${ply} ${table}`))
  // Somebody was faster with the first of several: none of them is written.
  for (const { append, first } of written) if (!keys.has(`${first} ${append.table}`)) throw new Collision(TORN)
  return new Set(written.map(({ append }) => append))
}

/** The first eleven values of the statement. */
const columnsOf = (given: readonly Given[], self: string): readonly unknown[] => {
  const column = <Value>(of: (append: Append) => Value): readonly Value[] => given.map(({ append }) => of(append))
  return [
    column(({ table }) => table),
    column(({ ply }) => ply),
    column(({ entry }) => entry),
    column(({ request }) => request),
    column(({ at }) => at ?? null),
    column(({ asked }) => (asked === undefined ? null : maskOf(asked))),
    given.map(({ first }) => first),
    column(({ version }) => version ?? null),
    column(({ began }) => maskOf(began ?? [])),
    self,
    NOTICE_MS,
  ]
}

const changesOf = (given: readonly Given[]): readonly (string | null)[] => given.map(({ append }) => changeText(append))

/**
 * `tells`: others are told of it, for which it is given what each entry changes in its row, and the number of the transaction.
 * `isAlone`: it is a transaction by itself, given that number and how long the server's place is to be kept.
 */
const insertStatement = (tells: boolean, isAlone: boolean): string => {
  const [page, leaseMs] = tells ? ['$13', '$14'] : ['$12', '$13']
  return `
  WITH ${isAlone ? `renewed AS (${renewing('$10', page, leaseMs)}), ` : ''}given AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::bigint[], $6::integer[], $7::integer[],
      $8::integer[], $9::integer[]${tells ? ', $12::text[]' : ''})
      AS given (match, ply, entry, request, at, asked, first, version, began${tells ? ', change' : ''})
  ), written AS (
    INSERT INTO entries (match, ply, entry, request, at, asked)
    SELECT given.match, given.ply, given.entry, given.request, given.at, given.asked FROM given
    WHERE given.first = coalesce((SELECT max(ply) + 1 FROM entries WHERE entries.match = given.match), 0)
      AND (given.version IS NULL OR given.version = (SELECT version FROM tables WHERE tables.id = given.match))
      ${isAlone ? 'AND EXISTS (SELECT 1 FROM renewed)' : ''}
    ON CONFLICT (match, ply) DO NOTHING
    RETURNING match, ply
  ), noticed AS (
    INSERT INTO notices
    SELECT written.match, written.ply + 1, given.began, $10::text, ${after('$11')}
    FROM written JOIN given ON given.match = written.match AND given.ply = written.ply
    WHERE given.began > 0 AND ${somebodyListensAt('written.match')}
    RETURNING match, ply
  )${tells ? `, told AS (${tellingEntries('$10::text', `${page}::bigint`)})` : ''}
  SELECT written.match, written.ply, noticed.ply IS NOT NULL AS "isNoticed"
  FROM ${isAlone ? 'renewed LEFT JOIN written ON true' : 'written'}
    LEFT JOIN noticed ON noticed.match = written.match AND noticed.ply = written.ply + 1`
}

/** No row, and nothing is written, where the server has lost its place, or has gone on over another connection. */
const renewing = (self: string, page: string, leaseMs: string): string => `
  UPDATE nodes SET page = ${page}::bigint, until = ${after(leaseMs)}
  WHERE id = ${self}::text AND page = ${page}::bigint - 1 RETURNING id`

/** A server that is alone need not look for others. */
const INSERT = insertStatement(false, false)
const INSERT_AND_TELL = insertStatement(true, false)
const ALONE = insertStatement(false, true)
const ALONE_AND_TELL = insertStatement(true, true)

/** Changes of the table that follow from an entry. */
const follow = async (sql: Sql, append: Append): Promise<void> => {
  const { table, ply, version, status, waitsForBot, time, at, snapshot } = append
  const waits = waitsForBot === undefined ? null : Number(waitsForBot)
  const progress = [status ?? null, waits, table, version ?? null]
  let changed = 1
  if (time !== undefined) changed = await sql.run(TIMED_PROGRESS, [...progress, textOf(time.clock), time.due])
  else if (status !== undefined || waits !== null) changed = await sql.run(PROGRESS, progress)
  if (changed === 0) throw new Collision(OTHER_ROW)
  if (status === 'over') await sql.run('UPDATE tables SET over_at = $1 WHERE id = $2', [at ?? null, table])
  if (snapshot !== undefined) await sql.run(SNAPSHOT, [table, ply + 1, snapshot])
}

const PROGRESS = `
  UPDATE tables SET version = version + 1, status = coalesce($1, status), waits_for_bot = coalesce($2, waits_for_bot)
  WHERE id = $3 AND ($4::integer IS NULL OR version = $4)`
const TIMED_PROGRESS = `
  UPDATE tables SET version = version + 1, status = coalesce($1, status), waits_for_bot = coalesce($2, waits_for_bot),
  clock = $5, due = $6 WHERE id = $3 AND ($4::integer IS NULL OR version = $4)`
const SNAPSHOT = `
  INSERT INTO snapshots VALUES ($1, $2, $3)
  ON CONFLICT (match) DO UPDATE SET ply = excluded.ply, snapshot = excluded.snapshot`

/** An entry, and the first one of the same match that is written with it. */
type Given = { readonly append: Append; readonly first: number }

const OTHER_ROW = 'somebody else has changed the table by which the entry was judged'
const TORN = 'somebody else was faster with the first of several entries'
