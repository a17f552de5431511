import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { Commit } from './here.ts'
import type { ThreadStore } from './in-thread.ts'
import { placeOf } from './postgres/address.ts'
import { openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite.ts'

/** The store that the settings ask for, and its name for people. Rejects with a StoreError. */
export const openStore = async (
  { dataDir, database, leaseMs, maxPages }: StoreSettings,
  onCommit: (commit: Commit) => void,
): Promise<{ readonly store: ThreadStore; readonly place: string }> => {
  if (database !== null) {
    return { store: await openPostgres({ url: database, leaseMs }, onCommit), place: placeOf(database) }
  }
  const path = join(dataDir, 'ecumene.sqlite')
  return { store: await openSqlite({ path, ...(maxPages !== undefined && { maxPages }) }, onCommit), place: path }
}

type StoreSettings = Pick<Settings, 'dataDir' | 'database' | 'leaseMs' | 'maxPages'>
