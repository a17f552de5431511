import { backUp, type Moved, moveStore, restore as restoreFrom, StoreError } from '@ecumene/server'
import { UsageError } from './arguments.ts'
import { command } from './command.ts'
import type { Io } from './io.ts'
import { settingFlags, settingsFrom } from './settings.ts'
import { figure, table } from './table.ts'

const flags = settingFlags((variable) => variable === 'DATA_DIR' || variable === 'DATABASE_URL')

export const backup = command({
  name: 'backup',
  purpose: 'write all that the store holds to a file, while the server runs or not',
  about: `Writes every guest, table, move, chat line, hook, pass and code to one compressed file, as they are at one moment; the
server plays on meanwhile. The file is read back and compared before it gets its name, and nothing is written over.
Together with the store goes its key for cookies: keep the file as you would keep a password.`,
  operands: [{ name: 'FILE', help: 'where the backup is to be' }],
  flags,
  examples: ['ecumene-monday.gz', '/backups/today.gz --data-dir /var/lib/ecumene'],
  run: (values, [file = ''], io) => telling(io, 'Backed up', () => backUp(settingsFrom(values), file)),
})

export const restore = command({
  name: 'restore',
  purpose: 'fill an empty store from a backup',
  about: `Fills a new or empty store, in the data folder or in a database, with all that is in a backup; everything is read back
and compared. If anything goes wrong, the store is as empty as before. A store with anything in it, or with a server at it,
is refused: nothing is written over.`,
  operands: [{ name: 'FILE', help: 'a backup' }],
  flags,
  examples: ['ecumene-monday.gz', 'ecumene-monday.gz --data-dir /var/lib/ecumene'],
  run: (values, [file = ''], io) => telling(io, 'Restored', () => restoreFrom(file, settingsFrom(values))),
})

const WAYS = ['to-database', 'to-file'] as const

export const migrate = command({
  name: 'migrate',
  purpose: 'move the store from the data folder to PostgreSQL, or back',
  about: `Fills a new or empty store in PostgreSQL with all that is in the data folder, or the other way round; everything is read
back and compared. What it is moved from stays as it is. No server may be running on either of them: what was played meanwhile
would be missing.`,
  operands: [{ name: 'WHERE', help: WAYS.join(', ') }],
  flags,
  examples: ['to-database --database postgres://ecumene@localhost/ecumene', 'to-file --data-dir /var/lib/ecumene'],
  async run(values, [where = ''], io) {
    const way = WAYS.find((known) => known === where)
    if (way === undefined) throw new UsageError(`WHERE cannot be "${where}"; allowed: ${WAYS.join(', ')}`)
    const settings = settingsFrom(values)
    if (settings.database === null)
      throw new UsageError('--database or DATABASE_URL is missing; it names the PostgreSQL')
    return telling(io, 'Moved', () => moveStore(settings, way))
  },
})

/** Says what was done. A failure is a sentence and exit code 1, as with the server. */
const telling = async (io: Io, done: string, work: () => Promise<Moved>): Promise<number> => {
  try {
    const { from, to, counts, spoiled } = await work()
    io.out(
      table(
        counts.map(({ kind, rows, checksum }) => [kind, figure(rows), checksum]),
        ['left', 'right', 'left'],
      ),
    )
    io.out(
      `${done} from ${from} to ${to}: ${figure(counts.reduce((sum, { rows }) => sum + rows, 0))} rows, verified one by one\n`,
    )
    for (const what of spoiled) io.err(`ecumene: ${what}; it stays damaged, everything else is whole\n`)
    return spoiled.length === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    io.err(`ecumene: ${error.message}\n`)
    return 1
  }
}
