import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Client } from './testing/client.ts'
import { startServer } from './testing/server.ts'

/** The store gives out a table only while its door is open. */
const door = vi.hoisted(() => {
  let open: () => void = () => {}
  let opened = Promise.resolve()
  return {
    knocks: 0,
    pass(): Promise<void> {
      this.knocks++
      return opened
    },
    open: () => open(),
    close() {
      opened = new Promise((resolve) => {
        open = resolve
      })
    },
  }
})
vi.mock('./store/sqlite.ts', async (original) => {
  const actual = await original<typeof import('./store/sqlite.ts')>()
  const openSqlite: typeof actual.openSqlite = async (...settings) => {
    const store = await actual.openSqlite(...settings)
    const table: typeof store.table = async (id) => {
      await door.pass()
      return store.table(id)
    }
    return { ...store, table }
  }
  return { ...actual, openSqlite }
})

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ idleMs: 100 })
})
afterAll(() => server.close())

const PATIENCE = { timeout: 60_000, interval: 50 }
const until = async (metric: string): Promise<void> => {
  await vi.waitFor(async () => {
    const { text } = await new Client(server.url).http('GET', '/metrics')
    expect(text).toContain(`\n${metric}\n`)
  }, PATIENCE)
}

it('a socket that closes while its table is being loaded leaves nobody at the table', async () => {
  const ann = await Client.named(server.url, 'Ann')
  const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await until('ecumene_tables_in_memory 0')
  door.close()
  const { knocks } = door
  await ann.connect()
  ann.subscribe(id, 0)
  await vi.waitFor(() => expect(door.knocks).toBeGreaterThan(knocks), PATIENCE)
  ann.disconnect()
  await until('ecumene_sockets 0')
  door.open()
  expect((await ann.http('GET', `/api/tables/${id}`)).body).toMatchObject({ seats: [{ here: false }, {}] })
  // Whoever is at a table keeps it in memory.
  await until('ecumene_tables_in_memory 0')
})
