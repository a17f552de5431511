import { closeSync, constants, fstatSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'

/**
 * A note beside the store that one was begun here, and how far it has come: the number of the last page of its journal
 * (see logs.ts). It is written after every commit and not waited for, so that whatever the disk keeps of it, it never says
 * more than the store has. A store that is behind its mark has lost something: its write-ahead log was cut, or it is an old copy.
 */
export type Mark = {
  set(page: number): void
  close(): void
}

export const markOf = (path: string): string => join(dirname(path), `${basename(path, extname(path))}.mark`)

/** The page that the store had reached; `null` if there is no mark. */
export const readMark = (path: string): number | null => {
  try {
    const page = Number.parseInt(readFileSync(markOf(path), 'latin1').slice(0, DIGITS), 10)
    return Number.isNaN(page) ? 0 : page
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export const openMark = (path: string): Mark => {
  const file = openSync(markOf(path), constants.O_RDWR | constants.O_CREAT, 0o600)
  if (fstatSync(file).size === 0) {
    writeSync(file, textOf(0) + EXPLANATION, 0)
    fsyncSync(file)
    syncFolder(dirname(path))
  }
  let known = 0
  return {
    set(page) {
      if (page <= known) return
      known = page
      try {
        writeSync(file, textOf(page), 0)
      } catch {
        // What it marks is on disk anyway.
      }
    },
    close() {
      closeSync(file)
    },
  }
}

const DIGITS = 16
const textOf = (page: number): string => String(page).padStart(DIGITS, '0')

const EXPLANATION = `

This is how far the store of Ecumene beside this file had come when it was last written to. If the store is
missing or has less than that, the server does not start, so that nothing is lost without a word. Remove this
file to go on with whatever is there.
`

/** So that a loss of power does not take the new file with it. Not every system can do that with a folder. */
const syncFolder = (folder: string): void => {
  try {
    const opened = openSync(folder, 'r')
    fsyncSync(opened)
    closeSync(opened)
  } catch {
    // The mark is then as durable as the system makes it.
  }
}
