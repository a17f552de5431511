import { afterEach, describe, expect, it } from 'vitest'
import { collisionContract } from './collision-contract.ts'
import { entry, type StoreMaker, tableRow } from './contract-rows.ts'
import { peopleContract } from './people-contract.ts'
import { timeContract } from './time-contract.ts'

/** What every store promises, whatever it is made of. */
export const storeContract = (name: string, maker: StoreMaker): void => {
  afterEach(() => maker.cleanUp())
  peopleContract(name, maker)
  timeContract(name, maker)
  collisionContract(name, maker)

  describe(`${name}: guests`, () => {
    it('are kept with their name, which can change', async () => {
      const store = await maker.one()
      expect(await store.guest('ann')).toBeNull()
      await store.saveGuest({ id: 'ann', name: 'Ann', createdAt: 1 })
      await store.saveGuest({ id: 'ann', name: 'Анна', createdAt: 2 })
      expect(await store.guest('ann')).toEqual({ id: 'ann', name: 'Анна', createdAt: 1 })
    })
  })

  describe(`${name}: tables`, () => {
    it('come back as they were written', async () => {
      const store = await maker.one()
      const table = tableRow({
        seats: [
          { kind: 'person', guest: 'ann', name: 'Ann' },
          { kind: 'bot', level: 'hard' },
          { kind: 'open', heldFor: 'bob' },
        ],
        options: { length: 'short', corner: true, offers: 2 },
        deal: [3, 1, 2],
        takeback: { ply: 4, seat: 1, to: 2, agreed: [0] },
      })
      await store.createTable(table)
      expect(await store.table(table.id)).toEqual(table)
      expect(await store.table('nowhere')).toBeNull()
    })

    it('change only under the version that was seen', async () => {
      const store = await maker.one()
      await store.createTable(tableRow())
      expect(await store.updateTable('table-0001', 0, { status: 'playing', waitsForBot: true })).toBe(true)
      expect(await store.updateTable('table-0001', 0, { status: 'over' })).toBe(false)
      expect(await store.table('table-0001')).toEqual(tableRow({ version: 1, status: 'playing', waitsForBot: true }))
      expect(await store.updateTable('nowhere', 0, {})).toBe(false)
    })

    it('changed by two at once: one is told that it lost', async () => {
      const [mine, theirs] = await maker.two()
      await mine.createTable(tableRow())
      const results = await Promise.all([
        mine.updateTable('table-0001', 0, { seats: [{ kind: 'person', guest: 'ann', name: 'Ann' }] }),
        theirs.updateTable('table-0001', 0, { seats: [{ kind: 'person', guest: 'bob', name: 'Bob' }] }),
      ])
      expect(results.filter(Boolean)).toHaveLength(1)
      const seat = (await mine.table('table-0001'))?.seats[0]
      expect(seat).toMatchObject({ guest: results[0] ? 'ann' : 'bob' })
    })

    it('have one rematch at most', async () => {
      const [mine, theirs] = await maker.two()
      await mine.createTable(tableRow({ status: 'over' }))
      const results = await Promise.all([
        mine.openRematch('table-0001', 0, tableRow({ id: 'rematch-a' })),
        theirs.openRematch('table-0001', 0, tableRow({ id: 'rematch-b' })),
      ])
      expect(results.filter(Boolean)).toHaveLength(1)
      const [won, lost] = results[0] ? ['rematch-a', 'rematch-b'] : ['rematch-b', 'rematch-a']
      expect((await mine.table('table-0001'))?.rematch).toBe(won)
      expect(await mine.table(won)).not.toBeNull()
      expect(await mine.table(lost)).toBeNull()
    })

    it('are removed under the version that was seen', async () => {
      const store = await maker.one()
      await store.createTable(tableRow({ version: 3 }))
      expect(await store.removeTable('table-0001', 2)).toBe(false)
      expect(await store.removeTable('table-0001', 3)).toBe(true)
      expect(await store.table('table-0001')).toBeNull()
    })

    it('that have waited too long are removed, all others stay', async () => {
      const store = await maker.one()
      await store.createTable(tableRow({ id: 'old-waiting', createdAt: 10 }))
      await store.createTable(tableRow({ id: 'old-playing', createdAt: 10, status: 'playing' }))
      await store.createTable(tableRow({ id: 'old-over', createdAt: 10, status: 'over' }))
      await store.createTable(tableRow({ id: 'new-waiting', createdAt: 30 }))
      expect(await store.removeWaiting(20)).toEqual(['old-waiting'])
      expect(await store.removeWaiting(20)).toEqual([])
      for (const id of ['old-playing', 'old-over', 'new-waiting']) expect(await store.table(id)).not.toBeNull()
    })

    it('that are public are listed, those that wait first', async () => {
      const store = await maker.one()
      await store.createTable(tableRow({ id: 'over', createdAt: 5, status: 'over', isPublic: true }))
      await store.createTable(tableRow({ id: 'playing', createdAt: 4, status: 'playing', isPublic: true }))
      await store.createTable(tableRow({ id: 'waiting-1', createdAt: 1, isPublic: true }))
      await store.createTable(tableRow({ id: 'waiting-2', createdAt: 2, isPublic: true }))
      await store.createTable(tableRow({ id: 'private', createdAt: 3 }))
      const listed = async (limit: number) => (await store.publicTables(limit)).map(({ id }) => id)
      expect(await listed(10)).toEqual(['waiting-2', 'waiting-1', 'playing', 'over'])
      expect(await listed(2)).toEqual(['waiting-2', 'waiting-1'])
    })

    it('are counted by who opened them, as long as they are not over', async () => {
      const store = await maker.one()
      await store.createTable(tableRow({ id: 'a', creator: 'ann' }))
      await store.createTable(tableRow({ id: 'b', creator: 'ann', status: 'playing' }))
      await store.createTable(tableRow({ id: 'c', creator: 'ann', status: 'over' }))
      await store.createTable(tableRow({ id: 'd', creator: 'bob' }))
      expect(await store.openTables('ann')).toBe(2)
    })

    it('at which a bot has to move are found', async () => {
      const store = await maker.one()
      await store.createTable(tableRow({ id: 'a', status: 'playing', waitsForBot: true }))
      await store.createTable(tableRow({ id: 'b', status: 'playing' }))
      await store.append(entry({ table: 'b', waitsForBot: true }))
      await store.append(entry({ table: 'a', waitsForBot: false }))
      expect(await store.tablesWaitingForBot()).toEqual(['b'])
    })
  })

  describe(`${name}: matches`, () => {
    it('are a log that only grows', async () => {
      const store = await maker.one()
      await store.createTable(tableRow({ status: 'playing', seats: [{ kind: 'open' }, { kind: 'open' }], deal: [7] }))
      expect(await store.ply('table-0001')).toBe(0)
      for (const ply of [0, 1, 2]) {
        expect(await store.append(entry({ ply, entry: `{"seat":${ply}}`, request: `request-${ply}` }))).toBe('done')
      }
      expect(await store.ply('table-0001')).toBe(3)
      expect(await store.match('table-0001')).toEqual({
        game: 'duel',
        rules: '1',
        options: {},
        seats: 2,
        seed: 'seed',
        deal: [7],
        entries: ['{"seat":0}', '{"seat":1}', '{"seat":2}'],
        snapshot: null,
      })
      expect(await store.match('nowhere')).toBeNull()
      expect(await store.entriesFrom('table-0001', 1)).toEqual(['{"seat":1}', '{"seat":2}'])
      expect(await store.entriesFrom('table-0001', 3)).toEqual([])
    })

    it('are read of several matches at once as they are one by one', async () => {
      const store = await maker.one()
      for (const id of ['one', 'two']) {
        await store.createTable(tableRow({ id }))
        for (const ply of [0, 1]) await store.append(entry({ table: id, ply, entry: `{"${id}":${ply}}` }))
      }
      const read = await Promise.all([
        store.table('two'),
        store.entriesFrom('two', 1),
        store.table('nowhere'),
        store.entriesFrom('one', 0),
        store.table('one'),
        store.entriesFrom('one', 2),
        store.entriesFrom('nowhere', 0),
      ])
      expect(read).toMatchObject([
        { id: 'two' },
        ['{"two":1}'],
        null,
        ['{"one":0}', '{"one":1}'],
        { id: 'one' },
        [],
        [],
      ])
    })

    it('refuse a ply that is taken, and one that leaves a gap', async () => {
      const store = await maker.one()
      await store.createTable(tableRow())
      await store.append(entry({ ply: 0, entry: '"first"' }))
      expect(await store.append(entry({ ply: 0, entry: 'second', status: 'over' }))).toBe('conflict')
      expect(await store.append(entry({ ply: 2, entry: 'gap', status: 'over' }))).toBe('conflict')
      expect((await store.match('table-0001'))?.entries).toEqual(['"first"'])
      expect((await store.table('table-0001'))?.status).toBe('waiting')
    })

    it('refuse a request that already took effect, and say where', async () => {
      const store = await maker.one()
      await store.createTable(tableRow())
      await store.append(entry({ ply: 0, request: '0:abc' }))
      expect(await store.append(entry({ ply: 1, request: '0:abc', mayRepeat: true }))).toBe('conflict')
      expect(await store.append(entry({ ply: 1, request: '1:abc', mayRepeat: true }))).toBe('done')
      expect(await store.plyOfRequest('table-0001', '0:abc')).toBe(1)
      expect(await store.plyOfRequest('table-0001', '1:abc')).toBe(2)
      expect(await store.plyOfRequest('table-0001', '2:abc')).toBeNull()
      expect(await store.plyOfRequest('another', '0:abc')).toBeNull()
    })

    it('take any number of entries without a request', async () => {
      const store = await maker.one()
      await store.createTable(tableRow())
      expect(await store.append(entry({ ply: 0, request: null }))).toBe('done')
      expect(await store.append(entry({ ply: 1, request: null }))).toBe('done')
    })

    it('change their table with the entry', async () => {
      const store = await maker.one()
      await store.createTable(tableRow({ status: 'playing' }))
      await store.append(entry({ ply: 0, status: 'over', waitsForBot: true }))
      const table = await store.table('table-0001')
      expect(table).toMatchObject({ status: 'over', waitsForBot: true, version: 1 })
      await store.append(entry({ ply: 1 }))
      expect(await store.table('table-0001')).toEqual(table)
    })

    it('keep their newest snapshot', async () => {
      const store = await maker.one()
      await store.createTable(tableRow())
      await store.append(entry({ ply: 0, snapshot: 'old' }))
      await store.append(entry({ ply: 1, snapshot: 'new' }))
      await store.append(entry({ ply: 2 }))
      expect((await store.match('table-0001'))?.snapshot).toBe('new')
    })

    it('of two writers of the same ply, one is told that it lost', async () => {
      const [mine, theirs] = await maker.two()
      await mine.createTable(tableRow())
      for (let ply = 0; ply < 20; ply++) {
        const results = await Promise.all([
          mine.append(entry({ ply, entry: '"mine"' })),
          theirs.append(entry({ ply, entry: '"theirs"' })),
        ])
        expect([...results].sort()).toEqual(['conflict', 'done'])
        const entries = (await theirs.match('table-0001'))?.entries ?? []
        expect(entries[ply]).toBe(results[0] === 'done' ? '"mine"' : '"theirs"')
      }
    })
  })

  describe(`${name}: as a whole`, () => {
    it('answers requests made together in order, and keeps all of them', async () => {
      const store = await maker.one()
      await store.createTable(tableRow())
      const writes = Array.from({ length: 200 }, (_unused, ply) => store.append(entry({ ply, entry: String(ply) })))
      const read = store.ply('table-0001')
      expect(await Promise.all(writes)).toEqual(writes.map(() => 'done'))
      expect(await read).toBe(200)
      for (const from of [0, 30, 199, 200]) {
        const rest = writes.map((_unused, ply) => String(ply)).slice(from)
        expect(await store.entriesFrom('table-0001', from)).toEqual(rest)
      }
      await store.close()
      const reopened = await maker.again()
      expect((await reopened.match('table-0001'))?.entries).toEqual(writes.map((_unused, ply) => String(ply)))
    })

    it('notices what somebody else has written', async () => {
      const [mine, theirs] = await maker.two()
      await mine.createTable(tableRow())
      await mine.attend([{ guest: '', table: 'table-0001' }], [])
      await theirs.company()
      const heard = async () => {
        const { entries, tables } = await mine.elsewhere()
        // A file knows only that there is something.
        return [...(tables ?? ['table-0001']), ...entries.map(({ table }) => table)]
      }
      for (const each of [mine, theirs, mine]) await each.elsewhere()
      await mine.append(entry({ ply: 0 }))
      expect(await heard()).toEqual([])
      await theirs.append(entry({ ply: 1 }))
      expect(await heard()).toEqual(['table-0001'])
      expect(await heard()).toEqual([])
    })

    it('says that it is closed', async () => {
      const store = await maker.one()
      await store.close()
      await store.close()
      await expect(store.guest('ann')).rejects.toMatchObject({ code: 'closed' })
    })
  })
}
