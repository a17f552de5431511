import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { liveIn } from '../../testing/lived-in.ts'
import { openFile, TABLES } from '../file.ts'
import { openHere } from '../here.ts'
import { markOf } from '../mark.ts'
import { MIGRATIONS } from '../migrations.ts'
import { openSqlite } from '../sqlite.ts'
import { backUp, type Place, restore } from './archive.ts'
import { archiveContract, rowsOf } from './archive-contract.ts'
import { columnNames, KINDS } from './kinds.ts'
import { nameInFile } from './sqlite-rows.ts'

const fileAt = ({ dataDir }: Pick<Place, 'dataDir'>): string => join(dataDir, 'ecumene.sqlite')
const placeAt = (dataDir: string): Place => ({ dataDir, database: null })

archiveContract('SQLite', {
  place: async (folder) => placeAt(folder),
  open: (place) => openSqlite({ path: fileAt(place) }),
  address: fileAt,
})

describe('a backup of a file', () => {
  let folder: string
  let here: Place
  const at = (name: string): string => join(folder, name)
  const empty = (): Place => placeAt(mkdtempSync(at('other-')))
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ecumene-archive-'))
    here = empty()
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('holds every column of every table', () => {
    const file = openFile(fileAt(here))
    const found = file
      .prepare(
        `SELECT tables.name || '.' || columns.name AS name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
         WHERE tables.type = 'table'`,
      )
      .all()
      .map((row) => (row as { readonly name: string }).name)
    file.close()
    const kept = KINDS.filter(({ name }) => name !== 'entries').flatMap((kind) =>
      columnNames(kind).map((column) => `${kind.name}.${nameInFile(kind, column)}`),
    )
    const logs = [
      'journal.number',
      'journal.entries',
      ...['match', 'ply', 'end', 'entries'].map((name) => `chapters.${name}`),
    ]
    expect(found.sort()).toEqual([...kept, ...logs, 'pulse.only'].sort())
  })

  it('can be restored where the store was lost, despite the mark it left behind', async () => {
    const store = openHere({ path: fileAt(here) })
    await liveIn(store)
    await backUp(here, at('one.gz'))
    for (let number = 0; number < 50; number++) await store.saveGuest({ id: `late-${number}`, name: '', createdAt: 1 })
    await store.close()
    rmSync(fileAt(here))
    expect(() => openHere({ path: fileAt(here) })).toThrow('restore it from a backup')
    await restore(at('one.gz'), here)
    const again = openHere({ path: fileAt(here) })
    expect(await again.ply('table-000038')).toBe((38 * 7) % 90)
    await again.close()
    expect(Number(readFileSync(markOf(fileAt(here)), 'utf8').slice(0, 16))).toBeGreaterThan(50)
  })

  it('says what cannot be read, which stays damaged, and keeps everything else', async () => {
    const store = openHere({ path: fileAt(here) })
    await liveIn(store)
    await store.close()
    const file = new DatabaseSync(fileAt(here))
    file.exec(`UPDATE chapters SET entries = 'nothing' WHERE match = 'table-000010'`)
    file.exec(`UPDATE tables SET seats = 'nobody' WHERE id = 'table-000011'`)
    file.close()
    const { spoiled } = await backUp(here, at('one.gz'))
    expect(spoiled).toEqual(['the log of table table-000010 cannot be read'])
    const there = empty()
    await restore(at('one.gz'), there)
    const other = openHere({ path: fileAt(there) })
    for (const id of ['table-000010', 'table-000011']) {
      await expect(other.match(id)).rejects.toMatchObject({ code: 'spoiled' })
    }
    expect(await other.ply('table-000012')).toBe(84)
    await other.close()
  })

  it('brings its key along, and removes it again if the restore fails', async () => {
    await openHere({ path: fileAt(here) }).close()
    const keyAt = (place: Place): string => join(place.dataDir, 'cookie.key')
    writeFileSync(keyAt(here), `${'ab'.repeat(32)}\n`)
    await backUp(here, at('one.gz'))
    const there = empty()
    writeFileSync(keyAt(there), `${'cd'.repeat(32)}\n`)
    writeFileSync(
      at('bad.gz'),
      gzipSync(
        gunzipSync(readFileSync(at('one.gz')))
          .toString('utf8')
          .replace(/\{"end.*/, ''),
      ),
    )
    await expect(restore(at('bad.gz'), there)).rejects.toThrow('damaged or cut off')
    expect(readFileSync(keyAt(there), 'utf8').trim()).toBe('cd'.repeat(32))
    await restore(at('one.gz'), there)
    expect(readFileSync(keyAt(there), 'utf8').trim()).toBe('ab'.repeat(32))
    expect(statSync(keyAt(there)).mode & 0o077).toBe(0)
  })

  it.each(MIGRATIONS.map((_step, steps) => steps))(
    'is made of a file after %s steps, which stays as it is',
    async (steps) => {
      const path = fileAt(here)
      const file = new DatabaseSync(path)
      file.exec('PRAGMA journal_mode = WAL')
      file.exec(TABLES)
      file.exec(`INSERT INTO guests VALUES ('ann', 'Ann', 1)`)
      file.exec(
        `INSERT INTO tables VALUES ('table-0001', 0, 'duel', '1', '{}', '[{"kind":"person","guest":"ann","name":"Ann"}]', 's', '[]',
       'playing', 1, 'ann', 5, NULL, NULL, 0)`,
      )
      file.exec(`INSERT INTO entries VALUES ('table-0001', 0, '{"one":1}', 'r1'), ('table-0001', 1, '{"two":2}', NULL)`)
      for (const step of MIGRATIONS.slice(0, steps)) file.exec(step)
      file.exec(`PRAGMA user_version = ${steps + 1}`)
      file.close()

      await backUp(here, at('one.gz'))
      const after = new DatabaseSync(path, { readOnly: true })
      expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: steps + 1 })
      after.close()
      expect(await rowsOf(at('one.gz'))).toEqual(
        expect.arrayContaining([
          ['guests', 'ann', 'Ann', 1],
          expect.arrayContaining(['tables', 'table-0001', 'duel']),
          ['entries', 'table-0001', 0, '{"one":1}', 'r1', null, null],
          ['entries', 'table-0001', 1, '{"two":2}', null, null, null],
          ...(steps >= 2 ? [] : [['sitting', 'ann', 'table-0001']]),
        ]),
      )
    },
  )
})
