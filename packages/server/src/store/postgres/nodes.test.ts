import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { seeded } from '@ecumene/kernel'
import type { TableState, Turns } from '@ecumene/protocol'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openWay } from '../../chaos/partition.ts'
import type { Server } from '../../serve.ts'
import type { Settings } from '../../settings.ts'
import { Client } from '../../testing/client.ts'
import { type Database, newDatabase } from '../../testing/database.ts'
import { playRandomly } from '../../testing/play.ts'
import { startServer } from '../../testing/server.ts'

const MINUTE = 60_000
/** What time it is for the servers; it goes on when a test says so. */
let time = Date.parse('2026-01-12T12:00:00Z')
let database: Database
let here: string
let there: string
const servers: Server[] = []

/** One more server on the same database, with a data folder of its own. */
const start = async (over: Partial<Settings> = {}): Promise<Server> => {
  const server = await startServer({
    database: database.url,
    now: () => time,
    clockMs: 50,
    privateHooks: true,
    hookRetryMs: [10 * MINUTE],
    // Long enough that even on a busy machine no live server is taken for dead.
    leaseMs: 10 * MINUTE,
    ...over,
  })
  servers.push(server)
  return server
}
const places = async (): Promise<readonly string[]> =>
  (await database.query('SELECT id FROM ecumene.nodes')).map(({ id }) => String(id))

beforeAll(async () => {
  database = await newDatabase(inject('postgres'))
  here = (await start()).url
  there = (await start()).url
  // Past the grace that follows a start.
  time += 3 * MINUTE
})
afterAll(async () => {
  for (const server of servers.splice(0)) await server.close()
  await database.drop()
})

const follow = async (client: Client, table: string, seat: number | null, changes = false): Promise<TableState> => {
  await client.connect()
  client.subscribe(table, seat, 0, changes)
  return client.untilState((state) => state.id === table && (state.seen !== null || state.status === 'waiting'))
}
const stateAt = async (client: Client, table: string): Promise<TableState> => {
  const { body } = await client.http('GET', `/api/tables/${table}/state`)
  return (body as { readonly state: TableState }).state
}
const isHere = (seat: number) => (state: TableState) => {
  const player = state.seats[seat]
  return player?.kind === 'person' && player.here
}

