import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { startServer, testSettings } from './testing/server.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ limits: { ...testSettings().limits, tablesPerGuest: 3 } })
})
afterAll(() => server.close())

const seats = [{ kind: 'me' }, { kind: 'open' }] as const

/** A game of two who bid in turn, both following it; the first bid is made. */
const couple = async () => {
  const [ann, bob] = [await Client.named(server.url, 'Ann'), await Client.named(server.url, 'Bob')]
  const { id } = await ann.create({ game: 'bazaar', seats: [...seats] })
  await bob.join(id)
  for (const [seat, client] of [ann, bob].entries()) {
    await client.connect()
    client.subscribe(id, seat)
    await client.untilState(({ seen }) => seen !== null)
  }
  await ann.command({ type: 'submit', table: id, seat: 0, ply: 0, move: 'bid 1' })
  await bob.command({ type: 'submit', table: id, seat: 1, ply: 1, move: 'bid 1' })
  await bob.untilState(({ seen }) => seen?.ply === 2)
  return { ann, bob, id }
}

describe('an offer to take moves back', () => {
  it('that stands is not repeated, and nobody is told twice', async () => {
    const { ann, bob, id } = await couple()
    const offer = { type: 'takeback', table: id, seat: 0, ply: 2, to: 0, answer: 'ask' } as const
    const from = bob.received.length
    for (let times = 0; times < 5; times++) expect(await ann.command(offer)).toEqual({ ok: true, ply: 2 })
    await ann.command({ ...offer, to: 1 })
    await bob.untilState(({ takeback }) => takeback?.to === 1, from)
    expect(bob.states.slice(from).map((state) => state?.takeback?.to)).toEqual([0, 1])
  })

  it('cannot be made and changed for ever', async () => {
    const { ann, bob, id } = await couple()
    const from = bob.received.length
    const answers = []
    for (let times = 0; times < 300; times++) {
      const offer = { type: 'takeback', table: id, seat: 0, ply: 2, to: times % 2, answer: 'ask' } as const
      answers.push(ann.command(offer))
    }
    const refused = (await Promise.all(answers)).filter((answer) => !answer.ok)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map((answer) => (answer.ok ? null : answer.code)))).toEqual(new Set(['tooMany']))
    const states = bob.received.slice(from).filter((text) => text.startsWith('{"type":"state"'))
    expect(states.length).toBeLessThanOrEqual(300 - refused.length)
    // Nobody else is refused anything for it.
    const own = { type: 'takeback', table: id, seat: 1, ply: 2, to: 0, answer: 'ask' } as const
    expect(await bob.command(own)).toMatchObject({ ok: true })
  })
})

describe('tables that a guest opens', () => {
  it('are counted, whether opened for a rematch or all at once', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const wish = { game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'me' }] } as const
    const ended = []
    for (let times = 0; times < 5; times++) {
      const { id } = await ann.create({ ...wish, seats: [...wish.seats] })
      await ann.http('POST', `/api/tables/${id}/commands`, { type: 'resign', id: 'i-resign', table: id, seat: 0 })
      ended.push(id)
    }
    const rematches = ended.map(async (table) => {
      const command = { type: 'rematch', id: 'once-more', table, seat: 0 }
      return (await ann.http('POST', `/api/tables/${table}/commands`, command)).status
    })
    expect((await Promise.all(rematches)).toSorted()).toEqual([200, 200, 200, 429, 429])
    const more = Array.from({ length: 5 }, () => ann.http('POST', '/api/tables', wish))
    expect((await Promise.all(more)).map(({ status }) => status)).toEqual([429, 429, 429, 429, 429])
  })
})
