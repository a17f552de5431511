import { describe, expect, it } from 'vitest'
import { type StoreMaker, tableRow } from './contract-rows.ts'
import type { SaidRow } from './people.ts'

/** What every store promises about people. */
export const peopleContract = (name: string, maker: StoreMaker): void => {
  describe(`${name}: what is said at a table`, () => {
    it('is kept in order, with a number for each line, and found again from any line on', async () => {
      const store = await maker.one()
      expect(await store.chatLength('table-0001')).toBe(0)
      for (const request of ['a', 'b', 'c']) await store.say(said({ request, said: `"${request}"` }))
      await store.say(said({ table: 'another' }))
      await store.close()
      const again = await maker.again()
      const lines = await again.chat('table-0001', 1, 10)
      expect(lines).toEqual([
        { table: 'table-0001', number: 1, guest: 'ann', seat: 0, name: 'Ann', said: '"b"', at: 5 },
        { table: 'table-0001', number: 2, guest: 'ann', seat: 0, name: 'Ann', said: '"c"', at: 5 },
      ])
      expect((await again.chat('table-0001', 0, 2)).map(({ number }) => number)).toEqual([1, 2])
      expect(await again.chatLength('table-0001')).toBe(3)
    })

    it('is said once, however often the request comes', async () => {
      const store = await maker.one()
      const first = await store.say(said())
      expect(await store.say(said({ said: '"other"' }))).toEqual(first)
      expect((await store.say(said({ guest: 'bob' }))).number).toBe(1)
      expect(await store.chatLength('table-0001')).toBe(2)
    })

    it('gets a number of its own, even if two speak at once', async () => {
      const [mine, theirs] = await maker.two()
      await Promise.all(
        Array.from({ length: 10 }, (_unused, index) => [
          mine.say(said({ request: `mine ${index}` })),
          theirs.say(said({ request: `theirs ${index}` })),
        ]).flat(),
      )
      const lines = await mine.chat('table-0001', 0, 100)
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_line, index) => index))
      expect(lines).toHaveLength(20)
    })

    it('is cleared away when it is very old', async () => {
      const store = await maker.one()
      await Promise.all(Array.from({ length: 502 }, (_unused, index) => store.say(said({ request: `line ${index}` }))))
      const lines = await store.chat('table-0001', 0, 1000)
      expect(lines.at(0)?.number).toBe(2)
      expect(lines).toHaveLength(500)
      expect(await store.chatLength('table-0001')).toBe(502)
    })

    it('goes with its table', async () => {
      const store = await maker.one()
      await store.createTable(tableRow())
      await store.createTable(tableRow({ id: 'old', createdAt: 0 }))
      await store.say(said())
      await store.say(said({ table: 'old' }))
      await store.removeWaiting(1)
      expect(await store.chatLength('old')).toBe(0)
      await store.removeTable('table-0001', 0)
      expect(await store.chatLength('table-0001')).toBe(0)
    })
  })

  describe(`${name}: a guest`, () => {
    it('is found at every table they opened or sit at', async () => {
      const store = await maker.one()
      await store.createTable(tableRow({ id: 'opened', creator: 'ann', createdAt: 3 }))
      const seats = [{ kind: 'person', guest: 'ann', name: 'Ann' }] as const
      await store.createTable(tableRow({ id: 'sits', creator: 'bob', createdAt: 2, seats }))
      await store.createTable(tableRow({ id: 'other', creator: 'bob', createdAt: 1 }))
      expect(await store.tablesOf('ann')).toEqual(['opened', 'sits'])
      expect(await store.tablesOf('an')).toEqual([])
    })

    it('is forgotten with name, words and codes', async () => {
      const store = await maker.one()
      await store.saveGuest({ id: 'ann', name: 'Ann', createdAt: 1 })
      await store.createTable(tableRow({ creator: 'ann' }))
      await store.say(said())
      await store.say(said({ guest: 'bob', name: 'Bob' }))
      await store.putCode({ hash: 'h', guest: 'ann', until: 100 }, 0)
      await store.setHook('ann', { url: 'https://a.example', language: 'en', origin: '' })
      expect(await store.chatOf('ann')).toHaveLength(1)
      expect(await store.forgetGuest('ann')).toEqual(['table-0001'])
      expect(await store.guest('ann')).toBeNull()
      expect(await store.chatOf('ann')).toEqual([])
      expect(await store.takeCode('h', 1)).toBeNull()
      expect(await store.hook('ann')).toBeNull()
      expect((await store.table('table-0001'))?.creator).toBe('')
      const lines = await store.chat('table-0001', 0, 10)
      expect(lines.map(({ name: who, said: what }) => [who, what])).toEqual([
        ['', null],
        ['Bob', '"hello"'],
      ])
      expect(await store.forgottenLines('table-0001')).toBe(1)
    })
  })

  describe(`${name}: a code for another device`, () => {
    it('works once, and not after its time', async () => {
      const store = await maker.one()
      await store.putCode({ hash: 'h', guest: 'ann', until: 100 }, 0)
      expect(await store.takeCode('other', 50)).toBeNull()
      expect(await store.takeCode('h', 101)).toBe('expired')
      expect(await store.takeCode('h', 100)).toBe('ann')
      expect(await store.takeCode('h', 100)).toBe('expired')
    })

    it('takes the place of the one before, and old ones are cleared away', async () => {
      const store = await maker.one()
      await store.putCode({ hash: 'first', guest: 'ann', until: 100 }, 0)
      await store.putCode({ hash: 'second', guest: 'ann', until: 200 }, 0)
      expect(await store.takeCode('first', 50)).toBeNull()
      await store.putCode({ hash: 'bob', guest: 'bob', until: 500 }, 300)
      expect(await store.takeCode('second', 50)).toBeNull()
    })

    it('goes to one of two who use it at once', async () => {
      const [mine, theirs] = await maker.two()
      await mine.putCode({ hash: 'h', guest: 'ann', until: 100 }, 0)
      const taken = await Promise.all([mine.takeCode('h', 1), theirs.takeCode('h', 1)])
      expect([...taken].sort()).toEqual(['ann', 'expired'])
    })
  })
}

const said = (over: Partial<SaidRow> = {}): SaidRow => ({
  table: 'table-0001',
  guest: 'ann',
  seat: 0,
  name: 'Ann',
  said: '"hello"',
  at: 5,
  request: 'request-1',
  ...over,
})
