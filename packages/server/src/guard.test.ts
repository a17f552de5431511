import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addApi } from './http/api.ts'
import type { Context } from './http/context.ts'
import { openApi } from './http/openapi.ts'
import { Client } from './testing/client.ts'
import { openRaw, rawRequest } from './testing/raw.ts'
import { startServer, testSettings } from './testing/server.ts'

let server: Awaited<ReturnType<typeof startServer>>
const page = mkdtempSync(join(tmpdir(), 'ecumene-page-'))
beforeAll(async () => {
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>the page</title>')
  server = await startServer({ page })
})
afterAll(async () => {
  await server.close()
  rmSync(page, { recursive: true })
})

const EVIL = { Origin: 'http://evil.example' }
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

/** Other ways to write an address of the API. */
const spellings = (path: string): readonly string[] => [
  path,
  path.replace('/api', '/%61pi'),
  path.replace('/api', '/%61%70%69'),
  path.replace('/api/t', '/api/%74'),
  `http://evil.example${path}`,
  `http://evil.example${path.replace('/api', '/%61pi')}`,
  `${path}?x=1`,
  `${path}#x`,
]

describe('however a URL of the API is written', () => {
  it('another site cannot make a guest leave a table', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    for (const path of spellings(`/api/tables/${id}/leave`)) {
      const answer = await rawRequest(server.url, `POST ${path}`, {
        Cookie: ann.cookie ?? '',
        ...EVIL,
        'Content-Length': '0',
      })
      expect([path, statusOf(answer)]).toEqual([path, 403])
    }
    expect((await ann.http('GET', `/api/tables/${id}`)).body).toMatchObject({ yours: [0] })
  })

  it('it is never cached', async () => {
    for (const path of [...spellings('/api/tables'), ...spellings('/api/nothing'), '/api', '/api/%zz']) {
      expect([path, await rawRequest(server.url, `GET ${path}`)]).toEqual([
        path,
        expect.stringMatching(/^cache-control: no-store\r$/m),
      ])
    }
  })

  it('it counts against the limits, whether or not it exists', async () => {
    const limits = { ...testSettings().limits, requests: { burst: 4, perSecond: 0.001 } }
    const strict = await startServer({ page, limits })
    const paths = [
      '/api/tables',
      '/%61pi/tables',
      'http://x/api/tables',
      '/api/nothing',
      '/%61pi/tables',
      '/api/health',
    ]
    const statuses: number[] = []
    for (const path of paths) statuses.push(statusOf(await rawRequest(strict.url, `GET ${path}`)))
    expect(statuses).toEqual([200, 200, 200, 404, 429, 429])
    // Files of the page are not counted as requests.
    expect(statusOf(await rawRequest(strict.url, 'GET /'))).toBe(200)
    await strict.close()
  })

  it('no route can be added without the guard', async () => {
    const app = fastify()
    await addApi(app, {} as Context, (api) => api.get('/api/inside', async () => ({})))
    expect(() => app.get('/api/outside', async () => ({}))).toThrow('/api/outside would have no guard')
    expect(() => app.get('/outside', async () => ({}))).not.toThrow()
  })

  it('a malformed URL is refused like anything else', async () => {
    const answer = await rawRequest(server.url, 'GET /api/%zz')
    expect(statusOf(answer)).toBe(400)
    expect(answer).toContain('"code":"malformed"')
    expect(answer).toContain('x-content-type-options: nosniff')
  })
})

it('the description of the API is made once', () => {
  const first = openApi()
  const stringify = vi.spyOn(JSON, 'stringify')
  const again = openApi()
  expect(stringify).not.toHaveBeenCalled()
  stringify.mockRestore()
  expect(again).toBe(first)
  expect(JSON.parse(first)).toMatchObject({ openapi: '3.1.0' })
})

