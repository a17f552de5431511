import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, seeded } from '@ecumene/kernel'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entry, tableRow } from './contract-rows.ts'
import { openHere } from './here.ts'
import { StoreError } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'ecumene-damage-'))
const FILES = ['ecumene.sqlite', 'ecumene.sqlite-wal', 'ecumene.mark']
const TABLES = 12
const PLIES = 40
let copies = 0

/** Copies of the files of a store: one that was closed, and one whose server was killed. */
const closed = join(folder, 'closed')
const killed = join(folder, 'killed')
beforeAll(async () => {
  const live = join(folder, 'live')
  const store = openHere({ path: join(live, 'ecumene.sqlite') })
  await store.saveGuest({ id: 'ann', name: 'Ann', createdAt: 1 })
  for (let table = 0; table < TABLES; table++) {
    const id = `table-${table}`
    await store.createTable(tableRow({ id, isPublic: true, seats: [{ kind: 'person', guest: 'ann', name: 'Ann' }] }))
    const moves = Array.from({ length: PLIES }, (_unused, ply) =>
      store.append(entry({ table: id, ply, entry: `{"move":"${table}.${ply}"}`, request: `request-${ply}`, at: ply })),
    )
    await Promise.all(moves)
  }
  copyStore(live, killed)
  await store.close()
  copyStore(live, closed)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const copyStore = (from: string, to = join(folder, `copy-${++copies}`)): string => {
  mkdirSync(to)
  for (const name of FILES) if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name))
  return to
}
const bytesOf = (of: string) => FILES.map((name) => (existsSync(join(of, name)) ? readFileSync(join(of, name)) : null))

/** Tries to open the store of a folder, and finds it as it was if that is refused. */
const refusalOf = (of: string): string => {
  const before = bytesOf(of)
  let refusal = ''
  try {
    openHere({ path: join(of, 'ecumene.sqlite') })
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    refusal = error.message
  }
  if (refusal !== '')
    expect(bytesOf(of).map((bytes, at) => before[at]?.equals(bytes ?? Buffer.alloc(0)))).toEqual(
      before.map((bytes) => (bytes === null ? undefined : true)),
    )
  return refusal
}
const entriesIn = async (of: string): Promise<number> => {
  const store = openHere({ path: join(of, 'ecumene.sqlite') })
  const plies = await Promise.all(Array.from({ length: TABLES }, (_unused, table) => store.ply(`table-${table}`)))
  await store.close()
  return plies.reduce((sum, ply) => sum + ply, 0)
}

describe('a store that is sound', () => {
  it('is opened, also after a kill', async () => {
    expect(await entriesIn(copyStore(closed))).toBe(TABLES * PLIES)
    expect(await entriesIn(copyStore(killed))).toBe(TABLES * PLIES)
  })

  it('of which somebody else writes is opened too', async () => {
    const of = copyStore(killed)
    const first = openHere({ path: join(of, 'ecumene.sqlite') })
    for (let ply = PLIES; ply < PLIES + 5; ply++) {
      await first.append(entry({ table: 'table-0', ply }))
      expect(refusalOf(copyStore(of))).toBe('')
    }
    await first.close()
  })
})

describe('a byte that is not text', () => {
  it('costs a character, not the process', async () => {
    const of = copyStore(closed)
    const file = new DatabaseSync(join(of, 'ecumene.sqlite'))
    file.exec(`UPDATE guests SET name = CAST(x'416eff6e' AS TEXT)`)
    file.close()
    const store = openHere({ path: join(of, 'ecumene.sqlite') })
    expect(await store.guest('ann')).toMatchObject({ name: 'An\ufffdn' })
    expect(await store.ply('table-0')).toBe(PLIES)
    await store.close()
  })
})

describe('bytes that were changed anywhere', () => {
  it('are refused with an explanation, or damage only what they are in', async () => {
    const random = seeded('bytes')
    let refused = 0
    for (let round = 0; round < 120; round++) {
      const of = copyStore(round % 2 === 0 ? closed : killed)
      const name = round % 2 === 0 ? 'ecumene.sqlite' : 'ecumene.sqlite-wal'
      const bytes = readFileSync(join(of, name))
      for (let left = 1 + below(random, 30); left > 0; left--) bytes[below(random, bytes.length)] = below(random, 256)
      writeFileSync(join(of, name), bytes)
      const refusal = refusalOf(of)
      if (refusal !== '') {
        expect(refusal).toContain(join(of, 'ecumene.sqlite'))
        refused++
        continue
      }
      const store = openHere({ path: join(of, 'ecumene.sqlite') })
      const asked = [
        store.guest('ann'),
        store.publicTables(100),
        store.match('table-3'),
        store.append(entry({ table: 'table-4', ply: PLIES })),
        store.tablesOf('ann'),
      ]
      for (const outcome of await Promise.allSettled(asked)) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StoreError)
      }
      await store.close()
    }
    expect(refused).toBeGreaterThan(20)
  })
})

