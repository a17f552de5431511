import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { StoreError } from '../store.ts'
import type { Row } from './kinds.ts'
import { type End, FORM, type Header } from './lines.ts'

/**
 * Writes rows to a file that nobody but its owner can read. It is written beside its place and put there when it is whole and
 * on disk: whatever happens meanwhile, there is a backup under this name or none.
 */
export const writeBackup = async (
  path: string,
  { of, key }: Pick<Header, 'of' | 'key'>,
  rows: AsyncIterable<Row>,
  check: (draft: string) => Promise<void>,
): Promise<void> => {
  const draft = `${path}.part`
  try {
    const header: Header = { ecumene: 'backup', form: FORM, madeAt: new Date().toISOString(), of, key }
    await pipeline(Readable.from(pieces(header, rows)), createGzip(), createWriteStream(draft, { mode: 0o600 }))
    await sync(draft)
    await check(draft)
    // Not renamed: that would take the place of another file.
    await link(draft, path)
    await sync(dirname(path)).catch(() => {})
  } catch (error) {
    throw inWords(error, path)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Lines in batches: a chunk for each would cost more than compressing it. */
async function* pieces(header: Header, rows: AsyncIterable<Row>): AsyncIterable<string> {
  const hash = createHash('sha256')
  let piece = `${JSON.stringify(header)}\n`
  let count = 0
  for await (const row of rows) {
    piece += `${JSON.stringify(row)}\n`
    count++
    if (piece.length < PIECE) continue
    hash.update(piece)
    yield piece
    piece = ''
  }
  hash.update(piece)
  const end: End = { end: true, rows: count, sha256: hash.digest('hex') }
  yield `${piece}${JSON.stringify(end)}\n`
}

const PIECE = 64 * 1024

const sync = async (path: string): Promise<void> => {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

const inWords = (error: unknown, path: string): unknown => {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof StoreError || code === undefined) return error
  if (code === 'EEXIST') return new StoreError('foreign', `${path} is there already, and nothing is ever written over`)
  if (code === 'ENOSPC') return new StoreError('full', `no space left for the backup ${path}`)
  return new StoreError('broken', `the backup ${path} cannot be written: ${message}`)
}
