import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { Presence } from '../guests/presence.ts'
import { bucketsOf } from '../limits/bucket.ts'
import { DEFAULT_LIMITS } from '../limits/limits.ts'
import { newServerMetrics } from '../metrics/server-metrics.ts'
import type { TableRow } from '../store/store.ts'
import { Hall } from '../tables/hall.ts'
import type { World } from '../tables/world.ts'
import type { Desk } from './desk.ts'
import { addSockets } from './socket.ts'

const ID = 'AAAAAAAAAAAAAAAA'
const ROW = {
  id: ID,
  version: 0,
  game: 'bazaar',
  options: {},
  seats: [{ kind: 'person', guest: 'ann', name: 'Ann' }, { kind: 'open' }],
  status: 'waiting',
  clock: null,
  takeback: null,
} as unknown as TableRow

/** Sockets over a hall whose store gives out a table when the test says so. */
const setUp = async () => {
  let give: (row: TableRow) => void = () => {}
  const table = vi.fn(() => new Promise<TableRow>((resolve) => (give = resolve)))
  const metrics = newServerMetrics()
  const world = {
    store: { table },
    rules: { run: async () => ({ kind: 'forgotten' }) },
    metrics,
    limits: DEFAULT_LIMITS,
    presence: new Presence(),
    now: Date.now,
  }
  const hall = new Hall(world as unknown as World)
  const desk = {
    hall,
    metrics,
    limits: DEFAULT_LIMITS,
    isClosing: false,
    requests: bucketsOf(DEFAULT_LIMITS.requests, () => 0),
    visitors: { idOf: () => ({ ok: true, value: 'ann' }), accountOf: () => 'ann' },
  }
  const app = fastify()
  const sockets = await addSockets(app, desk as unknown as Desk)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async (): Promise<void> => {
    metrics.stop()
    await app.close()
  }
  return { hall, table, sockets, url, give: () => give(ROW), close }
}

it('a socket that closes while its table is found leaves nobody at the table', async () => {
  const { hall, table, sockets, url, give, close } = await setUp()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`)
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'subscribe', table: ID, seat: 0, have: 0 }))
  await vi.waitFor(() => expect(table).toHaveBeenCalled(), PATIENCE)
  socket.terminate()
  await vi.waitFor(() => expect(sockets.count()).toBe(0), PATIENCE)
  give()
  const found = await hall.find(ID)
  await new Promise(setImmediate)
  await found?.settled()
  await new Promise(setImmediate)
  expect(found?.watchers.size).toBe(0)
  expect(found?.watchers.isHere('ann')).toBe(false)
  expect(found?.isIdle(Number.POSITIVE_INFINITY)).toBe(true)
  await close()
})

const PATIENCE = { timeout: 60_000, interval: 5 }
