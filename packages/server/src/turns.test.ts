import { TURNS, type Turn, type Turns } from '@ecumene/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { startServer } from './testing/server.ts'

let time = Date.parse('2026-01-12T12:00:00Z')
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ now: () => time })
})
afterAll(() => server.close())

const seats = [{ kind: 'me' }, { kind: 'open' }] as const
const turnsOf = async (client: Client): Promise<Turns> => {
  const { body } = await client.http('GET', '/api/turns')
  expect(TURNS.safeParse(body).error).toBeUndefined()
  return body as Turns
}
const untilTurn = async (client: Client, described: (turn: Turn) => boolean): Promise<Turn> => {
  const message = await client.until((each) => each.type === 'turn' && described(each.turn))
  if (message.type !== 'turn') throw new Error('no turn')
  return message.turn
}

const couple = async () => {
  const [ann, bob] = [await Client.named(server.url, 'Ann'), await Client.named(server.url, 'Bob')]
  const terms = { clock: { kind: 'days', days: 3, rest: null } } as const
  const { id } = await ann.create({ game: 'duel', seats: [...seats], terms })
  return { ann, bob, id }
}

const move = async (client: Client, table: string, seat: number): Promise<void> => {
  const { body } = await client.http('GET', `/api/tables/${table}/state?seat=${seat}`)
  const { seen } = (body as { readonly state: { readonly seen: { readonly ply: number; readonly legal: string[] } } })
    .state
  const command = {
    type: 'submit',
    id: `move-${table}-${seen.ply}`.slice(0, 40),
    table,
    seat,
    ply: seen.ply,
    move: seen.legal[0],
  }
  expect((await client.http('POST', `/api/tables/${table}/commands`, command)).body).toMatchObject({ type: 'done' })
}

describe('the list of turns', () => {
  it('has all tables of a guest, with whose turn it is, since when, and the clocks', async () => {
    const { ann, bob, id } = await couple()
    expect(await turnsOf(ann)).toMatchObject({ open: [{ id, status: 'waiting', asked: [], clock: null }], over: [] })
    expect(await turnsOf(bob)).toEqual({ open: [], over: [] })
    await bob.join(id)
    const begun = time
    const { open } = await turnsOf(bob)
    const [seat = 0] = open[0]?.asked ?? []
    expect(open).toMatchObject([
      { id, game: 'duel', yours: [1], asked: [seat], since: begun, clock: { now: begun, running: [seat] } },
    ])
    time += 5_000
    await move(seat === 0 ? ann : bob, id, seat)
    const moved = time
    time += 5_000
    for (const client of [ann, bob]) {
      const [turn] = (await turnsOf(client)).open
      expect(turn).toMatchObject({ asked: [1 - seat], since: moved, clock: { at: moved, running: [1 - seat] } })
    }
  })

  it('has finished games too, the latest first', async () => {
    const { ann, bob, id } = await couple()
    const first = await ann.create({ game: 'duel', seats: [...seats] })
    for (const table of [first.id, id]) {
      await bob.join(table)
      time += 1_000
      await ann.http('POST', `/api/tables/${table}/commands`, { type: 'resign', id: 'resign-now', table, seat: 0 })
    }
    const { open, over } = await turnsOf(bob)
    expect(open).toEqual([])
    expect(over).toMatchObject([
      { id, status: 'over', asked: [], since: time },
      { id: first.id, status: 'over', asked: [], since: time - 1_000 },
    ])
  })

  it('is for guests', async () => {
    expect((await new Client(server.url).http('GET', '/api/turns')).body).toMatchObject({ code: 'noGuest' })
  })
})

describe('whoever follows turns', () => {
  it('hears of every change at their tables, without following the tables', async () => {
    const { ann, bob, id } = await couple()
    await ann.connect()
    ann.send({ type: 'turns', follow: true })
    ann.send({ type: 'ping' })
    await ann.until((message) => message.type === 'pong')
    await bob.join(id)
    const begun = await untilTurn(ann, ({ asked }) => asked.length > 0)
    expect(begun).toMatchObject({ id, status: 'playing', yours: [0] })
    const [seat = 0] = begun.asked
    time += 7_000
    await move(seat === 0 ? ann : bob, id, seat)
    const turn = await untilTurn(ann, ({ asked }) => asked.includes(1 - seat))
    expect(turn).toEqual((await turnsOf(ann)).open[0])
    expect(turn).toMatchObject({ since: time, clock: { running: [1 - seat] } })

    ann.send({ type: 'turns', follow: false })
    ann.send({ type: 'ping' })
    await ann.until((message) => message.type === 'pong', ann.received.length)
    const before = ann.received.length
    await bob.http('POST', `/api/tables/${id}/commands`, { type: 'resign', id: 'resign-now', table: id, seat: 1 })
    ann.send({ type: 'ping' })
    await ann.until((message) => message.type === 'pong', before)
    expect(ann.received.slice(before).map((text) => JSON.parse(text).type)).toEqual(['pong'])
    ann.disconnect()
  })
})
