import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodingFor } from './http/compression.ts'
import { Client } from './testing/client.ts'
import { startServer } from './testing/server.ts'

const page = mkdtempSync(join(tmpdir(), 'ecumene-page-'))
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  mkdirSync(join(page, 'assets'))
  for (const [name, kinds] of Object.entries(FILES)) {
    for (const kind of kinds) writeFileSync(join(page, name + kind), `${name}${kind} as it is`)
  }
  server = await startServer({ page })
})
afterAll(async () => {
  await server.close()
  rmSync(page, { recursive: true })
})

/** Copies as the build makes them, distinguishable by their content. */
const FILES = {
  'index.html': ['', '.br', '.gz'],
  'assets/app-1234.js': ['', '.br', '.gz'],
  'assets/app-1234.css': ['', '.br', '.gz'],
  'assets/tiny-1234.js': [''],
}

type Raw = { readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly body: Buffer }

/** Fetches without decompressing, unlike `fetch`. */
const raw = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const asked = request(server.url + path, { headers, method }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })

describe('a file of the page', () => {
  it.each([
    ['br, gzip', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['identity', undefined, ''],
  ])('is sent to who accepts %s as %s, with its own type', async (accepted, encoding, kind) => {
    for (const [path, name, type] of [
      ['/assets/app-1234.js', 'assets/app-1234.js', 'javascript'],
      ['/assets/app-1234.css', 'assets/app-1234.css', 'text/css'],
      ['/', 'index.html', 'text/html'],
      ['/table/some-place', 'index.html', 'text/html'],
    ] as const) {
      const { status, headers, body } = await raw(path, { 'accept-encoding': accepted })
      expect({ path, status, encoding: headers['content-encoding'] }).toEqual({ path, status: 200, encoding })
      expect(body.toString('utf8')).toBe(`${name}${kind} as it is`)
      expect(headers['content-type']).toContain(type)
      expect(headers['vary']).toBe('accept-encoding')
      expect(headers['cache-control']).toContain(path.startsWith('/assets') ? 'immutable' : 'no-cache')
    }
  })

  it('that has no copies is sent as it is', async () => {
    const { headers, body } = await raw('/assets/tiny-1234.js', { 'accept-encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString('utf8')).toContain('as it is')
  })

  it('is not sent again to a client that has it', async () => {
    for (const path of ['/', '/assets/app-1234.js', '/table/some-place']) {
      const first = await raw(path, { 'accept-encoding': 'br' })
      const tag = String(first.headers['etag'])
      expect((await raw(path, { 'accept-encoding': 'br', 'if-none-match': tag })).status).toBe(304)
      const other = await raw(path, { 'accept-encoding': 'identity' })
      expect(other.headers['etag']).not.toBe(tag)
    }
  })
})

describe('an answer of the API', () => {
  it('is compressed from a kilobyte on, as the client accepts it', async () => {
    const whole = (await raw('/api/openapi.json', { 'accept-encoding': 'identity' })).body
    const brotli = await raw('/api/openapi.json', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotli.headers['vary']).toBe('accept-encoding')
    expect(brotli.headers['content-type']).toContain('application/json')
    expect(brotliDecompressSync(brotli.body)).toEqual(whole)
    expect(brotli.body.length).toBeLessThan(whole.length / 4)
    const zipped = await raw('/api/openapi.json', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.body)).toEqual(whole)
    expect((await raw('/api/openapi.json', { 'accept-encoding': 'gzip' }, 'HEAD')).status).toBe(200)
  })

  it('is sent uncompressed if it is short, or may hold a secret beside text that others chose', async () => {
    const all = { 'accept-encoding': 'gzip, br' }
    expect((await raw('/api/health', all)).headers['content-encoding']).toBeUndefined()
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] })
    const cookie = ann.cookie ?? ''
    for (const line of ['one', 'two', 'three', 'four']) {
      const said = { text: `${line}: ${'x'.repeat(190)}` }
      const { status } = await ann.http('POST', `/api/tables/${id}/chat`, { id: `request-${line}`, seat: 0, said })
      expect(status).toBe(200)
    }
    const own = await raw('/api/guest/data', { ...all, cookie })
    expect({ status: own.status, isLong: own.body.length >= 1024 }).toEqual({ status: 200, isLong: true })
    expect(own.headers['content-encoding']).toBeUndefined()
  })
})

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['deflate, gzip;q=0.5', 'gzip'],
  ['GZIP, BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', null],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
])('of %s the best is %s', (accepted, best) => {
  expect(encodingFor(accepted)).toBe(best)
})
