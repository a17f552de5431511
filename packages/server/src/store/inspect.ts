import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from '@photostructure/sqlite'
import { APPLICATION, KINDS, kindOf, numberOf, SCHEMA, type Sqlite } from './file-facts.ts'
import { lastPageIn, logsIn } from './logs.ts'
import { markOf } from './mark.ts'
import { operationsOn } from './statements.ts'
import { StoreError } from './store.ts'

/**
 * Throws a StoreError if what lies at the place of the store is not sound, not ours, or less than there was. It is only
 * read, so that what is refused stays as it is: whoever closes a file that was open for writing clears its log away. `mark`
 * is how far it had come, read before this: another process may be at work, and it must not be newer than what it is compared with.
 */
export const inspect = (path: string, mark: number | null): void => {
  if (sizeOf(path) === 0) {
    checkAbsence(path, mark)
    return
  }
  // What was interrupted while the file was made can only be undone by a connection that may write.
  const file = new DatabaseSync(path, { timeout: BUSY_MS, readOnly: !existsSync(`${path}-journal`) })
  try {
    checkOwner(file, path)
    checkHealth(file, path)
    checkMark(file, path, mark)
    checkTables(file, path)
  } catch (error) {
    // It was a store once: whatever it is now is not the doing of another program.
    if (mark !== null && kindOf(error) === KINDS.foreign) throw damaged(path, (error as Error).message)
    throw error
  } finally {
    file.close()
  }
}

/** How long to wait for another process. */
export const BUSY_MS = 5000

/** Above this size a full check would delay the start by more than a few seconds. */
const CHECKED_BYTES = 256 * 1024 * 1024

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** There is no store, or an empty file: was there ever one? */
const checkAbsence = (path: string, mark: number | null): void => {
  const what = `the store ${path} is ${existsSync(path) ? 'empty' : 'missing'}`
  if (mark !== null) {
    const note = markOf(path)
    throw new StoreError(
      'broken',
      `${what}, but ${note} says that there was one; restore it from a backup, or remove ${note} to begin anew`,
    )
  }
  // SQLite would delete a log without its file.
  const log = `${path}-wal`
  if (sizeOf(log) > 0) {
    throw new StoreError(
      'broken',
      `${what}, but its write-ahead log ${log} is there; restore the file, or remove the log to begin anew`,
    )
  }
}

/** Is this file ours, and not from the future? */
const checkOwner = (file: Sqlite, path: string): void => {
  const tables = file.prepare('SELECT count(*) AS n FROM sqlite_master').get() as { readonly n: number }
  const application = numberOf(file, 'application_id')
  if (tables.n > 0 && application !== APPLICATION) {
    throw new StoreError('foreign', `${path} is a database of another program; choose another data folder`)
  }
  const schema = numberOf(file, 'user_version')
  if (application === APPLICATION && schema > SCHEMA) {
    throw new StoreError(
      'newer',
      `${path} was written by a newer version of Ecumene (store version ${schema}; this program knows ${SCHEMA})`,
    )
  }
}

const checkHealth = (file: Sqlite, path: string): void => {
  if (sizeOf(path) > CHECKED_BYTES) return
  const row = file.prepare('PRAGMA quick_check(1)').get() as { readonly quick_check: string }
  if (row.quick_check !== 'ok') throw damaged(path, row.quick_check)
}

/** The structure may be sound but the names in it damaged: every statement we use must compile. */
const checkTables = (file: Sqlite, path: string): void => {
  if (numberOf(file, 'user_version') !== SCHEMA) return
  try {
    operationsOn(file, logsIn(file))
  } catch (error) {
    throw damaged(path, (error as Error).message)
  }
}

export const damaged = (path: string, detail: string): StoreError =>
  new StoreError('broken', `the store ${path} is damaged (${detail.trim()}); restore it from a backup`)

const checkMark = (file: Sqlite, path: string, mark: number | null): void => {
  if (mark === null) return
  const page = lastPageIn(file)
  if (page >= mark) return
  const note = markOf(path)
  throw new StoreError(
    'broken',
    `the store ${path} lacks what was written last: it ends at ${page} and had reached ${mark}. Its write-ahead log ` +
      `${path}-wal was cut or lost, or it is an old copy. Restore both files, or remove ${note} to go on with what is there`,
  )
}
