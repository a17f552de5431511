import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seeded } from '@ecumene/kernel'
import type { Turns } from '@ecumene/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Child, startChild } from './testing/child.ts'
import { Client } from './testing/client.ts'
import { playRandomly } from './testing/play.ts'
import { HANDSHAKE, openRaw } from './testing/raw.ts'
import { startServer } from './testing/server.ts'

let folder: string
const children: Child[] = []
const start = (env: Record<string, string> = {}, program?: '../main'): Child => {
  const child = startChild({ DATA_DIR: folder, ...env }, program)
  children.push(child)
  return child
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecumene-process-'))
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(children.splice(0).map((child) => child.exit))
  rmSync(folder, { recursive: true, force: true })
})

describe('two servers on one store', () => {
  it('serve one match together: moves made at one arrive at the other', async () => {
    const [here, there] = await Promise.all([start().url, start().url])
    const ann = await Client.named(here, 'Ann')
    const bob = await Client.named(there, 'Bob')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await bob.join(id)
    await Promise.all([ann.connect(), bob.connect()])
    ann.subscribe(id, 0)
    bob.subscribe(id, 1)
    const enough = ({ seen }: { readonly seen: { readonly ply: number } | null }) => (seen?.ply ?? 0) >= 6
    await Promise.all([
      playRandomly(ann, id, 0, seeded('ann'), enough),
      playRandomly(bob, id, 1, seeded('bob'), enough),
    ])
    const states = await Promise.all([ann, bob].map((client) => client.http('GET', `/api/tables/${id}/state`)))
    const shown = states.map(({ body }) => (body as { readonly state: { readonly seen: unknown } }).state.seen)
    expect(shown[1]).toEqual(shown[0])
  })

  it('never both accept a move for the same ply', async () => {
    const [here, there] = await Promise.all([start().url, start().url])
    const ann = await Client.named(here, 'Ann')
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'me' }] })
    const twin = new Client(there, ann.cookie)
    await Promise.all([ann.connect(), twin.connect()])
    ann.subscribe(id, 0)
    twin.subscribe(id, 1)
    await Promise.all([ann, twin].map((client) => client.untilState(({ seen }) => seen !== null)))
    const [one, two] = await Promise.all([
      ann.command({ type: 'submit', table: id, seat: 0, ply: 0, move: 'bid 1' }),
      twin.command({ type: 'submit', table: id, seat: 1, ply: 0, move: 'bid 2' }),
    ])
    const accepted = [one, two].filter((result) => result.ok)
    // Moves answered with "stale" did not take effect; those answered with "done" did, each at its own ply.
    const { body } = await ann.http('GET', `/api/tables/${id}/state`)
    const { seen } = (body as { readonly state: { readonly seen: { readonly ply: number } } }).state
    expect(accepted.length).toBeGreaterThanOrEqual(1)
    expect(new Set(accepted.map((result) => (result.ok ? result.ply : 0))).size).toBe(accepted.length)
    expect(seen.ply).toBeLessThanOrEqual(accepted.length)
  })
})

