import { describe, expect, it } from 'vitest'
import { entry, type StoreMaker, tableRow } from './contract-rows.ts'
import type { SeatRow } from './store.ts'

/** What every store promises about time. */
export const timeContract = (name: string, maker: StoreMaker): void => {
  const clock = { at: 10, left: [5, 7.5], running: [1], farthest: 3 }
  const ann: SeatRow = { kind: 'person', guest: 'ann', name: 'Ann' }
  const bob: SeatRow = { kind: 'person', guest: 'bob', name: 'Bob' }

  describe(`${name}: clocks`, () => {
    it('are kept with their table, and change with an entry', async () => {
      const store = await maker.one()
      const terms = { clock: { kind: 'days', days: 2, rest: null }, timeOut: 'bot', standIn: true } as const
      const table = tableRow({ status: 'playing', terms, asked: [0, 2], begunAt: 5, clock, due: 99 })
      await store.createTable(table)
      expect(await store.table(table.id)).toEqual(table)
      const later = { clock: { ...clock, at: 20 }, due: null }
      await store.append(entry({ time: later, status: 'over' }))
      expect(await store.table(table.id)).toEqual({ ...table, ...later, status: 'over', version: 1 })
      await store.updateTable(table.id, 1, { clock, due: 3, begunAt: 6 })
      expect(await store.table(table.id)).toMatchObject({ clock, due: 3, begunAt: 6, version: 2 })
    })

    it('that have run out are found, the longest first, but not before the grace is over', async () => {
      const store = await maker.one()
      await store.createTable(tableRow({ id: 'later', due: 30 }))
      await store.createTable(tableRow({ id: 'second', due: 20 }))
      await store.createTable(tableRow({ id: 'first', due: 10 }))
      await store.createTable(tableRow({ id: 'never' }))
      expect(await store.pulse()).toBeNull()
      expect(await store.tablesDue(20)).toEqual(['first', 'second'])
      await store.beat({ at: 15, until: 40, lag: 5 })
      await store.beat({ at: 18, until: 0, lag: -3 })
      expect(await store.pulse()).toEqual({ at: 18, until: 40, lag: -3 })
      expect(await store.tablesDue(39)).toEqual([])
      expect(await store.tablesDue(40)).toEqual(['first', 'second', 'later'])
    })
  })

  describe(`${name}: turns`, () => {
    it('of a guest are found with the last entry of each match', async () => {
      const store = await maker.one()
      const seats = [ann, bob]
      await store.createTable(tableRow({ id: 'new', createdAt: 3, status: 'playing', seats, asked: [1], begunAt: 4 }))
      await store.createTable(tableRow({ id: 'old', createdAt: 2, status: 'playing', seats }))
      await store.createTable(tableRow({ id: 'theirs', seats: [bob] }))
      await store.append(entry({ table: 'old', ply: 0, at: 50, asked: [0] }))
      await store.append(entry({ table: 'old', ply: 1, at: 60, asked: [0, 1] }))
      const turns = await store.seatsTaken('ann', 'open', 10)
      expect(turns.map(({ table, ...turn }) => ({ id: table.id, ...turn }))).toEqual([
        { id: 'new', ply: 0, at: 4, asked: [1] },
        { id: 'old', ply: 2, at: 60, asked: [0, 1] },
      ])
      expect(turns[0]?.table).toEqual(await store.table('new'))
      expect(await store.lastAt('old')).toBe(60)
      expect(await store.lastAt('new')).toBeNull()
      expect(await store.seatsTaken('ann', 'open', 1)).toHaveLength(1)
      expect(await store.seatsTaken('nobody', 'open', 10)).toEqual([])
    })

    it('that are over are listed by their end, and unknown times stay unknown', async () => {
      const store = await maker.one()
      for (const id of ['a', 'b', 'c']) await store.createTable(tableRow({ id, status: 'playing', seats: [ann] }))
      await store.append(entry({ table: 'a', status: 'over', at: 70, asked: [] }))
      await store.append(entry({ table: 'b', status: 'over', at: 80, asked: [] }))
      await store.append(entry({ table: 'c', status: 'over' }))
      const over = await store.seatsTaken('ann', 'over', 10)
      expect(over.map(({ table, at, asked }) => [table.id, at, asked])).toEqual([
        ['b', 80, []],
        ['a', 70, []],
        ['c', null, null],
      ])
    })

    it('follow whoever sits down, gets up, or leaves the seat to a bot', async () => {
      const store = await maker.one()
      const tables = async (guest: string) => (await store.seatsTaken(guest, 'open', 10)).map(({ table }) => table.id)
      await store.createTable(tableRow({ seats: [ann, { kind: 'open' }] }))
      await store.updateTable('table-0001', 0, { seats: [ann, bob] })
      expect(await tables('bob')).toEqual(['table-0001'])
      const standsFor = { guest: 'bob', name: 'Bob' }
      await store.updateTable('table-0001', 1, {
        seats: [{ kind: 'open' }, { kind: 'bot', level: 'normal', standsFor }],
      })
      expect(await tables('ann')).toEqual([])
      expect(await tables('bob')).toEqual(['table-0001'])
      await store.removeTable('table-0001', 2)
      expect(await tables('bob')).toEqual([])
    })

    it('are found at a rematch too', async () => {
      const store = await maker.one()
      await store.createTable(tableRow({ status: 'over' }))
      await store.openRematch('table-0001', 0, tableRow({ id: 'rematch', seats: [bob] }))
      expect(await store.seatsTaken('bob', 'open', 10)).toHaveLength(1)
    })
  })

  describe(`${name}: where to tell people`, () => {
    it('is one address for each guest', async () => {
      const store = await maker.one()
      expect(await store.hook('ann')).toBeNull()
      const hook = { url: 'https://a.example/1', language: 'pl', origin: 'https://e.example' } as const
      await store.setHook('ann', hook)
      await store.setHook('ann', { ...hook, url: 'https://a.example/2' })
      expect(await store.hook('ann')).toEqual({ ...hook, url: 'https://a.example/2' })
      expect(await store.hook('bob')).toBeNull()
      await store.setHook('ann', null)
      expect(await store.hook('ann')).toBeNull()
      await store.setHook('ann', hook)
      await store.forgetGuest('ann')
      expect(await store.hook('ann')).toBeNull()
    })
  })
}