describe('a store where there was one', () => {
  it.each(['empty', 'missing'])(
    'that is %s now is not replaced by a new one before its mark is removed',
    async (how) => {
      const of = copyStore(closed)
      const path = join(of, 'ecumene.sqlite')
      if (how === 'empty') truncateSync(path, 0)
      else rmSync(path)
      expect(refusalOf(of)).toBe(
        `the store ${path} is ${how}, but ${join(of, 'ecumene.mark')} says that there was one; ` +
          `restore it from a backup, or remove ${join(of, 'ecumene.mark')} to begin anew`,
      )
      expect(existsSync(path)).toBe(how === 'empty')
      rmSync(join(of, 'ecumene.mark'))
      expect(await entriesIn(of)).toBe(0)
    },
  )

  it('of which only the write-ahead log is left is not replaced by a new one, which would delete the log', () => {
    const of = copyStore(killed)
    rmSync(join(of, 'ecumene.sqlite'))
    rmSync(join(of, 'ecumene.mark'))
    expect(refusalOf(of)).toContain('ecumene.sqlite-wal is there; restore the file')
  })

  it('of which half is missing is reported as damaged', () => {
    const of = copyStore(closed)
    truncateSync(join(of, 'ecumene.sqlite'), 5 * 4096)
    expect(refusalOf(of)).toMatch(/is damaged .*restore it from a backup/)
  })

  it('whose beginning was overwritten is reported as damaged, not as the file of another program', () => {
    const of = copyStore(closed)
    writeFileSync(join(of, 'ecumene.sqlite'), 'Dear diary, '.repeat(1000))
    expect(refusalOf(of)).toMatch(/is damaged .*restore it from a backup/)
  })
})

describe('a write-ahead log', () => {
  const size = (): number => readFileSync(join(killed, 'ecumene.sqlite-wal')).length

  it.each([0, 0.3, 0.7, 0.95])('that was cut after %f of it is noticed', (part) => {
    const of = copyStore(killed)
    truncateSync(join(of, 'ecumene.sqlite-wal'), Math.floor(size() * part))
    expect(refusalOf(of)).toMatch(/lacks what was written last: .*ecumene\.sqlite-wal was cut or lost.*remove .*mark/)
  })

  it('of which the last transaction is missing is noticed, whatever it was', async () => {
    const of = copyStore(killed)
    const path = join(of, 'ecumene.sqlite')
    const store = openHere({ path })
    const before = readFileSync(`${path}-wal`).length
    await store.saveGuest({ id: 'bob', name: 'Bob', createdAt: 2 })
    const after = copyStore(of)
    await store.close()
    truncateSync(join(after, 'ecumene.sqlite-wal'), before)
    expect(refusalOf(after)).toContain('lacks what was written last')
    rmSync(join(after, 'ecumene.mark'))
    expect(await entriesIn(after)).toBe(TABLES * PLIES)
  })

  it('that is missing is noticed', () => {
    const of = copyStore(killed)
    rmSync(join(of, 'ecumene.sqlite-wal'))
    expect(refusalOf(of)).toContain('lacks what was written last')
  })
})

describe('a store that is removed while it is open', () => {
  const append = { table: 'table-0', ply: PLIES }

  it.each(FILES.slice(0, 2))('writes nothing more when %s is removed', async (name) => {
    const of = copyStore(killed)
    const store = openHere({ path: join(of, 'ecumene.sqlite') })
    await store.append(entry(append))
    rmSync(join(of, name))
    await expect(store.append(entry({ ...append, ply: PLIES + 1 }))).rejects.toMatchObject({
      code: 'broken',
      message: expect.stringContaining(`${join(of, name)} was removed while the server was using it`),
    })
    expect(await store.ply('table-0')).toBe(PLIES + 1)
    await store.close()
  })

  it('writes nothing more when it is replaced by another', async () => {
    const of = copyStore(closed)
    const path = join(of, 'ecumene.sqlite')
    const store = openHere({ path })
    await store.append(entry(append))
    rmSync(path)
    copyFileSync(join(closed, 'ecumene.sqlite'), path)
    await expect(store.append(entry({ ...append, ply: PLIES + 1 }))).rejects.toMatchObject({
      message: expect.stringContaining('was replaced while the server was using it'),
    })
    await store.close()
  })
})