describe('a server that is asked to stop', () => {
  it('tells its clients, loses nothing and exits cleanly', async () => {
    const child = start({}, '../main')
    const url = await child.url
    const ann = await Client.named(url, 'Ann')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] })
    await ann.connect()
    ann.subscribe(id, 0)
    const { seen } = await ann.untilState((state) => state.seen !== null)
    const seat = seen?.deciders[0] ?? -1
    ann.subscribe(id, seat)
    const { seen: asked } = await ann.untilState((state) => state.viewer === seat && state.seen !== null)
    const done = ann.command({ type: 'submit', table: id, seat, ply: 0, move: asked?.legal[0] as string })
    child.kill('SIGTERM')
    const result = await done.catch(() => null)
    expect(await ann.untilClosed()).toMatchObject({ code: 1001 })
    expect(await child.exit).toBe(0)

    const again = new Client(await start().url, ann.cookie)
    const { body } = await again.http('GET', `/api/tables/${id}/state`)
    const { ply } = (body as { readonly state: { readonly seen: { readonly ply: number } } }).state.seen
    if (result?.ok) expect(ply).toBe(1)
    else expect(ply).toBeLessThanOrEqual(1)
  })

  it('does not wait for a client that does not answer', async () => {
    const child = start()
    const raw = await openRaw(await child.url)
    raw.send(HANDSHAKE)
    await raw.until('101 Switching Protocols')
    child.kill('SIGTERM')
    // The closing handshake gets one second, where `ws` alone would wait thirty.
    const isLate = new Promise((resolve) => setTimeout(resolve, 25_000, 'too late').unref())
    expect(await Promise.race([child.exit, isLate])).toBe(0)
    await raw.closed
  })

  it('writes no secret into its log', async () => {
    const child = start({ LOG_LEVEL: 'debug' })
    const ann = await Client.named(await child.url, 'Annabella')
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
    await ann.http('POST', '/api/tables', '{ broken')
    await ann.connect()
    ann.subscribe(id, 0)
    await ann.untilState(({ seen }) => seen?.ply === 1)
    await ann.command({ type: 'submit', table: id, seat: 0, ply: 1, move: 'bid 1' })
    child.kill('SIGTERM')
    await child.exit
    const key = readFileSync(join(folder, 'cookie.key'), 'utf8').trim()
    const cookie = ann.cookie?.split('=')[1] as string
    expect(child.output()).toContain('listening')
    for (const secret of [key, cookie, 'Annabella', 'seed', 'bid 1']) expect(child.output()).not.toContain(secret)
  })
})

describe('a server that cannot start', () => {
  const complaint = async (env: Record<string, string> = {}): Promise<string> => {
    const child = start(env)
    expect(await child.exit).toBeGreaterThan(0)
    return child.output()
  }

  it('says that its store is broken', async () => {
    writeFileSync(join(folder, 'ecumene.sqlite'), 'no store'.repeat(1000))
    expect(await complaint()).toMatch(/^ecumene: .*ecumene\.sqlite is not a store of Ecumene/)
  })

  it('says that its data folder cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '')
    expect(await complaint({ DATA_DIR: join(folder, 'file') })).toMatch(/^ecumene: cannot write to the data folder/)
  })

  it('says that its port is taken', async () => {
    const url = await start().url
    expect(await complaint({ PORT: new URL(url).port })).toMatch(/^ecumene: .*EADDRINUSE.*choose another port/m)
  })

  // The store is open by then, and its thread must not keep the process alive.
  it('says that its key is damaged', async () => {
    writeFileSync(join(folder, 'cookie.key'), 'no key')
    expect(await complaint()).toMatch(/^ecumene: .*cookie\.key does not hold a key/)
  })

  it('says which setting is wrong', async () => {
    expect(await complaint({ PORT: 'eighty' })).toMatch(/^ecumene: PORT cannot be "eighty"/)
  })
})

describe('a disk that fills up under play', () => {
  it('refuses moves, changes nothing, says so, and recovers after a restart with free space', async () => {
    const server = await startServer({ dataDir: folder, maxPages: 40 })
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'me' }] })
    await ann.connect()
    // Bidding and taking the bid back makes a log of any length.
    let ply = 0
    for (;;) {
      const isBid = ply % 2 === 0
      const result = isBid
        ? await ann.command({ type: 'submit', table: id, seat: 0, ply, move: 'bid 1' })
        : await ann.command({ type: 'undo', table: id, seat: 0, ply, to: 0 })
      if (!result.ok) {
        expect(result).toMatchObject({ code: 'unavailable', message: expect.stringContaining('no space left') })
        break
      }
      expect(result.ply).toBe(ply + 1)
      ply++
    }
    expect(await ann.http('GET', '/api/health')).toMatchObject({ status: 503, body: { status: 'failing' } })
    const after = (await ann.http('GET', `/api/tables/${id}/state?seat=0`)).body as {
      readonly state: { readonly seen: { readonly ply: number } }
    }
    expect(after.state.seen.ply).toBe(ply)
    await server.close()

    const roomy = await startServer({ dataDir: folder })
    const back = new Client(roomy.url, ann.cookie)
    const { body } = await back.http('GET', `/api/tables/${id}/state`)
    expect(body).toMatchObject({ state: { seen: { ply } } })
    await roomy.close()
  })
})

