import { statSync } from 'node:fs'
import { StoreError } from './store.ts'

/**
 * Sees to it that the files of an open store stay where they are. SQLite goes on writing to a file that was deleted or
 * moved away, and what it acknowledges then is gone with the next start.
 */
export type Places = { check(): void }

export const placesOf = (path: string): Places => {
  const known = new Map([path, `${path}-wal`].map((name) => [name, identityOf(name)]))
  return {
    check() {
      for (const [name, identity] of known) {
        const now = identityOf(name)
        if (identity === null) known.set(name, now)
        else if (now !== identity) throw lost(name, now === null)
      }
    },
  }
}

/** Which file lies there, whatever it is called. */
const identityOf = (path: string): string | null => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found === undefined ? null : `${found.dev}:${found.ino}`
}

const lost = (path: string, isMissing: boolean): StoreError =>
  new StoreError(
    'broken',
    `${path} was ${isMissing ? 'removed' : 'replaced'} while the server was using it; nothing is written any more. ` +
      'Stop the server, restore the data folder from a backup, and start it again',
  )
