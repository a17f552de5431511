import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { liveIn } from '../../testing/lived-in.ts'
import { openFile, type Sqlite } from '../file.ts'
import { openHere } from '../here.ts'
import type { Row } from './kinds.ts'
import { rowsOfFile } from './sqlite-rows.ts'

const TABLES = 250

describe('the rows of a file', () => {
  let folder: string
  let file: Sqlite
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ecumene-rows-'))
    const path = join(folder, 'ecumene.sqlite')
    const store = openHere({ path })
    await liveIn(store, TABLES)
    await store.close()
    file = openFile(path)
  })
  afterEach(() => {
    file.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const read = async (between: (count: number) => Promise<void> = async () => {}): Promise<readonly Row[]> => {
    const rows: Row[] = []
    for await (const row of rowsOfFile(file, () => {}).rows()) {
      rows.push(row)
      await between(rows.length)
    }
    return rows
  }

  it('are all there, in the order of their keys, however many batches they take', async () => {
    const rows = await read()
    const ids = rows.filter(([kind]) => kind === 'tables').map(([, id]) => id)
    expect(ids).toEqual(Array.from({ length: TABLES }, (_none, at) => `table-${String(at).padStart(6, '0')}`))
    const messages = rows.filter(([kind]) => kind === 'chat').map(([, match, number]) => [match, number])
    expect(messages).toEqual(ids.flatMap((id) => [0, 1].map((number) => [id, number])))
  })

  it('are the same while memory is tidied up between them', async () => {
    setFlagsFromString('--expose_gc')
    const tidyUp = runInNewContext('gc') as () => void
    const calm = await read()
    const disturbed = await read(async (count) => {
      // Often enough: a walk over a table takes more than this many rows.
      if (count % 90 !== 0) return
      tidyUp()
      await setImmediate()
    })
    expect(disturbed).toEqual(calm)
  })
})
