import { dirname } from 'node:path'
import { putKey } from '../../guests/key.ts'
import { openFile, storeErrorOf } from '../file.ts'
import type { Sqlite } from '../file-facts.ts'
import { lastPageIn, logsIn } from '../logs.ts'
import { openMark, readMark } from '../mark.ts'
import { StoreError } from '../store.ts'
import { columnNames, KINDS, type Kind, type Row, type Value } from './kinds.ts'
import { notEmpty, type Target } from './place.ts'
import { beAlone } from './sqlite-alone.ts'
import { nameInFile, rowsOfFile } from './sqlite-rows.ts'

/** Makes or opens a store file to be filled. Throws a StoreError if somebody uses it, or if there is anything in it. */
export const fillFile = (path: string): Target => {
  let file: Sqlite | null = null
  let takeBackKey = (): void => {}
  try {
    const mark = readMark(path) ?? 0
    // The mark of a lost store does not stand in the way: the restored one continues from it.
    const opened = openFile(path, { isLost: true })
    file = opened
    beAlone(opened, path)
    if (EMPTY.some((text) => opened.prepare(text).get() !== undefined)) throw notEmpty(path)
    return {
      ...rowsOfFile(opened, () => {}),
      place: path,
      async put(rows, key) {
        try {
          if (key !== null) takeBackKey = putKey(dirname(path), key)
          opened.exec('DELETE FROM pulse')
          opened.prepare('INSERT INTO journal VALUES (?, ?)').run(Math.max(mark, lastPageIn(opened)) + 1, '[]')
          await putRows(opened, rows)
        } catch (error) {
          throw storeErrorOf(error, path)
        }
      },
      async commit() {
        opened.exec('COMMIT')
        takeBackKey = () => {}
        const marked = openMark(path)
        marked.set(lastPageIn(opened))
        marked.close()
      },
      async close() {
        takeBackKey()
        opened.close()
      },
    }
  } catch (error) {
    file?.close()
    throw storeErrorOf(error, path)
  }
}

/** These find nothing in an empty store. A server that was started there once has left a pulse and pages. */
const EMPTY: readonly string[] = [
  ...KINDS.filter(({ name }) => name !== 'entries' && name !== 'pulse').map(
    ({ name }) => `SELECT 1 FROM ${name} LIMIT 1`,
  ),
  'SELECT 1 FROM chapters LIMIT 1',
  `SELECT 1 FROM journal WHERE entries <> '[]' LIMIT 1`,
]

const putRows = async (file: Sqlite, rows: AsyncIterable<Row>): Promise<void> => {
  const logs = logsIn(file)
  logs.refresh()
  let unbound = 0
  const bind = (): void => {
    logs.write()
    logs.bindAll()
    unbound = 0
  }
  const inserts = new Map(KINDS.map((kind) => [kind.name, kind.name === 'entries' ? null : insertOf(file, kind)]))
  for await (const [kind, ...values] of rows) {
    const insert = inserts.get(kind)
    if (insert !== null) {
      insert?.run(...values)
      continue
    }
    const [match, ply, entry, request, at, asked] = values as EntryValues
    // Between two matches, so that no chapter is shorter than it need be.
    if (ply === 0 && unbound >= TOGETHER) bind()
    if (!logs.add(match, ply, { entry, request, at, asked })) {
      throw new StoreError('broken', `the log of table ${match} has a gap before entry ${ply}`)
    }
    unbound++
  }
  if (unbound > 0) bind()
}

type EntryValues = [
  match: string,
  ply: number,
  entry: string,
  request: string | null,
  at: number | null,
  asked: number | null,
]

const insertOf = (file: Sqlite, kind: Kind) => {
  const values: Record<string, string> = {}
  for (const column of columnNames(kind)) values[nameInFile(kind, column)] = '?'
  // The pulse is one row with a key that is always the same.
  if (kind.name === 'pulse') values['only'] = '0'
  const text = `INSERT INTO ${kind.name} (${Object.keys(values).join(', ')}) VALUES (${Object.values(values).join(', ')})`
  const statement = file.prepare(text)
  return { run: (...row: readonly Value[]) => void statement.run(...row) }
}

/** Entries that are bound into chapters at a time, about. */
const TOGETHER = 2000
