import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { below, seeded } from '@ecumene/kernel'
import type { ServerMessage, TableState } from '@ecumene/protocol'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { checkAll, losesNothing, newPlayers, STUCK_MS, underPlay } from '../../crash-contract.ts'
import { type Child, startChild } from '../../testing/child.ts'
import { Client } from '../../testing/client.ts'
import { newDatabase, startCluster } from '../../testing/database.ts'

let folder: string
const children: Child[] = []
const endings: (() => Promise<unknown>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecumene-with-postgres-'))
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(children.splice(0).map((child) => child.exit))
  for (const end of endings.splice(0).reverse()) await end()
  rmSync(folder, { recursive: true, force: true })
})

const databaseAt = async (server: string | null): Promise<string> => {
  const database = await newDatabase(server)
  endings.push(database.drop)
  return database.url
}
const start = (database: string, env: Record<string, string> = {}): Child => {
  const child = startChild({ DATA_DIR: folder, DATABASE_URL: database, LEASE_MS: '500', LOG_LEVEL: 'silent', ...env })
  children.push(child)
  return child
}

describe('a server on PostgreSQL', () => {
  it('loses no acknowledged move when it is killed under play', { timeout: 2 * STUCK_MS }, async () => {
    const url = await databaseAt(inject('postgres'))
    await losesNothing({ start: () => start(url), mostKills: 5, longestMs: 10_000 })
  })

  it('loses no acknowledged move when PostgreSQL is killed under play, and goes on', {
    timeout: 2 * STUCK_MS,
  }, async () => {
    const cluster = await startCluster()
    endings.push(cluster.stop)
    const { url: database } = await newDatabase(cluster.url)
    const child = start(database)
    const url = await child.url
    const random = seeded('when PostgreSQL is killed')
    const players = newPlayers(4)
    const playing = Promise.all(
      players.map(async (player) => {
        while (!child.hasEnded()) {
          await player.play(url)
          await sleep(200)
        }
      }),
    )
    for (let crashes = 0; crashes < 4; crashes++) {
      await underPlay(players, child, below(random, 200))
      await cluster.crash()
      await cluster.start()
    }
    await underPlay(players, child, 0)
    expect(child.hasEnded()).toBe(false)
    child.kill('SIGKILL')
    await child.exit
    await playing
    await checkAll(players, await start(database).url)
  })

  it('shares its database and its guests with a second one, ends in order when it is stopped and leaves its place, and never shows the password', async () => {
    const { host, pathname } = new URL(await databaseAt(inject('postgres')))
    const database = `postgres://ecumene:sesame@${host}${pathname}`
    const env = { LOG_LEVEL: 'debug', LEASE_MS: '600000' }
    const [first, second] = [start(database, env), start(database, { ...env, DATA_DIR: join(folder, 'second') })]
    const ann = await Client.named(await first.url, 'Ann')
    const there = new Client(await second.url, ann.cookie)
    expect((await there.http('GET', '/api/guest')).body).toMatchObject({ name: 'Ann' })
    // Many moves are under way when it is asked to stop: those that it still acknowledges are there, and everybody is told.
    await ann.connect()
    const tables = await Promise.all(
      Array.from({ length: 8 }, () => ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'me' }] })),
    )
    for (const { id } of tables) {
      for (const seat of [0, 1]) {
        ann.send({ type: 'submit', id: `${id} ${seat}`, table: id, seat, ply: 0, move: 'bid 1' })
      }
    }
    await ann.until(({ type }) => type === 'done')
    first.kill('SIGTERM')
    expect(await ann.untilClosed()).toMatchObject({ code: 1001 })
    expect(await first.exit).toBe(0)
    const told = ann.received.map((text) => JSON.parse(text) as ServerMessage)
    for (const { id } of tables) {
      const acknowledged = told.flatMap((message) =>
        message.type === 'done' && message.id.startsWith(id) ? [message.ply] : [],
      )
      const { body } = await there.http('GET', `/api/tables/${id}/state`)
      expect((body as { readonly state: TableState }).state.seen?.ply).toBeGreaterThanOrEqual(
        Math.max(0, ...acknowledged),
      )
    }
    expect((await there.http('GET', '/api/health')).status).toBe(200)
    for (const { output } of [first, second]) expect(output()).not.toContain('sesame')
    expect(first.output()).toContain('"database":"test_')
  })

  it('does not start without it, and says why', async () => {
    const child = start('postgres://ecumene:sesame@127.0.0.1:1/nowhere')
    expect(await child.exit).toBe(1)
    expect(child.output()).toMatch(
      /^ecumene: the database nowhere at ecumene@127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/,
    )
    expect(child.output()).not.toContain('sesame')
  })
})
