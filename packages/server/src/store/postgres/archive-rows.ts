import { columnNames, KINDS, type Kind, type Row, type Rows, type Value } from '../archive/kinds.ts'
import type { Session } from './session.ts'

/** The rows of a database, within a transaction that sees it as it was at one moment. */
export const rowsOfSession = (session: Session): Rows => ({
  async *rows() {
    for (const kind of KINDS) yield* rowsOf(session, kind)
  },
})

async function* rowsOf(session: Session, kind: Kind): AsyncIterable<Row> {
  const columns = columnNames(kind)
  const order = kind.key.map((column) => (kind.columns[column] === 'text' ? `${column} COLLATE "C"` : column))
  const cursor = `rows_of_${kind.name}`
  await session.script(
    `DECLARE ${cursor} NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${kind.name} ORDER BY ${order.join(', ')}`,
  )
  for (;;) {
    const rows = await session.all<Readonly<Record<string, Value>>>(`FETCH ${TOGETHER} FROM ${cursor}`)
    for (const row of rows) yield [kind.name, ...columns.map((column) => row[column] ?? null)]
    if (rows.length < TOGETHER) break
  }
  await session.script(`CLOSE ${cursor}`)
}

/** Rows in one round trip. */
export const TOGETHER = 500
