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
  onSilence: () => {},
}
const settings = (over: Partial<PostgresSettings> = {}): PostgresSettings => ({
  url: database.url,
  leaseMs: 60_000,
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

  it('fails only the request that is at fault', async () => {
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

  it('refuses all of several entries of a match if somebody else was faster with the first', async () => {
    const [mine, theirs] = [await open(), await open()]
    await mine.createTable(tableRow())
    await theirs.append(entry({ ply: 0, entry: '"theirs"' }))
    const both = [mine.append(entry({ ply: 0, entry: '"mine"' })), mine.append(entry({ ply: 1, entry: '"mine"' }))]
    expect(await Promise.all(both)).toEqual(['conflict', 'conflict'])
    expect((await mine.match('table-0001'))?.entries).toEqual(['"theirs"'])
  })
})

describe('what cannot be read', () => {
  it('costs only its own table, and is reported once', async () => {
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
  it('is made once, however many servers start at the same time', async () => {
    const opened = await Promise.all([open(), open(), open()])
    expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await database.query('SELECT version FROM ecumene.schema_version')).toEqual([{ version: MIGRATIONS.length }])
  })

  it('from before there were several servers is upgraded once, and keeps its content', async () => {
    await database.query(
      `CREATE SCHEMA ecumene; SET search_path = ecumene; ${MIGRATIONS[0]}
       CREATE TABLE schema_version (one integer PRIMARY KEY CHECK (one = 0), version integer NOT NULL);
       INSERT INTO schema_version VALUES (0, 1); INSERT INTO guests VALUES ('ann', 'Ann', 1);
       INSERT INTO entries VALUES ('table-0001', 0, '"kept"', 'request', 5, 1);
       INSERT INTO tables (id, version, game, rules, options, seats, seed, deal, status, is_public, creator, created_at, waits_for_bot)
       VALUES ('table-0001', 7, 'duel', '1', '{}', '[]', 'seed', '[3]', 'playing', 0, 'ann', 1, 0)`,
    )
    const [first, second] = await Promise.all([open(), open()])
    expect(await database.query('SELECT version FROM ecumene.schema_version')).toEqual([{ version: MIGRATIONS.length }])
    expect(first.isNew || second.isNew).toBe(false)
    expect(await first.guest('ann')).toMatchObject({ name: 'Ann' })
    expect(await first.table('table-0001')).toMatchObject({ version: 7, deal: [3] })
    expect(await second.match('table-0001')).toMatchObject({ entries: ['"kept"'] })
    await first.attend([{ guest: '', table: 'table-0001' }], [])
    await Promise.all([first.elsewhere(), second.company()])
    await second.append(entry({ ply: 1 }))
    expect((await first.elsewhere()).entries).toMatchObject([{ table: 'table-0001', ply: 1 }])
    expect([await first.claimBots('table-0001', 2, 60_000), await second.claimBots('table-0001', 2, 60_000)]).toEqual([
      true,
      false,
    ])
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
    const ann = { id: 'ann', name: 'Ann', createdAt: 1 }
    const done = await Promise.all([store.append(entry({ ply: 0, entry: '"kept"' })), store.saveGuest(ann)])
    expect(done[0]).toBe('done')
    expect(await store.guest('ann')).toEqual(ann)
    expect(await store.append(entry({ ply: 1, entry: '"next"' }))).toBe('done')
    expect((await store.match('table-0001'))?.entries).toEqual(['"kept"', '"next"'])
  })

  it('before a statement that commits by itself: it is refused, and nothing of it is kept', async () => {
    const store = await throughProxy()
    proxy.cutAt('renewed', 'before')
    await expect(store.append(entry({ ply: 0, entry: '"lost"' }))).rejects.toMatchObject({ code: 'away' })
    expect(await store.append(entry({ ply: 0, entry: '"kept"' }))).toBe('done')
    expect((await store.match('table-0001'))?.entries).toEqual(['"kept"'])
  })

  it('after such a statement, before its answer: what became of each entry is looked up', async () => {
    const store = await throughProxy()
    await store.createTable(tableRow({ id: 'table-0002' }))
    proxy.cutAt('renewed', 'after')
    const each = [
      store.append(entry({ ply: 0, entry: '"kept"', request: null })),
      store.append(entry({ table: 'table-0002', ply: 3 })),
    ]
    expect(await Promise.all(each)).toEqual(['done', 'conflict'])
    expect(await store.append(entry({ ply: 1, entry: '"next"' }))).toBe('done')
    expect((await store.match('table-0001'))?.entries).toEqual(['"kept"', '"next"'])
    expect((await store.match('table-0002'))?.entries).toEqual([])
  })

  it('before what is only read: moves that were made in the same turn are kept', async () => {
    const store = await throughProxy()
    proxy.cutAt('FROM guests', 'before')
    const [read, written] = await Promise.allSettled([store.guest('ann'), store.append(entry({ ply: 0 }))])
    expect(read).toMatchObject({ reason: { code: 'away' } })
    expect(written).toMatchObject({ value: 'done' })
  })

  it('and lets such a statement through when it has been given up: it does nothing any more', async () => {
    const store = await throughProxy()
    proxy.cutAt('renewed', 'late')
    await expect(store.append(entry({ ply: 0, entry: '"late"' }))).rejects.toMatchObject({ code: 'away' })
    await proxy.deliver()
    expect((await store.match('table-0001'))?.entries).toEqual([])
    expect(await store.append(entry({ ply: 0, entry: '"kept"' }))).toBe('done')
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

describe('several servers', () => {
  it('displace one that is silent, which writes nothing from then on until it has entered again', async () => {
    const [first, second] = [await open(), await open()]
    await first.createTable(tableRow())
    const { place } = await first.elsewhere()
    await second.company()
    await second.elsewhere()
    await database.query(`UPDATE ecumene.nodes SET until = now() - interval '1 second' WHERE id = '${place}'`)
    // Whoever looks removes it, and hears that it is gone the next time.
    expect(await second.company()).toEqual({ others: 1, isHeir: false, isAnything: false })
    expect(await second.company()).toEqual({ others: 0, isHeir: true, isAnything: true })
    await expect(first.append(entry({ ply: 0 }))).rejects.toMatchObject({
      code: 'busy',
      message: expect.stringContaining('lost its place'),
    })
    expect(await second.append(entry({ ply: 0 }))).toBe('done')
    const again = expect.poll(() => first.append(entry({ ply: 1 })).catch(() => 'not yet'), { timeout: 60_000 })
    await again.toBe('done')
    const back = await first.elsewhere()
    expect(back).toMatchObject({ tables: null })
    expect(back.place).not.toBe(place)
    expect(await first.company()).toMatchObject({ others: 1, isAnything: true })
  })

  it('tell each other what was done at tables that the other has open or whose guests are there, and nothing else', async () => {
    const [mine, theirs] = [await open(), await open()]
    const ids = ['open', 'ann’s', 'nobody’s', 'closed']
    const seats = [{ kind: 'person', guest: 'ann', name: 'Ann' }] as const
    for (const id of ids) await theirs.createTable(tableRow({ id, ...(id === 'ann’s' && { seats }) }))
    const opened = ['open', 'closed'].map((table) => ({ guest: '', table }))
    await mine.attend([...opened, { guest: 'ann', table: '' }], [])
    await mine.attend([], opened.slice(1))
    await theirs.company()
    await mine.elsewhere()
    const time = { clock: null, due: 5 }
    await Promise.all(
      ids.map((table) => theirs.append(entry({ table, ply: 0, version: 0, time, entry: `"${table}"` }))),
    )
    await theirs.append(entry({ table: 'open', ply: 1, entry: '"next"' }))
    const change = { time }
    expect(await mine.elsewhere()).toMatchObject({
      entries: [
        { table: 'ann’s', ply: 0, entry: '"ann’s"', version: 0, change },
        { table: 'open', ply: 0, entry: '"open"', version: 0, change },
        { table: 'open', ply: 1, entry: '"next"', version: null, change: null },
      ],
      tables: [],
      chats: [],
    })
    for (const table of ids) await theirs.updateTable(table, 1, { waitsForBot: true })
    await theirs.say({ table: 'open', guest: 'ann', seat: 0, name: 'Ann', said: '{}', at: 1, request: 'hello' })
    expect(await mine.elsewhere()).toMatchObject({ entries: [], tables: ['ann’s', 'open'], chats: ['open'] })
    expect(await mine.elsewhere()).toMatchObject({ entries: [], tables: [], chats: [] })
    // Whatever was not heard is found by comparing.
    const known = ids.map((table) => ({ table, version: 2, ply: table === 'open' ? 2 : 1 }))
    expect(await mine.changedAmong(known)).toEqual([])
    await theirs.append(entry({ table: 'closed', ply: 1 }))
    await theirs.updateTable('nobody’s', 2, { waitsForBot: false })
    expect(await mine.changedAmong(known)).toEqual(['nobody’s', 'closed'])
  })

  it('hear of nothing twice, also after what they have read was removed', async () => {
    const [mine, theirs] = [await open(), await open()]
    await theirs.createTable(tableRow())
    await mine.attend([{ guest: '', table: 'table-0001' }], [])
    await theirs.company()
    await mine.elsewhere()
    const heard: number[] = []
    for (let ply = 0; ply < 700; ply += 100) {
      const some = Array.from({ length: 100 }, (_unused, index) => theirs.append(entry({ ply: ply + index })))
      await Promise.all(some)
      heard.push(...(await mine.elsewhere()).entries.map((each) => each.ply))
    }
    expect(heard).toEqual(Array.from({ length: 700 }, (_unused, ply) => ply))
    expect((await database.query('SELECT page FROM ecumene.notes')).length).toBeLessThanOrEqual(500)
  })

  it('think for the bots of a table one at a time, and another one once the first is gone', async () => {
    const [first, second] = [await open(), await open()]
    const { place } = await first.elsewhere()
    const claim = (store: Store, ply: number) => store.claimBots('table-0001', ply, 3_600_000)
    expect(await Promise.all([claim(first, 4), claim(first, 4)])).toEqual([true, true])
    expect(await claim(second, 4)).toBe(false)
    expect(await claim(second, 5)).toBe(true)
    expect(await claim(first, 5)).toBe(false)
    expect(await claim(first, 6)).toBe(true)
    await database.query(`DELETE FROM ecumene.nodes WHERE id = '${place}'`)
    expect(await claim(second, 6)).toBe(true)
  })

  it('know who is where, as long as their server is alive', async () => {
    const [first, second] = [await open(), await open()]
    const [ann, bob] = ['ann', 'bob'].map((guest) => ({ guest, table: 'table-0001' }))
    if (ann === undefined || bob === undefined) throw new Error('nobody')
    await first.attend([ann, bob, { guest: 'ann', table: '' }], [])
    await first.attend([], [bob])
    expect([await second.attending(['table-0001']), await first.attending(['table-0001'])]).toEqual([[ann], []])
    expect([await second.isElsewhere('ann'), await first.isElsewhere('ann')]).toEqual([true, false])
    await first.close()
    expect([await second.attending(['table-0001']), await second.isElsewhere('ann')]).toEqual([[], false])
  })

  it('share rate limits, which recover with time', async () => {
    const [first, second] = [await open(), await open()]
    const spending = { account: 'ann', tokens: 3, burst: 4, perSecond: 1e-9 }
    const left = async (store: Store) => Math.round((await store.spend([spending]))[0] ?? 0)
    expect([await left(first), await left(second), await left(first), await left(second)]).toEqual([1, -2, -4, -4])
    expect((await first.spend([{ ...spending, tokens: 0, perSecond: 1e9 }]))[0]).toBe(4)
  })

  it('refuse an entry that was judged by an older version of its table’s row', async () => {
    const [mine, theirs] = [await open(), await open()]
    await mine.createTable(tableRow({ status: 'playing' }))
    await theirs.updateTable('table-0001', 0, { waitsForBot: true })
    const time = { clock: null, due: 5 }
    expect(await mine.append(entry({ ply: 0, version: 0, time }))).toBe('conflict')
    expect(await mine.append(entry({ ply: 0, version: 1, time }))).toBe('done')
    expect(await mine.table('table-0001')).toMatchObject({ version: 2, waitsForBot: true, due: 5 })
  })
})
