import { KINDS, kindOf, type Sqlite } from '../file-facts.ts'
import { StoreError } from '../store.ts'

/**
 * Begins a transaction on an open file at which nobody else is, and keeps everybody else away until the file is closed. Throws
 * a StoreError if somebody is there: every connection to a file with a write-ahead log holds a shared lock while it is open.
 */
export const beAlone = (file: Sqlite, path: string): void => {
  try {
    file.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`)
    file.exec('PRAGMA locking_mode = EXCLUSIVE')
    file.exec('BEGIN IMMEDIATE')
  } catch (error) {
    if (kindOf(error) !== KINDS.busy) throw error
    throw new StoreError('busy', `another process is using the store ${path}; stop the server first`)
  }
}

/** For a process that is about to end. */
const PATIENCE_MS = 1000