describe('whoever asks for too much', () => {
  it('without waiting for answers is cut off, and may not come back at once', async () => {
    const limits = { ...testSettings().limits, connections: { burst: 10, perSecond: 0.001 } }
    const strict = await startServer({ page, limits })
    const other = new Client(strict.url)
    await other.connect()
    const raw = await openRaw(strict.url)
    raw.send('GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500))
    expect((await raw.closed).split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(8)
    expect(await rawRequest(strict.url, 'GET /api/health')).toBe('')
    // Existing connections are not affected.
    other.send({ type: 'ping' })
    await other.until((message) => message.type === 'pong')
    other.disconnect()
    await strict.close()
  })

  it('is told so, and the connection is closed', async () => {
    const limits = { ...testSettings().limits, requests: { burst: 1, perSecond: 0.001 } }
    const strict = await startServer({ page, limits })
    const raw = await openRaw(strict.url)
    const request = 'GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n'
    raw.send(request)
    await raw.until('200 OK')
    raw.send(request)
    expect(await raw.closed).toContain('429 Too Many Requests')
    await strict.close()
  })

  it('is not let in at all if they open too many connections', async () => {
    const limits = { ...testSettings().limits, connections: { burst: 3, perSecond: 0.001 } }
    const strict = await startServer({ page, limits })
    const answers: string[] = []
    for (let tried = 0; tried < 5; tried++) answers.push(await rawRequest(strict.url, 'GET /api/health'))
    expect(answers.map((answer) => answer !== '')).toEqual([true, true, true, false, false])
    await strict.close()
  })

  it('is stopped by address too, however many guests they claim to be', async () => {
    const limits = { ...testSettings().limits, addresses: { burst: 6, perSecond: 0.001 } }
    const strict = await startServer({ page, limits })
    const guests = [1, 2, 3].map(() => new Client(strict.url))
    for (const guest of guests) await guest.http('GET', '/api/guest')
    const statuses: number[] = []
    for (const guest of [...guests, ...guests]) statuses.push((await guest.http('GET', '/api/tables')).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
    expect((await new Client(strict.url).http('GET', '/')).status).toBe(429)
    await strict.close()
  })
})

describe('the names a server answers to', () => {
  it('are its own where it is for its own machine only: a page of another site cannot bring its name here', async () => {
    const rebound = { Host: 'rebound.example', Origin: 'http://rebound.example' }
    expect(statusOf(await rawRequest(server.url, 'GET /api/tables', rebound))).toBe(421)
    expect(statusOf(await rawRequest(server.url, 'GET /metrics', rebound))).toBe(404)
    expect(statusOf(await rawRequest(server.url, 'GET /api/tables', { Host: 'localhost:1' }))).toBe(200)
    const proxied = await startServer({ page, trustProxy: 1 })
    expect(statusOf(await rawRequest(proxied.url, 'GET /api/tables', rebound))).toBe(200)
    expect(statusOf(await rawRequest(proxied.url, 'GET /metrics', rebound))).toBe(404)
    await proxied.close()
  })
})

describe('a proxy', () => {
  it('is believed as far as it is known, and nothing before it', async () => {
    const limits = { ...testSettings().limits, guests: { burst: 1, perSecond: 0.001 } }
    const newGuest = async (url: string, forwarded: string): Promise<number> =>
      statusOf(await rawRequest(url, 'GET /api/guest', { 'X-Forwarded-For': forwarded }))
    for (const trustProxy of [1, ['127.0.0.0/8']] as const) {
      const behind = await startServer({ page, limits, trustProxy })
      // The proxy adds the last one; the client wrote what comes before it.
      expect(await newGuest(behind.url, '203.0.113.1')).toBe(200)
      expect(await newGuest(behind.url, '198.51.100.7, 203.0.113.1')).toBe(429)
      expect(await newGuest(behind.url, '198.51.100.8, 203.0.113.1')).toBe(429)
      expect(await newGuest(behind.url, '203.0.113.2')).toBe(200)
      await behind.close()
    }
    const chained = await startServer({ page, limits, trustProxy: 2 })
    expect(await newGuest(chained.url, '198.51.100.7, 203.0.113.1, 192.0.2.7')).toBe(200)
    expect(await newGuest(chained.url, '198.51.100.8, 203.0.113.1, 192.0.2.7')).toBe(429)
    await chained.close()
    const elsewhere = await startServer({ page, limits, trustProxy: ['192.0.2.0/24'] })
    expect(await newGuest(elsewhere.url, '203.0.113.1')).toBe(200)
    expect(await newGuest(elsewhere.url, '203.0.113.2')).toBe(429)
    await elsewhere.close()
  })

  it('that reports https makes browsers insist on it from then on', async () => {
    const behind = await startServer({ page, trustProxy: 1 })
    const forwarded = { 'X-Forwarded-Proto': 'https' }
    for (const path of ['/', '/api/tables', '/api/nothing']) {
      expect(await rawRequest(behind.url, `GET ${path}`, forwarded)).toMatch(
        /^strict-transport-security: max-age=\d+\r$/m,
      )
      expect(await rawRequest(behind.url, `GET ${path}`)).not.toContain('strict-transport-security')
      expect(await rawRequest(server.url, `GET ${path}`, forwarded)).not.toContain('strict-transport-security')
    }
    await behind.close()
  })
})

describe('limits that count', () => {
  it('a bad cookie creates no more guests than any other way', async () => {
    const limits = { ...testSettings().limits, guests: { burst: 2, perSecond: 0.001 } }
    const strict = await startServer({ page, limits })
    const answers = [1, 2, 3, 4].map(() =>
      rawRequest(strict.url, 'GET /api/tables', { Cookie: 'ecumene_guest=forged' }),
    )
    const cookies = (await Promise.all(answers)).map(
      (answer) => /^set-cookie: ecumene_guest=([^;]*)/m.exec(answer)?.[1],
    )
    expect(cookies.filter(Boolean)).toHaveLength(2)
    await strict.close()
  })

  it('no guest has more tables than allowed, however many are opened at once', async () => {
    const limits = { ...testSettings().limits, tablesPerGuest: 5 }
    const strict = await startServer({ page, limits })
    const ann = await Client.named(strict.url, 'Ann')
    const bob = await Client.named(strict.url, 'Bob')
    const wish = { game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] }
    const open = async (client: Client) => (await client.http('POST', '/api/tables', wish)).status
    const statuses = await Promise.all([...Array.from({ length: 20 }, () => open(ann)), open(bob)])
    expect(statuses.filter((status) => status === 201)).toHaveLength(6)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    await strict.close()
  })

  it('no guest and no address has more sockets than allowed, however many are opened at once', async () => {
    const limits = { ...testSettings().limits, socketsPerGuest: 3, socketsPerAddress: 5 }
    const strict = await startServer({ page, limits })
    const openFor = async (client: Client): Promise<boolean> => {
      await client.connect()
      client.send({ type: 'ping' })
      return client
        .until((message) => message.type === 'pong')
        .then(
          () => true,
          () => false,
        )
    }
    const [ann, bob] = [await Client.named(strict.url, 'Ann'), await Client.named(strict.url, 'Bob')]
    const sockets = [
      ...Array.from({ length: 8 }, () => new Client(strict.url, ann.cookie)),
      ...Array.from({ length: 8 }, () => new Client(strict.url, bob.cookie)),
    ]
    const open = await Promise.all(sockets.map(openFor))
    expect(open.slice(0, 8).filter(Boolean).length).toBeLessThanOrEqual(3)
    expect(open.filter(Boolean)).toHaveLength(5)
    for (const socket of sockets) socket.disconnect()
    // Closing one makes room.
    while (!(await openFor(new Client(strict.url, ann.cookie)))) await new Promise((resolve) => setTimeout(resolve, 20))
    await strict.close()
  })
})
