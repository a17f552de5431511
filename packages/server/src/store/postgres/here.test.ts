import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { type CuttingProxy, startCuttingProxy } from '../../testing/cutting-proxy.ts'
import { type Database, newDatabase } from '../../testing/database.ts'
import { storeContract } from '../contract.ts'
import { entry, tableRow } from '../contract-rows.ts'
import type { Commit } from '../here.ts'
import type { Store } from '../store.ts'
import { openPostgresHere } from './here.ts'
import { openPostgres } from './postgres.ts'
import { MIGRATIONS } from './schema.ts'
import type { PostgresSettings } from './transactions.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: one adds to what vitest declares.
  interface ProvidedContext {
    /** Address of the PostgreSQL of this run, without the name of a database; `null` if there is none. */
    postgres: string | null
  }
}

let database: Database
const stores: Store[] = []
beforeAll(async () => {
  database = await newDatabase(inject('postgres'))
})
afterAll(() => database.drop())

const news: string[] = []
const spoiled: string[] = []
const commits: number[] = []
const events = {
  onCommit: ({ writes }: Commit) => void commits.push(writes),
  onSpoiled: (what: string) => void spoiled.push(what),
  onNews: (what: string) => void news.push(what),
}
const settings = (over: Partial<PostgresSettings> = {}): PostgresSettings => ({
  url: database.url,
  leaseMs: 60_000,
  isShared: true,
  ...over,
})
const kept = async <Kept extends Store>(opening: Promise<Kept>): Promise<Kept> => {
  const store = await opening
  stores.push(store)
  return store
}
const open = (over: Partial<PostgresSettings> = {}) => kept(openPostgresHere(settings(over), events))
const cleanUp = async (): Promise<void> => {
  await Promise.all(stores.splice(0).map((store) => store.close()))
  await database.query('DROP SCHEMA IF EXISTS ecumene CASCADE')
  for (const list of [news, spoiled, commits]) list.length = 0
}

storeContract('PostgreSQL', {
  one: () => open(),
  two: async () => [await open(), await open()],
  again: () => open(),
  cleanUp,
})

describe('group commit', () => {
  it('puts what is asked in one turn into one transaction, and reads without one', async () => {
    const store = await open()
    await store.createTable(tableRow())
    await Promise.all(Array.from({ length: 50 }, (_unused, ply) => store.append(entry({ ply }))))
    await Promise.all([store.guest('ann'), store.table('nowhere'), store.publicTables(5)])
    expect(commits).toEqual([1, 50])
  })

  it('lets nobody suffer for what another asks', async () => {
    const store = await open()
    await store.createTable(tableRow())
    // PostgreSQL keeps no text with such a character.
    const outcomes = await Promise.allSettled([
      store.append(entry({ ply: 0 })),
      store.saveGuest({ id: 'bad', name: 'nothing \u0000 here', createdAt: 1 }),
      store.append(entry({ ply: 1 })),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.ply('table-0001')).toBe(2)
  })

  it('takes none of several entries of a match that rest on one that somebody else was faster with', async () => {
    const [mine, theirs] = [await open(), await open()]
    await mine.createTable(tableRow())
    await theirs.append(entry({ ply: 0, entry: '"theirs"' }))
    const both = [mine.append(entry({ ply: 0, entry: '"mine"' })), mine.append(entry({ ply: 1, entry: '"mine"' }))]
    expect(await Promise.all(both)).toEqual(['conflict', 'conflict'])
    expect((await mine.match('table-0001'))?.entries).toEqual(['"theirs"'])
  })
})

describe('what cannot be read', () => {
  it('costs its own table and nothing else, and is told once', async () => {
    const store = await open()
    for (const id of ['sound', 'spoiled']) await store.createTable(tableRow({ id, isPublic: true }))
    await database.query(`UPDATE ecumene.tables SET seats = '[{' WHERE id = 'spoiled'`)
    const asked = await Promise.allSettled([store.table('sound'), store.table('spoiled'), store.publicTables(9)])
    expect(asked).toMatchObject([
      { value: { id: 'sound' } },
      { reason: { code: 'spoiled' } },
      { value: [{ id: 'sound' }] },
    ])
    expect(spoiled).toEqual(['the row of table spoiled cannot be read'])
  })
})

describe('a schema', () => {
  it('is made once, however many begin at the same time', async () => {
    const opened = await Promise.all([open(), open(), open()])
    expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await database.query('SELECT version FROM ecumene.schema_version')).toEqual([{ version: MIGRATIONS.length }])
  })

  it('of a newer version is refused', async () => {
    await (await open()).close()
    await database.query('UPDATE ecumene.schema_version SET version = 99')
    await expect(open()).rejects.toMatchObject({ code: 'newer', message: expect.stringContaining('newer version') })
  })

  it('of another program is left alone', async () => {
    await database.query('CREATE SCHEMA ecumene; CREATE TABLE ecumene.guests (theirs text)')
    await expect(open()).rejects.toMatchObject({ code: 'foreign', message: expect.stringContaining('another program') })
    expect(
      await database.query(`SELECT table_name FROM information_schema.tables WHERE table_schema = 'ecumene'`),
    ).toEqual([{ table_name: 'guests' }])
  })
})

