import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { MIGRATIONS } from './migrations.ts'
import { StoreError } from './store.ts'

export type Sqlite = InstanceType<typeof DatabaseSync>

/** Opens the store file, makes it if there is none, and refuses what it cannot vouch for. Throws a StoreError. */
export const openFile = (path: string, { maxPages }: { readonly maxPages?: number } = {}): Sqlite => {
  makeFolder(path)
  let file: Sqlite | null = null
  try {
    file = new DatabaseSync(path, { timeout: BUSY_MS })
    checkOwner(file, path)
    file.exec('PRAGMA journal_mode = WAL')
    file.exec('PRAGMA synchronous = FULL')
    // What is deleted is overwritten, where that takes no more writing: who is forgotten is not to be found in the file.
    file.exec('PRAGMA secure_delete = FAST')
    // Copying the log back into the file holds up a commit: seldom and much rather than often and little.
    file.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    if (maxPages !== undefined) file.exec(`PRAGMA max_page_count = ${maxPages}`)
    checkHealth(file, path)
    createTables(file)
    return file
  } catch (error) {
    file?.close()
    throw storeErrorOf(error, path)
  }
}

/** What went wrong, in the words of whoever runs the server. */
export const storeErrorOf = (error: unknown, path: string): StoreError => {
  if (error instanceof StoreError) return error
  const { errcode } = error as { readonly errcode?: unknown }
  const detail = error instanceof Error ? error.message : String(error)
  // The lowest byte is the kind of the error, the others say more about it.
  switch (typeof errcode === 'number' ? errcode & 0xff : null) {
    case SQLITE.full:
      return new StoreError('full', `no space left for the store ${path}`)
    case SQLITE.busy:
      return new StoreError('busy', `another process holds the store ${path}`)
    case SQLITE.foreign:
      return new StoreError('foreign', `${path} is not a store of Ecumene (${detail})`)
    default:
      return new StoreError('broken', `the store ${path} cannot be used: ${detail} (${errcode})`)
  }
}

/** Kinds of errors by the numbers that SQLite gives them. */
const SQLITE = { busy: 5, full: 13, foreign: 26 }

const BUSY_MS = 5000
/** 32 MB, which is also how large the write-ahead log grows. */
const CHECKPOINT_PAGES = 8000

/** "ECUM": tells our files from those of other programs. */
const APPLICATION = 0x4543554d
const FIRST_SCHEMA = 1
const SCHEMA = FIRST_SCHEMA + MIGRATIONS.length

/** Above this size a full check would delay the start by more than some seconds. */
const CHECKED_BYTES = 256 * 1024 * 1024

const makeFolder = (path: string): void => {
  const folder = dirname(path)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StoreError('broken', `cannot write to the data folder ${folder}: ${(error as Error).message}`)
  }
}

const numberOf = (file: Sqlite, pragma: string): number => {
  const row = file.prepare(`PRAGMA ${pragma}`).get() as Readonly<Record<string, unknown>>
  return Number(row[pragma])
}

/** Before anything is changed: is this file ours, and not from the future? */
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
  if (statSync(path).size > CHECKED_BYTES) return
  const row = file.prepare('PRAGMA quick_check(1)').get() as { readonly quick_check: string }
  const verdict = row.quick_check
  if (verdict === 'ok') return
  throw new StoreError('broken', `the store ${path} is damaged: ${verdict}; restore it from a backup`)
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
