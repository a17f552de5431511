import { scriptBeside } from '../threads/script.ts'
import { ALONE } from './alone.ts'
import type { Commit, HereSettings } from './here.ts'
import { openInThread, type ThreadStore } from './in-thread.ts'

/**
 * The store in one SQLite file, kept by a thread of its own: with `synchronous=FULL` a commit waits for the disk, and
 * on the main thread every player would wait with it. Rejects with a StoreError if the file cannot be opened.
 */
export const openSqlite = async (
  settings: HereSettings,
  onCommit?: (commit: Commit) => void,
): Promise<ThreadStore> => ({
  ...(await openInThread(scriptBeside(import.meta.url, 'thread'), settings, onCommit)),
  // The thread need not be asked.
  ...ALONE,
})
