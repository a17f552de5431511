import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { APPLICATION, FIRST_SCHEMA, KINDS, kindOf, numberOf, SCHEMA, type Sqlite } from './file-facts.ts'
import { BUSY_MS, damaged, inspect } from './inspect.ts'
import { readMark } from './mark.ts'
import { MIGRATIONS } from './migrations.ts'
import { closeStore, makePrivateFolder } from './private.ts'
import { StoreError } from './store.ts'

export type { Sqlite } from './file-facts.ts'

/** Opens the store file, makes it if there is none, and refuses what it cannot vouch for. Throws a StoreError. */
export const openFile = (path: string, { maxPages, isLost = false }: FileSettings = {}): Sqlite => {
  makeFolder(path)
  let file: Sqlite | null = null
  try {
    inspect(path, isLost ? null : readMark(path))
    file = new DatabaseSync(path, { timeout: BUSY_MS })
    closeStore(path)
    file.exec('PRAGMA journal_mode = WAL')
    file.exec('PRAGMA synchronous = FULL')
    // Deleted data is overwritten where that needs no extra writes: a forgotten guest must not be found in the file.
    file.exec('PRAGMA secure_delete = FAST')
    // Copying the log back into the file holds up a commit: better seldom and much than often and little.
    file.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    if (maxPages !== undefined) file.exec(`PRAGMA max_page_count = ${maxPages}`)
    createTables(file)
    return file
  } catch (error) {
    file?.close()
    throw storeErrorOf(error, path)
  }
}

export type FileSettings = {
  /** For tests: how many pages the file may have. */
  readonly maxPages?: number
  /** The old store is known to be gone. */
  readonly isLost?: boolean
}

/** What went wrong, in an operator's words. */
export const storeErrorOf = (error: unknown, path: string): StoreError => {
  if (error instanceof StoreError) return error
  const detail = error instanceof Error ? error.message : String(error)
  switch (kindOf(error)) {
    case KINDS.full:
      return new StoreError('full', `no space left for the store ${path}`)
    case KINDS.busy:
      return new StoreError('busy', `another process holds the store ${path}`)
    case KINDS.damaged:
      return damaged(path, detail)
    case KINDS.foreign:
      return new StoreError('foreign', `${path} is not a store of Ecumene (${detail})`)
    default:
      return new StoreError('broken', `the store ${path} cannot be used: ${detail}`)
  }
}

/** 32 MB, which is also how large the write-ahead log grows. */
const CHECKPOINT_PAGES = 8000

const makeFolder = (path: string): void => {
  const folder = dirname(path)
  try {
    makePrivateFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StoreError('broken', `cannot write to the data folder ${folder}: ${(error as Error).message}`)
  }
}

/** All or nothing: a process killed in the middle of it leaves the file as it was, and the next one tries again. */
const createTables = (file: Sqlite): void => {
  if (numberOf(file, 'application_id') === APPLICATION && numberOf(file, 'user_version') === SCHEMA) return
  file.exec('BEGIN IMMEDIATE')
  try {
    // Another process may have been faster.
    if (numberOf(file, 'application_id') !== APPLICATION) file.exec(TABLES)
    for (const step of MIGRATIONS.slice(numberOf(file, 'user_version') - FIRST_SCHEMA)) file.exec(step)
    file.exec(`PRAGMA user_version = ${SCHEMA}`)
    file.exec('COMMIT')
  } catch (error) {
    if (file.isTransaction) file.exec('ROLLBACK')
    throw error
  }
}

/** The tables as they were at first; what came later is in the migrations. */
export const TABLES = `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    seed TEXT NOT NULL,
    deal TEXT NOT NULL,
    status TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    creator TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    rematch TEXT,
    takeback TEXT,
    waits_for_bot INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_public ON tables (status, created_at) WHERE is_public = 1;
  CREATE INDEX tables_creator ON tables (creator, status);
  CREATE INDEX tables_waiting ON tables (created_at) WHERE status = 'waiting';
  CREATE INDEX tables_bots ON tables (id) WHERE waits_for_bot = 1;

  CREATE TABLE entries (
    match TEXT NOT NULL,
    ply INTEGER NOT NULL,
    entry TEXT NOT NULL,
    request TEXT,
    PRIMARY KEY (match, ply)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    match TEXT PRIMARY KEY,
    ply INTEGER NOT NULL,
    snapshot TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  PRAGMA application_id = ${APPLICATION};
  PRAGMA user_version = ${FIRST_SCHEMA};
`