describe('bots after a restart', () => {
  it('go on by themselves where a person will come back to the game', async () => {
    const first = start()
    const ann = await Client.named(await first.url, 'Ann')
    const bots = [
      { kind: 'bot' as const, level: 'hard' as const },
      { kind: 'bot' as const, level: 'hard' as const },
    ]
    // In the toy game everybody is asked at once.
    await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, ...bots] })
    first.kill('SIGKILL')
    await first.exit
    const second = new Client(await start().url, ann.cookie)
    for (;;) {
      // Looking at the table would wake them; the list of turns only asks the store.
      const { body } = await second.http('GET', '/api/turns')
      if ((body as Turns).open[0]?.asked.join() === '0') break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
})

describe('what outlives the process', () => {
  it('an offer to take moves back', async () => {
    const first = await startServer({ dataDir: folder })
    const ann = await Client.named(first.url, 'Ann')
    const bob = await Client.named(first.url, 'Bob')
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await bob.join(id)
    await Promise.all([ann.connect(), bob.connect()])
    await ann.command({ type: 'submit', table: id, seat: 0, ply: 0, move: 'bid 1' })
    await bob.command({ type: 'submit', table: id, seat: 1, ply: 1, move: 'bid 2' })
    const offer = { type: 'takeback', table: id, ply: 2, to: 0 } as const
    expect(await ann.command({ ...offer, seat: 0, answer: 'ask' })).toEqual({ ok: true, ply: 2 })
    await first.close()

    const second = await startServer({ dataDir: folder })
    const back = new Client(second.url, bob.cookie)
    await back.connect()
    back.subscribe(id, 1)
    expect((await back.untilState(() => true)).takeback).toEqual({ seat: 0, to: 0, agreed: [] })
    expect(await back.command({ ...offer, seat: 1, answer: 'agree' })).toEqual({ ok: true, ply: 3 })
    await second.close()
  })

  it('tables, except those that waited too long', async () => {
    const first = await startServer({ dataDir: folder })
    const ann = await Client.named(first.url, 'Ann')
    const waiting = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const playing = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] })
    await first.close()
    const second = await startServer({ dataDir: folder, waitingMs: -1000 })
    const back = new Client(second.url, ann.cookie)
    while ((await back.http('GET', `/api/tables/${waiting.id}`)).status !== 404) await pause()
    expect((await back.http('GET', `/api/tables/${playing.id}`)).status).toBe(200)
    await second.close()
  })
})

describe('memory', () => {
  it('is freed when nobody uses a table, which is loaded again when asked for', async () => {
    const server = await startServer({ dataDir: folder, idleMs: 50 })
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'me' }] })
    await ann.connect()
    ann.subscribe(id, 0)
    await ann.command({ type: 'submit', table: id, seat: 0, ply: 0, move: 'bid 1' })
    const inMemory = async () => {
      const { text } = await ann.http('GET', '/metrics')
      return ['tables_in_memory', 'matches_loaded'].map((name) =>
        Number(new RegExp(`ecumene_${name} (\\d+)`).exec(text)?.[1]),
      )
    }
    expect(await inMemory()).toEqual([1, 1])
    ann.disconnect()
    while ((await inMemory())[0] !== 0) await pause()
    const { body } = await ann.http('GET', `/api/tables/${id}/state?seat=0`)
    expect(body).toMatchObject({ state: { seen: { ply: 1 } } })
    await server.close()
  })
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))
