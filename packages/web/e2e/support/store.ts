import { join } from 'node:path'
import type { Match, MatchRecord } from '@ecumene/kernel'
import { DatabaseSync } from '@photostructure/sqlite'
import type { TestServer } from './server.ts'

/** The true record of a match, from a server's store. */
export const recordOf = (server: TestServer, table: string): MatchRecord => {
  const file = new DatabaseSync(join(server.dataDir, 'ecumene.sqlite'))
  try {
    const row = file
      .prepare('SELECT game, rules, options, seats, seed, deal FROM tables WHERE id = ?')
      .get(table) as Row
    return {
      game: row.game,
      rules: row.rules,
      seats: (JSON.parse(row.seats) as unknown[]).length,
      options: JSON.parse(row.options) as object,
      seed: row.seed,
      deal: JSON.parse(row.deal) as number[],
      log: logOf(file, table),
    }
  } finally {
    file.close()
  }
}

/** Puts another match on a table whose server does not run. */
export const replaceMatch = (server: TestServer, table: string, match: Match): void => {
  const { options, seed, deal, log } = match.record()
  const file = new DatabaseSync(join(server.dataDir, 'ecumene.sqlite'))
  try {
    file
      .prepare('UPDATE tables SET options = ?, seed = ?, deal = ? WHERE id = ?')
      .run(JSON.stringify(options), String(seed), JSON.stringify(deal), table)
    // There is no other match in it whose journal would matter; but a store whose last page is gone has lost something.
    file.exec(`UPDATE journal SET entries = '[]'`)
    file.prepare('DELETE FROM chapters WHERE match = ?').run(table)
    file.prepare('DELETE FROM snapshots WHERE match = ?').run(table)
    const entries = log.flatMap((entry) => [JSON.stringify(entry), null, null, null])
    file.prepare('INSERT INTO chapters VALUES (?, 0, ?, ?)').run(table, log.length, JSON.stringify(entries))
  } finally {
    file.close()
  }
}

/** Chapters first, then what only the journal has (see server/src/store/logs.ts). */
const logOf = (file: InstanceType<typeof DatabaseSync>, table: string): MatchRecord['log'] => {
  const chapters = file.prepare('SELECT entries FROM chapters WHERE match = ? ORDER BY ply').all(table) as Entries[]
  const journal = file.prepare('SELECT entries FROM journal ORDER BY number').all() as Entries[]
  const texts = chapters.flatMap(({ entries }) => itemsOf(entries).filter((_item, at) => at % 4 === 0))
  for (const { entries } of journal) {
    const items = itemsOf(entries)
    for (let at = 0; at < items.length; at += 6) {
      if (items[at] === table && items[at + 1] === texts.length) texts.push(items[at + 2] as string)
    }
  }
  return texts.map((text) => JSON.parse(text as string) as MatchRecord['log'][number])
}

const itemsOf = (entries: string) => JSON.parse(entries) as (string | number | null)[]

type Row = {
  readonly game: string
  readonly rules: string
  readonly options: string
  readonly seats: string
  readonly seed: string
  readonly deal: string
}
type Entries = { readonly entries: string }
