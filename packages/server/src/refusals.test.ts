import { REFUSAL_CODES, type RefusalCode } from '@ecumene/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from './settings.ts'
import { Client } from './testing/client.ts'
import { startServer, testSettings } from './testing/server.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  const limits = { ...testSettings().limits, tablesPerGuest: 3, subscriptionsPerSocket: 2 }
  server = await startServer({ shelf: DEFAULT_SETTINGS.shelf, limits })
})
afterAll(() => server.close())

const counted = async (code: RefusalCode): Promise<number> => {
  const { text } = await new Client(server.url).http('GET', '/metrics')
  return Number(new RegExp(`ecumene_refusals_total\\{code="${code}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
}

/** Runs an attempt; it must be refused with this code, be counted, and change nothing at the table. */
const refused = async (code: RefusalCode, attempt: () => Promise<unknown>, table?: string): Promise<void> => {
  const look = async () =>
    table === undefined ? null : (await new Client(server.url).http('GET', `/api/tables/${table}/state`)).body
  const [before, count] = [await look(), await counted(code)]
  expect(await attempt()).toMatchObject({ code, message: expect.any(String) })
  expect(await counted(code)).toBe(count + 1)
  expect(await look()).toEqual(before)
  tried.add(code)
}
const tried = new Set<RefusalCode>()

const post = (client: Client, path: string, body: unknown) => async () => (await client.http('POST', path, body)).body
const seats = [{ kind: 'me' }, { kind: 'open' }] as const

const setUp = async () => {
  const ann = await Client.named(server.url, 'Ann')
  const bob = await Client.named(server.url, 'Bob')
  const { id } = await ann.create({ game: 'bazaar', seats: [...seats] })
  await bob.join(id)
  await ann.connect()
  ann.subscribe(id, 0)
  await ann.untilState(({ seen }) => seen !== null)
  return { ann, bob, id }
}

/** Sends a text over the socket and waits for the refusal. */
const say = (client: Client, text: string) => async () => {
  const from = client.received.length
  client.sendText(text)
  const answer = await client.until((message) => message.type === 'refused', from)
  return answer.type === 'refused' ? answer.refusal : null
}
const sayMessage = (client: Client, message: unknown) => say(client, JSON.stringify(message))

describe('every refusal is typed, counted and changes nothing', () => {
  it('malformed', async () => {
    const { ann, id } = await setUp()
    for (const text of ['{', '', '[]', 'null', '"x"', '{"type":"dance"}', '{"type":"submit","table":"x"}']) {
      await refused('malformed', say(ann, text), id)
    }
    const good = { type: 'submit', id: 'request-x', table: id, seat: 0, ply: 0, move: 'bid 1' }
    for (const wrong of [{ seat: 0.5 }, { ply: -1 }, { move: '' }, { move: 5 }, { id: 'short' }, { extra: 1 }]) {
      await refused('malformed', sayMessage(ann, { ...good, ...wrong }), id)
      await refused('malformed', post(ann, `/api/tables/${id}/commands`, { ...good, ...wrong }), id)
    }
    await refused('malformed', post(ann, '/api/tables', '{"game":'), id)
    await refused('malformed', post(ann, '/api/guest', { name: ' ' }), id)
    await refused('malformed', post(ann, '/api/guest', { name: 'a\u0000b' }), id)
    await refused('malformed', async () => (await ann.http('GET', `/api/tables/${id}/state?seat=x`)).body, id)
  })

  it('names the refused request if it can be read', async () => {
    const { ann, id } = await setUp()
    const from = ann.received.length
    ann.sendText(JSON.stringify({ type: 'submit', id: 'request-77', table: id, seat: 'zero' }))
    expect(await ann.until((message) => message.type === 'refused', from)).toMatchObject({ id: 'request-77' })
  })

  it('tooLarge', async () => {
    const { ann, id } = await setUp()
    const large = JSON.stringify({ type: 'why', id: 'request-1', table: id, seat: 0, move: 'x'.repeat(17_000) })
    await refused('tooLarge', say(ann, large), id)
    await refused('tooLarge', post(ann, '/api/tables', { game: 'x'.repeat(17_000) }), id)
  })

  it('notFound', async () => {
    const { ann, id } = await setUp()
    const nowhere = 'AAAAAAAAAAAAAAAA'
    await refused('notFound', sayMessage(ann, { type: 'subscribe', table: nowhere, have: 0, seat: null }), id)
    await refused('notFound', sayMessage(ann, { type: 'resign', id: 'request-1', table: nowhere, seat: 0 }), id)
    await refused('notFound', async () => (await ann.http('GET', `/api/tables/${nowhere}`)).body)
    await refused('notFound', post(ann, `/api/tables/${nowhere}/join`, {}))
    await refused('notFound', async () => (await ann.http('GET', '/api/nothing')).body)
    const elsewhere = { type: 'resign', id: 'request-1', table: nowhere, seat: 0 }
    await refused('notFound', post(ann, `/api/tables/${id}/commands`, elsewhere), id)
  })

  it('noGuest', async () => {
    const nobody = new Client(server.url)
    const { id } = await setUp()
    await refused('noGuest', post(nobody, '/api/tables', { game: 'duel', seats }))
    await refused('noGuest', post(nobody, `/api/tables/${id}/join`, {}), id)
    await refused('noGuest', post(nobody, `/api/tables/${id}/leave`, {}), id)
    const resign = { type: 'resign', id: 'request-1', table: id, seat: 0 }
    await refused('noGuest', post(nobody, `/api/tables/${id}/commands`, resign), id)
    // A cookie without a name is not enough to sit down.
    await nobody.http('GET', '/api/guest')
    await refused('noGuest', post(nobody, `/api/tables/${id}/join`, {}), id)
  })

  it('badCookie, and a fresh identity is offered', async () => {
    const { ann, id } = await setUp()
    const cookie = ann.cookie ?? ''
    const forger = new Client(server.url, `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`)
    const forged = forger.cookie
    await refused('badCookie', async () => (await forger.http('GET', '/api/guest')).body)
    expect(forger.cookie).not.toBe(forged)
    expect((await forger.http('GET', '/api/guest')).body).toMatchObject({ name: '' })

    const socket = new Client(server.url, forged)
    await refused(
      'badCookie',
      async () => {
        await socket.connect()
        const answer = await socket.until((message) => message.type === 'refused')
        return answer.type === 'refused' ? answer.refusal : null
      },
      id,
    )
    expect(await socket.untilClosed()).toMatchObject({ code: 4003 })
  })

  it('notYourSeat', async () => {
    const { ann, bob, id } = await setUp()
    await bob.connect()
    const eve = new Client(server.url)
    await eve.connect()
    for (const [client, seat] of [
      [ann, 1],
      [bob, 0],
      [eve, 0],
      [ann, 7],
      [ann, -1],
    ] as const) {
      await refused('notYourSeat', sayMessage(client, { type: 'subscribe', table: id, have: 0, seat }), id)
      await refused('notYourSeat', sayMessage(client, { type: 'resign', id: 'request-1', table: id, seat }), id)
      await refused('notYourSeat', sayMessage(client, { type: 'why', id: 'request-1', table: id, seat, move: 'x' }), id)
    }
    await refused('notYourSeat', async () => (await bob.http('GET', `/api/tables/${id}/state?seat=0`)).body, id)
    const eveNamed = await Client.named(server.url, 'Eve')
    await refused('notYourSeat', post(eveNamed, `/api/tables/${id}/leave`, {}), id)
  })

  it('seatTaken and full', async () => {
    const { ann, id } = await setUp()
    const eve = await Client.named(server.url, 'Eve')
    await refused('seatTaken', post(eve, `/api/tables/${id}/join`, { seat: 0 }), id)
    await refused('seatTaken', post(eve, `/api/tables/${id}/join`, { seat: 5 }), id)
    await refused('full', post(eve, `/api/tables/${id}/join`, {}), id)
    const open = await ann.create({ game: 'bazaar', seats: [...seats] })
    await refused('seatTaken', post(ann, `/api/tables/${open.id}/join`, { seat: 1 }), open.id)
    expect((await ann.http('POST', `/api/tables/${open.id}/join`, {})).body).toMatchObject({ yours: [0] })
  })

  it('notStarted', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: 'bazaar', seats: [...seats] })
    await ann.connect()
    const move = { type: 'submit', id: 'request-1', table: id, seat: 0, ply: 0, move: 'bid 1' }
    await refused('notStarted', sayMessage(ann, move), id)
    await refused(
      'notStarted',
      sayMessage(ann, { type: 'why', id: 'request-1', table: id, seat: 0, move: 'bid 1' }),
      id,
    )
  })

  it('over, stale, illegal and nothingAsked', async () => {
    const { ann, bob, id } = await setUp()
    const move = { type: 'submit', id: 'request-1', table: id, seat: 0, ply: 0, move: 'bid 1' }
    await refused('illegal', sayMessage(ann, { ...move, move: 'bid 999' }), id)
    await refused('illegal', sayMessage(ann, { ...move, move: 'castle' }), id)
    await refused('stale', sayMessage(ann, { ...move, ply: 3 }), id)
    await refused('illegal', sayMessage(ann, { type: 'undo', id: 'request-1', table: id, seat: 0, ply: 0, to: 0 }), id)
    const agree = { type: 'takeback', id: 'request-1', table: id, seat: 0, ply: 0, to: 0, answer: 'agree' }
    await refused('nothingAsked', sayMessage(ann, agree), id)
    await refused('nothingAsked', sayMessage(ann, { ...agree, answer: 'refuse' }), id)
    await refused('nothingAsked', sayMessage(ann, { type: 'rematch', id: 'request-1', table: id, seat: 0 }), id)
    await ann.command({ type: 'resign', id: 'my-resignation', table: id, seat: 0 })
    await refused('over', sayMessage(ann, { ...move, ply: 1 }), id)
    await refused('over', sayMessage(ann, { type: 'resign', id: 'request-2', table: id, seat: 0 }), id)
    await refused('over', post(bob, `/api/tables/${id}/leave`, {}), id)
  })

  it('notOver', async () => {
    const { id } = await setUp()
    const file = async () => (await new Client(server.url).http('GET', `/api/tables/${id}/match`)).body
    await refused('notOver', file, id)
  })

  it('badOptions', async () => {
    const ann = await Client.named(server.url, 'Ann')
    await refused('badOptions', post(ann, '/api/tables', { game: 'chess', seats }))
    await refused('badOptions', post(ann, '/api/tables', { game: 'duel', seats: [...seats, ...seats] }))
    await refused('badOptions', post(ann, '/api/tables', { game: 'duel', seats, options: { wonders: 'all' } }))
    await refused('badOptions', post(ann, '/api/tables', { game: 'duel', seats, options: { cheat: true } }))
    // An option may allow more players.
    const five = Array.from({ length: 5 }, () => ({ kind: 'me' as const }))
    await refused('badOptions', post(ann, '/api/tables', { game: 'dawn', seats: five }))
    // Options left out have their default: no limit on rounds.
    expect(await ann.create({ game: 'dawn', seats: five, options: { terra: true } })).toMatchObject({
      game: 'dawn',
      options: { terra: true, rounds: 0 },
    })
  })

  it('tooMany tables and subscriptions', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const tables = [1, 2, 3].map(() => ann.create({ game: 'duel', seats: [...seats] }))
    const ids = (await Promise.all(tables)).map(({ id }) => id)
    await refused('tooMany', post(ann, '/api/tables', { game: 'duel', seats }))
    await ann.connect()
    for (const id of ids.slice(0, 2)) ann.subscribe(id, null)
    await ann.untilState((state) => state.id === ids[1])
    await refused('tooMany', sayMessage(ann, { type: 'subscribe', table: ids[2], have: 0, seat: null }))
    // Subscribing to the same table again does not count.
    const from = ann.received.length
    ann.subscribe(ids[1] as string, 0)
    expect((await ann.untilState(() => true, from)).viewer).toBe(0)
  })

  it('badHook', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const put = (url: string) => async () => (await ann.http('PUT', '/api/guest/hook', { url, language: 'en' })).body
    for (const url of ['https://localhost/x', 'http://example.com/', 'https://10.1.2.3/', 'ftp://example.com/']) {
      await refused('badHook', put(url))
    }
    expect((await ann.http('GET', '/api/guest/hook')).body).toEqual({ url: null })
  })

  it('tooEarly', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const bob = await Client.named(server.url, 'Bob')
    const { id } = await ann.create({ game: 'bazaar', seats: [...seats], terms: { standIn: true } })
    await bob.join(id)
    const ask = { type: 'standIn', id: 'request-early', table: id, seat: 0, for: 1 }
    await refused('tooEarly', post(ann, `/api/tables/${id}/commands`, ask), id)
  })

  it('no code is left out', () => {
    // `frozen` and those about codes have tests of their own (frozen.test.ts, mine.test.ts), so has `damaged` (spoiled.test.ts), and so has `unavailable`: rules that do not end, a full disk, a server that closes.
    expect([...tried, 'frozen', 'damaged', 'wrongCode', 'expiredCode', 'unavailable'].sort()).toEqual(
      [...REFUSAL_CODES].sort(),
    )
  })
})

describe('limits', () => {
  it('stop a guest who sends too much, and nobody else', async () => {
    const strict = await startServer({ limits: { ...testSettings().limits, requests: { burst: 10, perSecond: 0.01 } } })
    const ann = await Client.named(strict.url, 'Ann')
    const bob = await Client.named(strict.url, 'Bob')
    await ann.connect()
    for (let sent = 0; sent < 20; sent++) {
      ann.send({ type: 'unsubscribe', table: 'AAAAAAAAAAAAAAAA' })
    }
    await ann.until((message) => message.type === 'refused' && message.refusal.code === 'tooMany')
    expect((await ann.http('GET', '/api/tables')).status).toBe(429)
    expect((await bob.http('GET', '/api/tables')).status).toBe(200)
    await strict.close()
  })

  it('stop an address that makes too many guests', async () => {
    const strict = await startServer({ limits: { ...testSettings().limits, guests: { burst: 2, perSecond: 0.01 } } })
    const statuses: number[] = []
    for (let made = 0; made < 3; made++) statuses.push((await new Client(strict.url).http('GET', '/api/guest')).status)
    expect(statuses).toEqual([200, 200, 429])
    await strict.close()
  })

  it('stop a guest with too many sockets', async () => {
    const strict = await startServer({ limits: { ...testSettings().limits, socketsPerGuest: 2 } })
    const ann = await Client.named(strict.url, 'Ann')
    const sockets = [1, 2, 3].map(() => new Client(strict.url, ann.cookie))
    for (const socket of sockets) await socket.connect()
    expect(await sockets[2]?.untilClosed()).toMatchObject({ code: 4002 })
    sockets[0]?.disconnect()
    await strict.close()
  })

  it('end a message that is far too large before it is read', async () => {
    const ann = await Client.named(server.url, 'Ann')
    await ann.connect()
    ann.sendText('x'.repeat(200_000))
    expect(await ann.untilClosed()).toMatchObject({ code: 1009 })
  })

  it('drop a client that does not read', async () => {
    const strict = await startServer({ limits: { ...testSettings().limits, backlogBytes: 20_000 } })
    const ann = await Client.named(strict.url, 'Ann')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] })
    const slow = new Client(strict.url)
    await slow.connect()
    slow.stall()
    // Asking again and again without reading fills the buffers of both ends, however large they are. Not faster than the
    // table answers: what waits for an answer fills nothing.
    const flood = setInterval(() => {
      for (let sent = 0; sent < 20; sent++) slow.subscribe(id, null)
    }, 5)
    const dropped = async (): Promise<number> => {
      const { text } = await ann.http('GET', '/metrics')
      return Number(/ecumene_sockets_dropped_total\{reason="slow"\} (\d+)/.exec(text)?.[1] ?? 0)
    }
    while ((await dropped()) === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    clearInterval(flood)
    expect((await ann.http('GET', `/api/tables/${id}`)).status).toBe(200)
    slow.disconnect()
    await strict.close()
  })
})