describe('two servers on one database', () => {
  it('serve one match together: moves, seats, presence, chat and lists of turns', async () => {
    const ann = await Client.named(here, 'Ann')
    const bob = await Client.named(there, 'Bob')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true })
    await follow(ann, id, 0)
    // Somebody who watches nothing at the other server, and only wants to know whose turn it is.
    const annThere = new Client(there, ann.cookie)
    await annThere.connect()
    annThere.send({ type: 'turns', follow: true })
    await bob.join(id)
    await ann.untilState(({ seats }) => seats[1]?.kind === 'person')
    await follow(bob, id, 1, true)
    await ann.untilState(isHere(1))
    await bob.untilState(isHere(0))
    const listed = (await bob.http('GET', '/api/tables')).body as readonly TableState[]
    expect(listed.find((table) => table.id === id)?.seats).toMatchObject([{ here: true }, { here: true }])

    const enough = ({ seen }: TableState) => (seen?.ply ?? 0) >= 6
    await Promise.all([
      playRandomly(ann, id, 0, seeded('ann'), enough),
      playRandomly(bob, id, 1, seeded('bob'), enough),
    ])
    expect((await stateAt(ann, id)).seen).toEqual((await stateAt(bob, id)).seen)
    // What Ann did at the other server, Bob was told as what changed.
    await bob.until((message) => message.type === 'change' && message.seen.history.some(({ seat }) => seat === 0))
    await annThere.until((message) => message.type === 'turn' && message.turn.id === id && message.turn.since !== null)

    bob.send({ type: 'hear', table: id, from: 0 })
    ann.send({ type: 'say', id: 'hello-from-ann', table: id, seat: 0, said: { text: 'Hello over there' } })
    await bob.until((message) => message.type === 'chat' && message.lines.some(({ name }) => name === 'Ann'))

    bob.disconnect()
    await ann.untilState((state) => !isHere(1)(state), ann.received.length)

    // Whoever is forgotten is forgotten on every screen.
    const carol = new Client(there)
    await follow(carol, id, null)
    carol.send({ type: 'hear', table: id, from: 0 })
    await carol.until((message) => message.type === 'chat' && message.lines.length > 0)
    const before = carol.received.length
    await ann.http('DELETE', '/api/guest')
    const again = await carol.until((message) => message.type === 'chat' && message.lines.length > 0, before)
    expect(again).toMatchObject({ lines: [{ name: '', said: null }] })
  })

  it('accept two secret bids made at the same moment, one at each, exactly once', async () => {
    const ann = await Client.named(here, 'Ann')
    const twin = new Client(there, ann.cookie)
    for (let round = 0; round < 5; round++) {
      const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'me' }] })
      await Promise.all([follow(ann, id, 0), follow(twin, id, 1)])
      const bid = { type: 'submit', table: id, ply: 0, id: 'the same request' } as const
      const bids = await Promise.all([
        ann.command({ ...bid, seat: 0, move: 'bid 1' }),
        twin.command({ ...bid, seat: 1, move: 'bid 2' }),
      ])
      expect(bids.map((result) => result.ok && result.ply).sort()).toEqual([1, 2])
      // A client that lost the answer sends it again, to any server: it is not done twice.
      expect(await twin.command({ ...bid, seat: 0, move: 'bid 1' })).toEqual(bids[0])
      expect(await ann.command({ ...bid, seat: 1, move: 'bid 2' })).toEqual(bids[1])
    }
  })

  it('accept answers to what happened at the other one before hearing of it', async () => {
    const ann = await Client.named(here, 'Ann')
    const bob = await Client.named(there, 'Bob')
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await Promise.all([follow(ann, id, 0), bob.connect()])
    await bob.join(id)
    expect(await ann.command({ type: 'submit', table: id, seat: 0, ply: 0, move: 'bid 1' })).toMatchObject({ ok: true })
    expect(await bob.command({ type: 'submit', table: id, seat: 1, ply: 1, move: 'bid 2' })).toMatchObject({ ok: true })
    const offer = { type: 'takeback', table: id, ply: 2, to: 0 } as const
    expect(await ann.command({ ...offer, seat: 0, answer: 'ask' })).toEqual({ ok: true, ply: 2 })
    expect(await bob.command({ ...offer, seat: 1, answer: 'agree' })).toEqual({ ok: true, ply: 3 })
    expect(await ann.command({ type: 'resign', table: id, seat: 0 })).toMatchObject({ ok: true })
    expect(await bob.command({ type: 'rematch', table: id, seat: 1 })).toMatchObject({ ok: true })
    expect(await ann.command({ type: 'rematch', table: id, seat: 0 })).toMatchObject({ ok: true })
    const { rematch } = await stateAt(bob, id)
    expect(await stateAt(ann, rematch ?? '')).toMatchObject({ status: 'playing' })
  })

  it('let a guest sign out everywhere else, and know the new cookie at once', async () => {
    const ann = await Client.named(here, 'Ann')
    const old = new Client(there, ann.cookie)
    await ann.http('POST', '/api/guest/sign-out')
    expect((await new Client(there, ann.cookie).http('GET', '/api/guest')).body).toMatchObject({ name: 'Ann' })
    await expect.poll(async () => (await old.http('GET', '/api/turns')).status, { timeout: 60_000 }).toBe(401)
  })

  it('let a clock run out once', async () => {
    const [ann, bob] = [await Client.named(here, 'Ann'), await Client.named(there, 'Bob')]
    const terms = { clock: { kind: 'days', days: 1, rest: null }, timeOut: 'resign', standIn: false } as const
    const { id } = await ann.create({
      game: 'bazaar',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'me' }],
      terms,
    })
    await bob.join(id)
    await Promise.all([follow(ann, id, 0), follow(bob, id, 1)])
    await ann.command({ type: 'submit', table: id, seat: 0, ply: 0, move: 'bid 1' })
    await ann.command({ type: 'submit', table: id, seat: 2, ply: 1, move: 'bid 1' })
    time += 25 * 60 * MINUTE
    await Promise.all([ann, bob].map((client) => client.untilState(({ seen }) => (seen?.ply ?? 0) >= 3)))
    const { seen } = await stateAt(bob, id)
    expect(seen?.history.filter(({ seat }) => seat === 1)).toHaveLength(1)
  })

  it('make a bot move once, wherever it is watched, with only one of them thinking', async () => {
    const thoughts = async (url: string): Promise<number> => {
      const { text } = await new Client(url).http('GET', '/metrics')
      return Number(/^ecumene_bot_thoughts_total (\d+)/m.exec(text)?.[1] ?? 0)
    }
    const allThoughts = async (): Promise<number> => (await thoughts(here)) + (await thoughts(there))
    const before = await allThoughts()
    const ann = await Client.named(here, 'Ann')
    // It thinks for longer than the other server takes to hear that it is to move.
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'bot', level: 'hard' }] })
    const twin = new Client(there, ann.cookie)
    await Promise.all([follow(ann, id, 0), follow(twin, id, 0)])
    await ann.untilState(({ seen }) => seen?.ply === 1)
    await ann.command({ type: 'submit', table: id, seat: 0, ply: 1, move: 'bid 1' })
    await twin.untilState(({ seen }) => seen !== null && seen.ply >= 3 && !seen.deciders.includes(1))
    const { seen } = await stateAt(ann, id)
    const moves = seen?.history.filter(({ seat }) => seat === 1).length ?? 0
    // Without a claim both would think about each of them.
    expect((await allThoughts()) - before).toBeLessThan(2 * moves)
  })

  it('sign cookies with one key: a server with another is refused', async () => {
    const another = start({ cookieKey: 'a key that the other servers do not have' })
    await expect(another).rejects.toThrow(/another server at this database signs cookies with another key.*COOKIE_KEY/)
  })
})

