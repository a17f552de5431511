import { scriptBeside } from '../../threads/script.ts'
import type { Commit } from '../here.ts'
import { openInThread, type ThreadStore } from '../in-thread.ts'
import type { PostgresSettings } from './transactions.ts'

/**
 * The store in PostgreSQL, spoken to by a thread of its own, as with SQLite: whoever uses a store cannot tell which it is.
 * Rejects with a StoreError if the database cannot be used.
 */
export const openPostgres = (settings: PostgresSettings, onCommit?: (commit: Commit) => void): Promise<ThreadStore> =>
  openInThread(scriptBeside(import.meta.url, 'thread'), settings, onCommit)
