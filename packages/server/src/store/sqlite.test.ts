import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_TERMS } from '@ecumene/protocol'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, it } from 'vitest'
import { storeContract } from './contract.ts'
import { entry, tableRow } from './contract-rows.ts'
import { TABLES } from './file.ts'
import { type Commit, type HereSettings, openHere } from './here.ts'
import { MIGRATIONS } from './migrations.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

let folder = mkdtempSync(join(tmpdir(), 'ecumene-store-'))
const stores: Store[] = []
const path = (): string => join(folder, 'ecumene.sqlite')

const open = async (settings: Partial<HereSettings> = {}, onCommit?: (commit: Commit) => void): Promise<Store> => {
  const store = await openSqlite({ path: path(), ...settings }, onCommit)
  stores.push(store)
  return store
}
const cleanUp = async (): Promise<void> => {
  await Promise.all(stores.splice(0).map((store) => store.close()))
  rmSync(folder, { recursive: true, force: true })
  folder = mkdtempSync(join(tmpdir(), 'ecumene-store-'))
}

storeContract('SQLite', {
  one: () => open(),
  two: async () => [await open(), await open()],
  again: () => open(),
  cleanUp,
})

const openInThisThread = async (): Promise<Store> => {
  const store = openHere({ path: path() })
  stores.push(store)
  return store
}
storeContract('SQLite in this thread', {
  one: openInThisThread,
  two: async () => [await openInThisThread(), await open()],
  again: openInThisThread,
  cleanUp,
})

describe('group commit', () => {
  it('puts what is asked in one turn into one transaction', async () => {
    const commits: number[] = []
    const store = await open({}, ({ writes }) => commits.push(writes))
    await store.createTable(tableRow())
    await Promise.all(Array.from({ length: 50 }, (_unused, ply) => store.append(entry({ ply }))))
    expect(commits).toEqual([1, 50])
  })

  it('needs no transaction to read', async () => {
    const commits: number[] = []
    const store = await open({}, ({ writes }) => commits.push(writes))
    await Promise.all([store.guest('ann'), store.table('nowhere'), store.publicTables(5)])
    expect(commits).toEqual([])
  })
})

describe('a full disk', () => {
  it('fails every write of the transaction and leaves nothing half written', async () => {
    const store = await open({ maxPages: 24 })
    await store.createTable(tableRow())
    const long = JSON.stringify('x'.repeat(2000))
    let ply = 0
    const outcomes: string[] = []
    while (!outcomes.includes('full')) {
      const batch = Array.from({ length: 5 }, (_unused, index) =>
        store.append(entry({ ply: ply + index, entry: long })).catch((error: { readonly code: string }) => error.code),
      )
      outcomes.splice(0, outcomes.length, ...(await Promise.all(batch)))
      if (!outcomes.includes('full')) ply += 5
    }
    expect(outcomes).toEqual(['full', 'full', 'full', 'full', 'full'])
    expect(await store.ply('table-0001')).toBe(ply)
    await store.close()
    // With more space it goes on where it stopped.
    const roomy = await open()
    expect(await roomy.append(entry({ ply, entry: long }))).toBe('done')
  })

  it('is reported at the start', async () => {
    await expect(open({ maxPages: 2 })).rejects.toMatchObject({
      code: 'full',
      message: expect.stringContaining(path()),
    })
  })
})

describe('a guest who was forgotten', () => {
  it('is not in the bytes of the file either', async () => {
    const name = 'Hildegard of Nowhere'
    const [store, row] = [await open(), tableRow()]
    const seat = { kind: 'person', guest: 'hildegard', name } as const
    await store.saveGuest({ id: 'hildegard', name, createdAt: 1 })
    await store.createTable({ ...row, seats: [seat, { kind: 'open' }] })
    const said = { table: row.id, guest: 'hildegard', seat: 0, name, said: 'I was here', at: 2, request: 'one' }
    await store.say(said)
    await store.updateTable(row.id, row.version, { seats: [{ ...seat, guest: '', name: '' }, { kind: 'open' }] })
    await store.forgetGuest('hildegard')
    const bytes = () => [path(), `${path()}-wal`].map((file) => readFileSync(file, 'latin1')).join('')
    await expect.poll(() => /hildegard|I was here/i.test(bytes())).toBe(false)
    expect(await store.chatLength(row.id)).toBe(1)
  })
})

