import { seeded } from '@ecumene/kernel'
import type { ServerMessage, TableState } from '@ecumene/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { playRandomly } from './testing/play.ts'
import { startServer, testSettings } from './testing/server.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** A game of two under way, with some spectators. */
const gameWithSpectators = async (spectators: number) => {
  const [ann, bob] = [await Client.named(server.url, 'Ann'), await Client.named(server.url, 'Bob')]
  const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await bob.join(id)
  const others = [ann, ...Array.from({ length: spectators }, () => new Client(server.url))]
  for (const client of [...others, bob]) await client.connect()
  ann.subscribe(id, 0)
  bob.subscribe(id, 1)
  const isLate = (state: TableState) => (state.seen?.ply ?? 0) >= 20
  await Promise.all([
    playRandomly(ann, id, 0, seeded('presence of ann'), isLate),
    playRandomly(bob, id, 1, seeded('presence of bob'), isLate),
  ])
  for (const client of others.slice(1)) client.subscribe(id, null)
  await Promise.all(others.map((client) => client.untilState(isLate)))
  return { ann, bob, others, id }
}

const bytesOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

const isHere = (seat: number) => (state: TableState) => {
  const player = state.seats[seat]
  return player?.kind === 'person' && player.here
}

describe('who comes and goes', () => {
  it('never makes the server send others more than it received', async () => {
    const { bob, others, id } = await gameWithSpectators(4)
    const before = others.map(({ received }) => received.length)
    const own = bob.received.length
    let sent = 0
    const say = (message: object): void => {
      const text = JSON.stringify(message)
      sent += Buffer.byteLength(text)
      bob.sendText(text)
    }
    const times = 300
    for (let time = 0; time < times; time++) {
      say({ type: 'unsubscribe', table: id })
      say({ type: 'subscribe', table: id, seat: 1, have: 20, changes: true })
    }
    let states = 0
    await bob.until(({ type }) => type === 'state' && ++states === times, own)
    for (const [index, { received }] of others.entries()) {
      const news = received.slice(before[index])
      expect(bytesOf(news)).toBeLessThan(sent)
      const types = news.map((text) => (JSON.parse(text) as ServerMessage).type)
      expect(types.filter((type) => type !== 'presence')).toEqual([])
    }
  })

  it('is told in a few bytes, and not to those who already know', async () => {
    const { ann, bob, id } = await gameWithSpectators(0)
    await ann.untilState(isHere(1))
    const from = ann.received.length
    bob.disconnect()
    expect(await ann.until(() => true, from)).toEqual({ type: 'presence', table: id, here: [0] })
    expect(ann.state()?.seats).toMatchObject([{ here: true }, { here: false }])
    await bob.connect()
    bob.subscribe(id, 1)
    expect(await ann.until(() => true, from + 1)).toEqual({ type: 'presence', table: id, here: [0, 1] })
    expect(bytesOf(ann.received.slice(from))).toBeLessThan(200)
    // Whoever has just come was told with the state.
    const state = await bob.untilState((each) => each.viewer === 1, bob.received.length - 1)
    expect(state.seats).toMatchObject([{ here: true }, { here: true }])
  })
})

describe('to follow a table', () => {
  it('costs several requests, because the answer is large', async () => {
    const limits = { ...testSettings().limits, requests: { burst: 100, perSecond: 0.001 } }
    const strict = await startServer({ limits })
    try {
      const ann = await Client.named(strict.url, 'Ann')
      const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'me' }] })
      await ann.connect()
      // Few enough to be answered all, if each of them counted as one.
      const times = 40
      for (let time = 0; time < times; time++) ann.subscribe(id, 0)
      let states = 0
      const end = await ann.until(({ type }) => type === 'refused' || (type === 'state' && ++states === times))
      expect(end).toMatchObject({ type: 'refused', refusal: { code: 'tooMany' } })
      expect(states).toBeLessThanOrEqual(25)
    } finally {
      await strict.close()
    }
  })
})
