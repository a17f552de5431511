import { Client } from 'pg'
import { type TableColumns, tableRow } from '../store/table-columns.ts'
import type { KeptEntry, KeptMatch } from './history.ts'

/** Has this match come to rest: have bots moved and clocks taken effect? */
export const isSettled = ({ status, waitsForBot, clockMs }: KeptMatch): boolean =>
  status === 'over' || (!waitsForBot && clockMs === null)

/** Reads all matches directly from the database. */
export const keptMatches = async (database: string): Promise<readonly KeptMatch[]> => {
  const client = new Client({ connectionString: database })
  await client.connect()
  try {
    // As of one moment: what the rows say is compared with the logs.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    const tables = await client.query<TableColumns>(`SELECT * FROM ecumene.tables WHERE status <> 'waiting'`)
    const entries = await client.query<KeptEntry & { readonly match: string }>(
      'SELECT match, ply, entry, request, at::float8 AS at FROM ecumene.entries ORDER BY match, ply',
    )
    const logs = new Map<string, KeptEntry[]>()
    for (const { match, ...entry } of entries.rows) logs.set(match, [...(logs.get(match) ?? []), entry])
    return tables.rows.map((columns): KeptMatch => {
      const table = tableRow(columns)
      const { clock, timeOut } = table.terms
      const clockMs = clock.kind === 'increment' && timeOut === 'resign' ? clock.baseMinutes * 60_000 : null
      return {
        ...table,
        begunAt: table.begunAt === null ? null : Number(table.begunAt),
        clockMs,
        entries: logs.get(table.id) ?? [],
      }
    })
  } finally {
    await client.end()
  }
}
