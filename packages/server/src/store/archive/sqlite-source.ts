import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { keyIn } from '../../guests/key.ts'
import { openFile, storeErrorOf } from '../file.ts'
import { numberOf, SCHEMA, type Sqlite } from '../file-facts.ts'
import { BUSY_MS, inspect } from '../inspect.ts'
import { readMark } from '../mark.ts'
import { StoreError } from '../store.ts'
import type { Reading, Source } from './place.ts'
import { beAlone } from './sqlite-alone.ts'
import { rowsOfFile } from './sqlite-rows.ts'

/**
 * Reads a store file over a connection of its own, while a server may be writing to it: what is read is the store as it was at
 * one moment. Throws a StoreError.
 */
export const readFile = (path: string, { alone, onSpoiled }: Reading): Source => {
  if (!existsSync(path)) throw new StoreError('broken', `there is no store ${path}`)
  let file: Sqlite | null = null
  let copy: string | null = null
  const end = (): void => {
    file?.close()
    if (copy !== null) rmSync(copy, { recursive: true, force: true })
  }
  try {
    inspect(path, readMark(path))
    if (alone) {
      file = openFile(path)
      beAlone(file, path)
    } else {
      file = new DatabaseSync(path, { timeout: BUSY_MS, readOnly: true })
      if (numberOf(file, 'user_version') !== SCHEMA) {
        // Of an earlier version: a copy is brought up to date, and the store stays as it is.
        copy = mkdtempSync(join(dirname(path), 'ecumene-copy-'))
        const copied = join(copy, 'ecumene.sqlite')
        file.prepare('VACUUM INTO ?').run(copied)
        file.close()
        file = openFile(copied)
      }
      file.exec('BEGIN')
    }
    return { ...rowsOfFile(file, onSpoiled), place: path, key: keyIn(dirname(path)), close: async () => end() }
  } catch (error) {
    end()
    throw storeErrorOf(error, path)
  }
}
