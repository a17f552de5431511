import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CREATE_TABLE, GAME_INFO, GUEST, TABLE_INFO } from '@ecumene/protocol'
import { GAMES } from '@ecumene/shelf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from './settings.ts'
import { Client } from './testing/client.ts'
import { startServer } from './testing/server.ts'

let server: Awaited<ReturnType<typeof startServer>>
const page = mkdtempSync(join(tmpdir(), 'ecumene-page-'))
beforeAll(async () => {
  mkdirSync(join(page, 'assets'))
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>the page</title>')
  writeFileSync(join(page, 'assets', 'app-1234.js'), 'console.log(1)')
  server = await startServer({ page, shelf: DEFAULT_SETTINGS.shelf })
})
afterAll(async () => {
  await server.close()
  rmSync(page, { recursive: true })
})
const get = (path: string, headers: Record<string, string> = {}) =>
  new Client(server.url).http('GET', path, undefined, headers)

describe('the API', () => {
  it('describes itself with the schemas it checks with', async () => {
    const { body } = await get('/api/openapi.json')
    const api = body as {
      readonly openapi: string
      readonly paths: Readonly<Record<string, object>>
      readonly components: { readonly schemas: Readonly<Record<string, object>> }
    }
    expect(api.openapi).toBe('3.1.0')
    for (const path of ['', '/{id}', '/{id}/join', '/{id}/leave', '/{id}/commands', '/{id}/state']) {
      expect(api.paths).toHaveProperty([`/api/tables${path}`])
    }
    expect(JSON.stringify(api.components.schemas['Command'])).toContain('takeback')
    expect(JSON.stringify(api.components.schemas['ClientMessage'])).toContain('subscribe')
    expect(JSON.stringify(api)).toContain(JSON.stringify(Object.keys(CREATE_TABLE.shape)[0]))
    const references = [...JSON.stringify(api).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    for (const name of references) expect(api.components.schemas).toHaveProperty(String(name))
  })

  it('answers in the shapes of the protocol', async () => {
    const ann = await Client.named(server.url, 'Ann')
    expect(GUEST.parse((await ann.http('GET', '/api/guest')).body).name).toBe('Ann')
    const games = GAME_INFO.array().parse((await get('/api/games')).body)
    expect(games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id))
    const table = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true })
    expect(TABLE_INFO.parse(table)).toMatchObject({ yours: [0], status: 'waiting' })
    expect(TABLE_INFO.array().parse((await get('/api/tables')).body)).toHaveLength(1)
    expect(TABLE_INFO.parse((await get(`/api/tables/${table.id}`)).body)).toMatchObject({ yours: [] })
  })

  it('plays the toy game by URL but does not advertise it', async () => {
    const ann = await Client.named(server.url, 'Ann')
    expect(await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'me' }] })).toMatchObject({
      game: 'bazaar',
    })
  })

  it('keeps the name of a guest, and changes it when asked', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const first = (await ann.http('GET', '/api/guest')).body as { readonly id: string }
    await ann.http('POST', '/api/guest', { name: '  Анна  ' })
    expect((await ann.http('GET', '/api/guest')).body).toEqual({ id: first.id, name: 'Анна' })
  })

  it('reports its health and its metrics', async () => {
    expect((await get('/api/health')).body).toEqual({ status: 'ok' })
    const { text, headers } = await get('/metrics')
    expect(headers.get('content-type')).toContain('text/plain')
    for (const name of [
      'http_requests_total',
      'commits_total',
      'command_seconds_bucket',
      'sockets',
      'matches_loaded',
    ]) {
      expect(text).toContain(`ecumene_${name}`)
    }
    expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).toContain('nodejs_eventloop_delay_p99_seconds')
  })
})

describe('the page', () => {
  it('is served at each of its URLs, with a strict content policy', async () => {
    for (const path of ['/', '/table/abc', '/about']) {
      const { text, headers, status } = await get(path)
      expect(status).toBe(200)
      expect(text).toContain('the page')
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
    }
  })

  it('may not be cached, but its assets may', async () => {
    expect((await get('/assets/app-1234.js')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
    expect((await get('/api/games')).headers.get('cache-control')).toBe('no-store')
  })

  it('is not served in place of missing files', async () => {
    expect((await get('/assets/gone.js')).status).toBe(404)
    expect((await get('/../../etc/passwd')).text).not.toContain('root:')
  })

  it('says how to build it if it is missing', async () => {
    const bare = await startServer({ page: join(page, 'nowhere') })
    const { text, status } = await new Client(bare.url).http('GET', '/')
    expect(status).toBe(200)
    expect(text).toContain('npm start')
    await bare.close()
  })
})

describe('a page of another site', () => {
  it('cannot open a socket with the cookie of a guest', async () => {
    const ann = await Client.named(server.url, 'Ann')
    await expect(ann.connect({ origin: 'https://evil.example' })).rejects.toThrow('403')
    await expect(ann.connect({ origin: 'null' })).rejects.toThrow('403')
    await ann.connect({ origin: server.url })
    ann.disconnect()
  })

  it('cannot change anything over HTTP', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const foreign = await ann.http('PUT', '/api/guest', { name: 'Eve' }, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect((await ann.http('GET', '/api/guest')).body).toMatchObject({ name: 'Ann' })
  })
})

describe('behind a proxy', () => {
  it('the cookie is for https only if the proxy says https and is trusted', async () => {
    const cookieOf = async (url: string) =>
      (await new Client(url).http('GET', '/api/guest', undefined, { 'x-forwarded-proto': 'https' })).headers.get(
        'set-cookie',
      )
    expect(await cookieOf(server.url)).not.toContain('Secure')
    const trusting = await startServer({ trustProxy: 1 })
    expect(await cookieOf(trusting.url)).toContain('Secure')
    await trusting.close()
  })
})