describe('a server that goes', () => {
  it('leaves its notices to another, under the same id', async () => {
    const received: string[] = []
    const http = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      received.push((JSON.parse(text) as { readonly id: string }).id)
      response.writeHead(received.length === 1 ? 500 : 204).end()
    })
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`
    const before = await places()
    const third = await start()
    const [place] = (await places()).filter((each) => !before.includes(each))
    const ann = await Client.named(here, 'Ann')
    await ann.http('PUT', '/api/guest/hook', { url, language: 'en' })
    const bob = await Client.named(third.url, 'Bob')
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await bob.join(id)
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1)
    // It would try again in ten minutes. As far as the others know, it is dead.
    await database.query(`DELETE FROM ecumene.nodes WHERE id = '${place}'`)
    await expect.poll(() => received, { timeout: 60_000 }).toEqual([`${id}.0.0`, `${id}.0.0`])
    await expect.poll(() => database.query('SELECT * FROM ecumene.notices'), { timeout: 60_000 }).toEqual([])

    // It was alive after all: it enters again, and is one of them as before.
    const { id: next } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await expect
      .poll(
        () =>
          bob.join(next).then(
            () => true,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true)
    await follow(ann, next, 0)
    await follow(bob, next, 1)
    expect(await bob.command({ type: 'submit', table: next, seat: 1, ply: 0, move: 'bid 1' })).toMatchObject({
      ok: true,
    })
    await ann.untilState((state) => state.id === next && state.seen?.ply === 1)
    http.close()
  })

  it('sends its guests away while the database does not answer, and fails its health check', async () => {
    const way = await openWay(database.url)
    const third = await start({ database: way.url })
    const ann = await Client.named(third.url, 'Ann')
    await ann.connect()
    way.cut()
    expect(await ann.untilClosed()).toMatchObject({ code: 1001 })
    const health = async (): Promise<number> => (await ann.http('GET', '/api/health')).status
    expect(await health()).toBe(503)
    way.heal('late')
    await expect.poll(health, { timeout: 60_000 }).toBe(200)
    await third.close()
    await way.close()
  })

  it('sends its guests away when it is stopped, and its bots go on at another', async () => {
    const third = await start()
    const ann = await Client.named(third.url, 'Ann')
    const bots = { kind: 'bot', level: 'hard' } as const
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, bots, bots] })
    await follow(ann, id, 0)
    await third.close()
    expect(await ann.untilClosed()).toMatchObject({ code: 1001 })
    const again = new Client(here, ann.cookie)
    const asked = async (): Promise<string | undefined> =>
      // Looking at the table would wake them; the list of turns only asks the store.
      ((await again.http('GET', '/api/turns')).body as Turns).open[0]?.asked.join()
    await expect.poll(asked, { timeout: 120_000 }).toBe('0')
  })
})
