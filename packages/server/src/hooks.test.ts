import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HOOK_MESSAGE, type TableState } from '@ecumene/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { startServer } from './testing/server.ts'

type Received = { readonly path: string; readonly body: unknown }

/** A listener that answers as the test says. */
const listener = async () => {
  const received: Received[] = []
  const waiting: (() => void)[] = []
  const answers: number[] = []
  const receive = async (request: IncomingMessage): Promise<void> => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    received.push({ path: request.url ?? '', body: JSON.parse(text) })
    for (const wake of waiting.splice(0)) wake()
  }
  const http: Server = createServer((request, response) => {
    const status = answers.shift() ?? 204
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    void receive(request)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    answers,
    received,
    async until(count: number): Promise<void> {
      while (received.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
    },
    close: () => new Promise((resolve) => http.close(resolve)),
  }
}

let server: Awaited<ReturnType<typeof startServer>>
let ears: Awaited<ReturnType<typeof listener>>
beforeAll(async () => {
  ears = await listener()
  server = await startServer({ privateHooks: true, hookRetryMs: [1, 1] })
})
afterAll(async () => {
  await server.close()
  await ears.close()
})

const counted = async (result: string): Promise<number> => {
  const { text } = await new Client(server.url).http('GET', '/metrics')
  return Number(new RegExp(`ecumene_hooks_total\\{result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
}

const listeningGuest = async (name: string, path: string, language = 'uk'): Promise<Client> => {
  const guest = await Client.named(server.url, name)
  const url = ears.url + path
  expect((await guest.http('PUT', '/api/guest/hook', { url, language })).body).toEqual({ url })
  expect((await guest.http('GET', '/api/guest/hook')).body).toEqual({ url })
  return guest
}

/** In the toy game everybody is asked at once. */
const GAME = 'bazaar'
const seats = [{ kind: 'me' }, { kind: 'open' }] as const

describe('a guest who is not here', () => {
  it('is told when it becomes their turn, in their language and with a link', async () => {
    const ann = await listeningGuest('Ann', '/ann?key=secret')
    const bob = await Client.named(server.url, 'Bob')
    const { id } = await ann.create({ game: GAME, seats: [...seats] })
    await bob.join(id)
    await ears.until(1)
    const told = ears.received[0]
    expect(told).toEqual({
      path: '/ann?key=secret',
      body: {
        id: `${id}.0.0`,
        table: id,
        game: GAME,
        text: expect.stringContaining('ваш хід'),
        url: `${server.url}/table/${id}`,
      },
    })
    expect(HOOK_MESSAGE.safeParse(told?.body).success).toBe(true)
  })

  it('is told after others’ moves, not after their own', async () => {
    const before = ears.received.length
    const [ann, bob] = [await Client.named(server.url, 'Ann'), await Client.named(server.url, 'Bob')]
    const { id } = await ann.create({ game: 'duel', seats: [...seats] })
    await bob.join(id)
    const { body } = await ann.http('GET', `/api/tables/${id}/state?seat=0`)
    const seat = (body as { readonly state: TableState }).state.seen?.deciders[0] ?? 0
    const mover = seat === 0 ? ann : bob
    for (const [client, path] of [
      [ann, '/0'],
      [bob, '/1'],
    ] as const) {
      await client.http('PUT', '/api/guest/hook', { url: ears.url + path, language: 'en' })
    }
    await mover.connect()
    mover.subscribe(id, seat)
    const { seen } = await mover.untilState((state) => (state.seen?.legal.length ?? 0) > 0)
    mover.disconnect()
    const move = { type: 'submit', id: 'the-first-move', table: id, seat, ply: 0, move: seen?.legal[0] }
    expect((await mover.http('POST', `/api/tables/${id}/commands`, move)).status).toBe(200)
    await ears.until(before + 1)
    expect(ears.received.slice(before)).toMatchObject([{ path: `/${1 - seat}`, body: { table: id } }])
  })

  it('is not told while connected', async () => {
    const before = ears.received.length
    const ann = await listeningGuest('Ann', '/present')
    const cat = await listeningGuest('Cat', '/absent')
    await ann.connect()
    const bob = await Client.named(server.url, 'Bob')
    const present = await ann.create({ game: GAME, seats: [...seats] })
    await bob.join(present.id)
    const absent = await cat.create({ game: GAME, seats: [...seats] })
    await bob.join(absent.id)
    await ears.until(before + 1)
    expect(ears.received.slice(before).map(({ path }) => path)).toEqual(['/absent'])
    ann.disconnect()
  })
})

describe('a message that does not arrive', () => {
  it('is tried again a few times; a redirect is not followed', async () => {
    const before = ears.received.length
    const failed = await counted('failed')
    const ann = await listeningGuest('Ann', '/moved')
    const bob = await Client.named(server.url, 'Bob')
    ears.answers.push(500, 302, 404)
    const { id } = await ann.create({ game: GAME, seats: [...seats] })
    await bob.join(id)
    await ears.until(before + 3)
    // The next notice comes after all attempts at this one.
    const cat = await listeningGuest('Cat', '/cat')
    const next = await cat.create({ game: GAME, seats: [...seats] })
    await bob.join(next.id)
    await ears.until(before + 4)
    expect(ears.received.slice(before).map(({ path }) => path)).toEqual(['/moved', '/moved', '/moved', '/cat'])
    expect(await counted('failed')).toBe(failed + 3)
  })
})

describe('an address', () => {
  it('can be taken back, and belongs to a guest with a name', async () => {
    const ann = await listeningGuest('Ann', '/gone')
    expect((await ann.http('PUT', '/api/guest/hook', { url: null, language: 'en' })).body).toEqual({ url: null })
    expect((await ann.http('GET', '/api/guest/hook')).body).toEqual({ url: null })
    const nobody = new Client(server.url)
    expect((await nobody.http('GET', '/api/guest/hook')).body).toMatchObject({ code: 'noGuest' })
    const wish = { url: `${ears.url}/x`, language: 'en' }
    expect((await nobody.http('PUT', '/api/guest/hook', wish)).body).toMatchObject({ code: 'noGuest' })
    for (const wrong of [{ ...wish, language: 'xx' }, { ...wish, url: 'nonsense' }, { url: wish.url }]) {
      expect((await ann.http('PUT', '/api/guest/hook', wrong)).body).toMatchObject({ code: 'malformed' })
    }
  })
})