describe('a connection that breaks', () => {
  let proxy: CuttingProxy
  afterEach(() => proxy.close())
  const throughProxy = async (): Promise<Store> => {
    const { hostname, port, pathname } = new URL(database.url)
    proxy = await startCuttingProxy(hostname, Number(port))
    const store = await open({ url: `postgres://ecumene:sesame@127.0.0.1:${proxy.port}${pathname}` })
    await store.createTable(tableRow())
    return store
  }

  it('before a commit: it is refused, nothing of it is kept, and the next one succeeds', async () => {
    const store = await throughProxy()
    proxy.cutAt('COMMIT', 'before')
    const lost = [
      store.append(entry({ ply: 0, entry: '"lost"' })),
      store.saveGuest({ id: 'ann', name: 'Ann', createdAt: 1 }),
    ]
    for (const each of await Promise.allSettled(lost)) expect(each).toMatchObject({ reason: { code: 'away' } })
    expect(await store.append(entry({ ply: 0, entry: '"kept"' }))).toBe('done')
    expect(await store.guest('ann')).toBeNull()
    expect((await store.match('table-0001'))?.entries).toEqual(['"kept"'])
    expect(news).toEqual(['the connection to the database has broken; it is made anew', 'the database is back'])
  })

  it('after a commit, before its answer: it is known to have taken place', async () => {
    const store = await throughProxy()
    proxy.cutAt('COMMIT', 'after')
    expect(await store.append(entry({ ply: 0, entry: '"kept"' }))).toBe('done')
    expect(await store.append(entry({ ply: 1, entry: '"next"' }))).toBe('done')
    expect((await store.match('table-0001'))?.entries).toEqual(['"kept"', '"next"'])
  })

  it('for longer: what is asked meanwhile is refused with the place and without the password', async () => {
    const store = await throughProxy()
    await proxy.close()
    const refused = expect.poll(() => store.guest('ann').catch((error: Error) => error), { timeout: 60_000 })
    await refused.toMatchObject({
      code: 'away',
      message: expect.stringMatching(/ecumene@127\.0\.0\.1:\d+ cannot be reached/),
    })
    expect(String(await store.guest('ann').catch((error: Error) => error.message))).not.toContain('sesame')
  })
})

describe('a database that cannot be used', () => {
  it('stops the start with the place and without the password', async () => {
    const url = 'postgres://ann:sesame@127.0.0.1:1/nowhere'
    const why = await openPostgres(settings({ url })).catch((error: Error) => error)
    expect(why).toMatchObject({ code: 'away', message: expect.stringContaining('nowhere at ann@127.0.0.1:1') })
    expect((why as Error).message).not.toContain('sesame')
  })
})

describe('a second server', () => {
  const HOUR_MS = 3_600_000
  const alone = (): Promise<Store> => open({ isShared: false, leaseMs: HOUR_MS })

  it('is refused while the first one shows signs of life', async () => {
    const first = await alone()
    let isOver = false
    const alive = (async () => {
      while (!isOver) await first.saveGuest({ id: 'ann', name: 'Ann', createdAt: 1 })
    })()
    await expect(alone()).rejects.toMatchObject({ code: 'busy', message: expect.stringContaining('another server') })
    isOver = true
    await alive
    await first.close()
    await expect(alone()).resolves.toBeDefined()
  })

  it('takes the place of one that is silent, which writes nothing from then on, and comes back when it is free', async () => {
    const first = await alone()
    await first.createTable(tableRow())
    await database.query(`UPDATE ecumene.nodes SET until = now() - interval '1 second'`)
    const second = await alone()
    expect(await second.append(entry({ ply: 0 }))).toBe('done')
    await expect(first.append(entry({ ply: 1 }))).rejects.toMatchObject({
      code: 'busy',
      message: expect.stringContaining('has taken over'),
    })
    expect(await second.ply('table-0001')).toBe(1)
    await second.close()
    const again = expect.poll(() => first.append(entry({ ply: 1 })).catch(() => 'not yet'), { timeout: 60_000 })
    await again.toBe('done')
    expect(await first.changedElsewhere()).toBe(true)
  })
})
