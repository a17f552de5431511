import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MyData, TableInfo, Turns } from '@ecumene/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Server } from './serve.ts'
import { openFile } from './store/file.ts'
import { openHere } from './store/here.ts'
import { Client } from './testing/client.ts'
import { startServer } from './testing/server.ts'

/* What is kept of some matches is damaged while the server is away, each in another place. The others must not notice. */

const dataDir = mkdtempSync(join(tmpdir(), 'ecumene-spoiled-'))
const path = join(dataDir, 'ecumene.sqlite')
const WHAT = ['sound', 'row', 'snapshot', 'chapter', 'page'] as const
type What = (typeof WHAT)[number]
const tables = new Map<What, string>()
const tableOf = (what: What): string => tables.get(what) ?? ''
let server: Server
let ann: Client
let bob: Client
let bobId = ''

beforeAll(async () => {
  const before = await startServer({ dataDir })
  ann = await Client.named(before.url, 'Ann')
  bob = await Client.named(before.url, 'Bob')
  await ann.connect()
  for (const what of WHAT) {
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const
    const { id } = await ann.create({ game: 'bazaar', isPublic: true, seats: [...seats] })
    await bob.join(id)
    tables.set(what, id)
    expect(await ann.command({ type: 'submit', table: id, seat: 0, ply: 0, move: 'bid 1' })).toMatchObject({ ok: true })
  }
  ann.subscribe(tableOf('sound'), 0)
  ann.send({ type: 'say', id: 'ann-says-so', table: tableOf('sound'), seat: 0, said: { text: 'Hello' } })
  await ann.until((message) => message.type === 'said')
  bobId = ((await bob.http('GET', '/api/guest')).body as { readonly id: string }).id
  await before.close()
  spoil()
  server = await startServer({ dataDir, clockMs: 5 })
  ann = new Client(server.url, ann.cookie)
  bob = new Client(server.url, bob.cookie)
  await ann.connect()
})
afterAll(async () => {
  ann.disconnect()
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const spoil = (): void => {
  const file = openFile(path)
  // A bot is to move there, and somebody's time is up: both are looked for at the start.
  file
    .prepare(`UPDATE tables SET seats = substr(seats, 1, length(seats) - 1), waits_for_bot = 1, due = 1 WHERE id = ?`)
    .run(tableOf('row'))
  file.prepare('REPLACE INTO snapshots VALUES (?, 1, ?)').run(tableOf('snapshot'), '{"ply":1,"state":{"x":')
  file.prepare('INSERT INTO chapters VALUES (?, 0, 1, ?)').run(tableOf('chapter'), '["{')
  file
    .prepare('UPDATE journal SET entries = substr(entries, 1, length(entries) - 4) WHERE instr(entries, ?) > 0')
    .run(tableOf('page'))
  file.prepare(`UPDATE chat SET said = '{"te' WHERE match = ?`).run(tableOf('sound'))
  file.close()
}

const stateOf = (what: What) => ann.http('GET', `/api/tables/${tableOf(what)}/state?seat=0`)
const left = (): readonly string[] => WHAT.filter((what) => what !== 'row').map(tableOf)

describe('a match of which something cannot be read', () => {
  it.each(['row', 'chapter', 'page'] as const)('(%s) is refused as damaged', async (what) => {
    expect(await stateOf(what)).toMatchObject({ status: 500, body: { code: 'damaged' } })
    const table = tableOf(what)
    const tried = await ann.command({ type: 'submit', table, seat: 0, ply: 1, move: 'bid 1' })
    expect(tried).toMatchObject({ ok: false, code: 'damaged' })
  })

  it('goes on from its log if only its snapshot is damaged', async () => {
    expect(await stateOf('snapshot')).toMatchObject({ status: 200, body: { state: { seen: { ply: 1 } } } })
  })

  it('is the only one missing from lists', async () => {
    const listed = (await ann.http('GET', '/api/tables')).body as readonly TableInfo[]
    expect(listed.map(({ id }) => id).sort()).toEqual([...left()].sort())
    const { open } = (await ann.http('GET', '/api/turns')).body as Turns
    expect(open.map(({ id }) => id).sort()).toEqual([...left()].sort())
    expect(open.find(({ id }) => id === tableOf('sound'))?.asked).toEqual([1])
    expect(open.find(({ id }) => id === tableOf('page'))?.asked).toEqual([])
    const data = (await ann.http('GET', '/api/guest/data')).body as MyData
    expect(data.tables.map(({ id }) => id).sort()).toEqual([...left()].sort())
    expect(data.said).toMatchObject([{ said: null }])
  })

  it('does not affect other requests of the same transaction', async () => {
    const moves = left().map((table) =>
      bob.http('POST', `/api/tables/${table}/commands`, {
        type: 'submit',
        id: `bob-bids-at-${table}`.slice(0, 40),
        table,
        seat: 1,
        ply: 1,
        move: 'bid 2',
      }),
    )
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200, 500, 500])
  })

  it('does not keep its guests from being forgotten', async () => {
    expect((await bob.http('DELETE', '/api/guest')).status).toBe(200)
    const file = openFile(path)
    const { seats } = file.prepare('SELECT seats FROM tables WHERE id = ?').get(tableOf('row')) as { seats: string }
    file.close()
    expect(seats).not.toContain(bobId)
  })
})

describe('the store', () => {
  it('reports each thing it cannot read once', async () => {
    const told: string[] = []
    const store = openHere(
      { path },
      () => {},
      (what) => told.push(what),
    )
    for (let times = 0; times < 2; times++) {
      await store.publicTables(100)
      await expect(store.table(tableOf('row'))).rejects.toMatchObject({ code: 'spoiled' })
      await expect(store.match(tableOf('chapter'))).rejects.toMatchObject({ code: 'spoiled' })
      await expect(store.ply(tableOf('page'))).rejects.toMatchObject({ code: 'spoiled' })
    }
    await store.close()
    expect(told).toHaveLength(4)
    for (const what of ['row', 'chapter', 'page'] as const) expect(told.join(' ')).toContain(tableOf(what))
    expect(told.join(' ')).toMatch(/page \d+ of the journal/)
  })
})
