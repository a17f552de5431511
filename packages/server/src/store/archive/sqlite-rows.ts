import type { Sqlite } from '../file-facts.ts'
import { type Logs, logsIn } from '../logs.ts'
import { Spoiled } from '../spoiled.ts'
import { columnNames, KINDS, type Kind, type Row, type Rows, type Value } from './kinds.ts'

/** The rows of an open file of today's version, within a transaction that was begun: as they were when that first read. */
export const rowsOfFile = (file: Sqlite, onSpoiled: (what: string) => void): Rows => ({
  async *rows() {
    const logs = logsIn(file, onSpoiled)
    logs.refresh()
    for (const kind of KINDS) {
      if (kind.name === 'entries') yield* entries(logs, onSpoiled)
      else yield* rowsOf(file, kind)
    }
  },
})

/** What a column is called in the file, where that differs. */
const NAMES: { readonly [column: string]: string } = { 'passes.change': 'row' }

export const nameInFile = (kind: Kind, column: string): string => NAMES[`${kind.name}.${column}`] ?? column

/**
 * In batches, each from where the last one ended. The binding can also walk through a result row by row, but such a walk does
 * not keep its statement alive: once the garbage collector has taken that, the next step reads freed memory.
 */
function* rowsOf(file: Sqlite, kind: Kind): Iterable<Row> {
  const names = (columns: readonly string[]): string => columns.map((column) => nameInFile(kind, column)).join(', ')
  const columns = columnNames(kind)
  const key = kind.key.map((column) => columns.indexOf(column) + 1)
  const after = `(${names(kind.key)}) > (${key.map(() => '?').join(', ')})`
  const select = (where: string) =>
    file.prepare(`SELECT ${names(columns)} FROM ${kind.name} WHERE ${where} ORDER BY ${names(kind.key)} LIMIT ${BATCH}`)
  const next = select(after)
  let found = rowsFound(kind, select('true').all())
  while (found.length > 0) {
    yield* found
    const last = found.at(-1) ?? []
    found = found.length < BATCH ? [] : rowsFound(kind, next.all(...key.map((at) => last[at] ?? null)))
  }
}

/** Some rows hold a whole game, so not too many at once. */
const BATCH = 100

const rowsFound = (kind: Kind, rows: readonly unknown[]): readonly Row[] =>
  rows.map((row) => [
    kind.name,
    ...columnNames(kind).map((column) => (row as Record<string, Value>)[nameInFile(kind, column)] ?? null),
  ])

function* entries(logs: Logs, onSpoiled: (what: string) => void): Iterable<Row> {
  for (const match of [...logs.matches()].sort(byBytes)) {
    const log = orSpoiled(() => logs.all(match), onSpoiled)
    if (log === null) yield ['entries', match, 0, UNREADABLE, null, null, null]
    else
      for (const [ply, { entry, request, at, asked }] of log.entries())
        yield ['entries', match, ply, entry, request, at, asked]
  }
}

/**
 * What stands for a log that cannot be read: no entry of any game, so that the match is refused as damaged wherever it is
 * brought, and not restarted as one without a move.
 */
const UNREADABLE = 'unreadable'

const orSpoiled = <Read>(read: () => Read, onSpoiled: (what: string) => void): Read | null => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Spoiled)) throw error
    onSpoiled(error.message)
    return null
  }
}

/** As databases compare texts. */
const byBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other))
