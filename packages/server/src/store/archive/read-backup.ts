import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { StoreError } from '../store.ts'
import type { Row, Rows } from './kinds.ts'
import { damagedBackup, type Header, readEnd, readHeader, readRow } from './lines.ts'

/** A backup whose header was read. Its rows are known to be all of them only when they have been read to the end. */
export type Backup = Rows & { readonly header: Header }

/** Rejects with a StoreError if it is no backup, or one from the future. */
export const openBackup = async (path: string): Promise<Backup> => {
  for await (const line of lines(path)) {
    return { header: readHeader(line, path), rows: () => rowsIn(path) }
  }
  throw damagedBackup(path, 'it is empty')
}

async function* rowsIn(path: string): AsyncIterable<Row> {
  const hash = createHash('sha256')
  let rows = -1
  let isOver = false
  for await (const line of lines(path)) {
    if (isOver) throw damagedBackup(path, 'something follows its end')
    const end = readEnd(line)
    if (end !== null) {
      if (end.rows !== rows || end.sha256 !== hash.digest('hex')) throw damagedBackup(path, 'its checksum is wrong')
      isOver = true
      continue
    }
    hash.update(`${line}\n`)
    if (++rows > 0) yield readRow(line, path)
  }
  if (!isOver) throw damagedBackup(path, 'it has no end')
}

async function* lines(path: string): AsyncIterable<string> {
  const file = createReadStream(path)
  const text = file.pipe(createGunzip())
  // A stream that breaks tells its listeners; whether a reader of lines hears of it depends on the version of Node.
  let failure: Error | null = null
  const reader = createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })
  const fail = (error: Error): void => {
    failure ??= error
    reader.close()
  }
  file.on('error', fail)
  text.on('error', fail)
  try {
    for await (const line of reader) yield line
  } catch (error) {
    failure ??= error as Error
  } finally {
    reader.close()
    file.destroy()
    text.destroy()
  }
  if (failure !== null) throw inWords(failure, path)
}

const inWords = (error: Error, path: string): StoreError => {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new StoreError('broken', `there is no backup ${path}`)
  if (code?.startsWith('Z_') === true) return damagedBackup(path, message)
  return new StoreError('broken', `the backup ${path} cannot be read: ${message}`)
}
