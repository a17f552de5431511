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

function* rowsOf(file: Sqlite, kind: Kind): Iterable<Row> {
  const columns = columnNames(kind).map((column) => nameInFile(kind, column))
  const order = kind.key.map((column) => nameInFile(kind, column))
  const select = file.prepare(`SELECT ${columns.join(', ')} FROM ${kind.name} ORDER BY ${order.join(', ')}`)
  for (const row of select.iterate() as Iterable<Readonly<Record<string, Value>>>) {
    yield [kind.name, ...columns.map((column) => row[column] ?? null)]
  }
}

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
