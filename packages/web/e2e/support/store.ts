import { join } from 'node:path'
import type { Match, MatchRecord } from '@ecumene/kernel'
import Database from 'libsql'
import type { TestServer } from './server.ts'

/** The whole truth about a match, out of the store of a server. */
export const recordOf = (server: TestServer, table: string): MatchRecord => {
  const file = new Database(join(server.dataDir, 'ecumene.sqlite'))
  try {
    const row = file
      .prepare('SELECT game, rules, options, seats, seed, deal FROM tables WHERE id = ?')
      .get(table) as Row
    const entries = file.prepare('SELECT entry FROM entries WHERE match = ? ORDER BY ply').all(table) as Entry[]
    return {
      game: row.game,
      rules: row.rules,
      seats: (JSON.parse(row.seats) as unknown[]).length,
      options: JSON.parse(row.options) as object,
      seed: row.seed,
      deal: JSON.parse(row.deal) as number[],
      log: entries.map(({ entry }) => JSON.parse(entry) as MatchRecord['log'][number]),
    }
  } finally {
    file.close()
  }
}

/** Puts another match on a table whose server does not run. */
export const replaceMatch = (server: TestServer, table: string, match: Match): void => {
  const { options, seed, deal, log } = match.record()
  const file = new Database(join(server.dataDir, 'ecumene.sqlite'))
  try {
    file
      .prepare('UPDATE tables SET options = ?, seed = ?, deal = ? WHERE id = ?')
      .run(JSON.stringify(options), String(seed), JSON.stringify(deal), table)
    file.prepare('DELETE FROM entries WHERE match = ?').run(table)
    file.prepare('DELETE FROM snapshots WHERE match = ?').run(table)
    const insert = file.prepare('INSERT INTO entries VALUES (?, ?, ?, NULL)')
    for (const [ply, entry] of log.entries()) insert.run(table, ply, JSON.stringify(entry))
  } finally {
    file.close()
  }
}

type Row = {
  readonly game: string
  readonly rules: string
  readonly options: string
  readonly seats: string
  readonly seed: string
  readonly deal: string
}
type Entry = { readonly entry: string }