describe('a file that is not a sound store', () => {
  it('of another program is left alone', async () => {
    const file = new DatabaseSync(path())
    file.exec('CREATE TABLE theirs (a); INSERT INTO theirs VALUES (1)')
    file.close()
    await expect(open()).rejects.toMatchObject({ code: 'foreign', message: expect.stringContaining('another program') })
    const after = new DatabaseSync(path())
    expect(after.prepare('SELECT name FROM sqlite_master').all()).toHaveLength(1)
    after.close()
  })

  it('that is no database is refused', async () => {
    writeFileSync(path(), 'Dear diary, today I built a server. '.repeat(100))
    await expect(open()).rejects.toMatchObject({ code: 'foreign', message: expect.stringContaining(path()) })
  })

  it('of a newer version is refused', async () => {
    await (await open()).close()
    const file = new DatabaseSync(path())
    file.exec('PRAGMA user_version = 99')
    file.close()
    await expect(open()).rejects.toMatchObject({ code: 'newer', message: expect.stringContaining('newer version') })
  })

  it('that is cut short is refused', async () => {
    const store = await open()
    await store.createTable(tableRow())
    for (let ply = 0; ply < 100; ply++) await store.append(entry({ ply, entry: 'x'.repeat(500) }))
    await store.close()
    const whole = join(folder, 'whole.sqlite')
    copyFileSync(path(), whole)
    truncateSync(path(), 3 * 4096)
    await expect(open()).rejects.toMatchObject({ code: 'broken' })
    copyFileSync(whole, path())
    expect(await (await open()).ply('table-0001')).toBe(100)
  })

  it('in a folder that cannot be written is refused with the name of the folder', async () => {
    const locked = join(folder, 'locked')
    writeFileSync(locked, 'a file where a folder should be')
    await expect(openSqlite({ path: join(locked, 'ecumene.sqlite') })).rejects.toMatchObject({
      code: 'broken',
      message: expect.stringContaining(locked),
    })
    chmodSync(locked, 0o600)
  })
})

describe('a file of the first version', () => {
  it('is upgraded step by step to today’s version, and keeps its content', async () => {
    const file = new DatabaseSync(path())
    file.exec(TABLES)
    file.exec(`INSERT INTO guests VALUES ('ann', 'Ann', 1)`)
    const seats = JSON.stringify([
      { kind: 'bot', level: 'easy' },
      { kind: 'person', guest: 'ann', name: 'Ann' },
    ])
    file.exec(`INSERT INTO tables VALUES
      ('table-0001', 0, 'duel', '1', '{}', '${seats}', 's', '[]', 'playing', 0, 'ann', 1, NULL, NULL, 0)`)
    file.exec(`INSERT INTO entries VALUES ('table-0001', 0, '{}', NULL)`)
    file.close()
    const store = await open()
    expect(await store.guest('ann')).toMatchObject({ name: 'Ann' })
    expect(await store.chatLength('table-0001')).toBe(0)
    const [turn] = await store.seatsTaken('ann', 'open', 5)
    expect(turn).toMatchObject({
      ply: 1,
      at: null,
      asked: null,
      table: { id: 'table-0001', terms: NO_TERMS, clock: null },
    })
    await store.close()
    const after = new DatabaseSync(path())
    expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 + MIGRATIONS.length })
    after.close()
  })
})

describe('a folder that is missing', () => {
  it('is made', async () => {
    const deep = join(folder, 'a', 'b', 'ecumene.sqlite')
    await (await openSqlite({ path: deep })).close()
    expect(existsSync(deep)).toBe(true)
  })
})
