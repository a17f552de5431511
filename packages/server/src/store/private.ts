import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { markOf } from './mark.ts'

/** Makes the data folder if there is none. What is in it is its owner's alone, who can be anybody's guest with it. */
export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  // A folder that others keep things in is not ours to close; our own files in it are closed all the same.
  if (readdirSync(folder).every((name) => OURS.test(name))) closeToOthers(folder, FOLDER_MODE)
}

/**
 * Takes the rights of others to a store away: to its file, and to the log and the index that SQLite keeps beside it. SQLite
 * gives those the rights of the file when it makes them.
 */
export const closeStore = (path: string): void => {
  closeToOthers(markOf(path))
  for (const suffix of ['', '-wal', '-shm', '-journal']) closeToOthers(path + suffix, FILE_MODE)
}

/** The same for any file that is ours. Nothing happens where there is none. */
export const closeToOthers = (path: string, mode = FILE_MODE): void => {
  try {
    if ((statSync(path).mode & OTHERS) !== 0) chmodSync(path, mode)
  } catch (error) {
    // Not our file, or a file system without rights: nothing we can do.
    if (!UNCHANGEABLE.includes(String((error as NodeJS.ErrnoException).code))) throw error
  }
}

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const OTHERS = 0o077

const OURS = /^(ecumene|cookie\.key|lost\+found$)/
const UNCHANGEABLE = ['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP']
