import type { TableState } from '@ecumene/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Client } from './testing/client.ts'
import { startServer } from './testing/server.ts'

/** Jobs given to the bots' threads, by level. None is answered before the gate opens. */
const { thoughts, gate } = vi.hoisted(() => {
  const begun: string[] = []
  let open: () => void = () => {}
  let opened = Promise.resolve()
  return {
    thoughts: begun,
    gate: {
      passed: () => opened,
      open: () => open(),
      close: () => {
        opened = new Promise((resolve) => {
          open = resolve
        })
      },
    },
  }
})
vi.mock('./threads/pool.ts', async (original) => {
  const actual = await original<typeof import('./threads/pool.ts')>()
  return {
    ...actual,
    openPool: async (settings: Parameters<typeof actual.openPool>[0]) => {
      const pool = await actual.openPool(settings)
      if (!settings.script.href.includes('/bots/')) return pool
      const run: typeof pool.run = async (key, job) => {
        thoughts.push(String(job[2]))
        await gate.passed()
        return pool.run(key, job)
      }
      return { ...pool, run }
    },
  }
})

let server: Awaited<ReturnType<typeof startServer>>
afterEach(async () => {
  gate.open()
  await server.close()
  thoughts.length = 0
})

const bots = (count: number, level: 'easy' | 'normal' | 'hard') =>
  Array.from({ length: count }, () => ({ kind: 'bot' as const, level }))

/** In the toy game everybody is asked at once: each bot thinks as soon as the table is opened. */
const GAME = 'bazaar'

describe('bots of one guest', () => {
  it.each([1, 2])('do not hold up those of another, with %d threads', async (threads) => {
    gate.close()
    server = await startServer({ threads: { rules: 1, bots: threads } })
    const [greedy, bob] = [await Client.named(server.url, 'Greedy'), await Client.named(server.url, 'Bob')]
    for (let table = 0; table < 8; table++) {
      await greedy.create({ game: GAME, seats: [{ kind: 'me' }, ...bots(3, 'normal')] })
    }
    const { id } = await bob.create({ game: GAME, seats: [{ kind: 'me' }, ...bots(1, 'easy')] })
    gate.open()
    await bob.connect()
    bob.subscribe(id, 0)
    await bob.untilState(({ seen }) => (seen?.ply ?? 0) > 0)
    // One for each thread was under way, and one turn of the other guest may come before Bob's.
    expect(thoughts.indexOf('easy')).toBeLessThanOrEqual(2)
  })
})

describe('bots among themselves', () => {
  const seats = bots(2, 'easy')
  const moves = async (client: Client, id: string): Promise<number> => {
    const { body } = await client.http('GET', `/api/tables/${id}/state`)
    return (body as { readonly state: TableState }).state.seen?.ply ?? 0
  }

  it('play only while the person who opened the table watches', async () => {
    gate.close()
    gate.open()
    server = await startServer()
    const [ann, bob] = [await Client.named(server.url, 'Ann'), await Client.named(server.url, 'Bob')]
    const { id } = await ann.create({ game: GAME, options: { length: 'short' }, seats })
    await bob.connect()
    bob.subscribe(id, null)
    await bob.untilState((state) => state.seen !== null)
    expect(thoughts).toEqual([])
    await ann.connect()
    ann.subscribe(id, null)
    await bob.untilState(({ status }) => status === 'over')
  })

  it('stop thinking when they are left alone', async () => {
    gate.close()
    server = await startServer()
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: GAME, seats })
    await ann.connect()
    ann.subscribe(id, null)
    await vi.waitFor(() => expect(thoughts).toEqual(['easy']), { timeout: 60_000 })
    // The second bot waits for the only thread; by the time it is free, nobody is watching.
    ann.disconnect()
    const nobodyIsThere = async (): Promise<void> => {
      const { text } = await ann.http('GET', '/metrics')
      expect(text).toContain('ecumene_subscriptions 0')
    }
    await vi.waitFor(nobodyIsThere, { timeout: 60_000 })
    gate.open()
    await vi.waitFor(async () => expect(await moves(ann, id)).toBe(1), { timeout: 60_000 })
    expect(thoughts).toEqual(['easy'])
    await ann.connect()
    ann.subscribe(id, null)
    await ann.untilState(({ seen }) => (seen?.ply ?? 0) > 2, ann.received.length)
  })
})
