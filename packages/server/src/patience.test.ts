import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from './settings.ts'
import { startChild } from './testing/child.ts'
import { Client } from './testing/client.ts'
import { HANDSHAKE, openRaw, type Raw } from './testing/raw.ts'
import { startServer } from './testing/server.ts'

const { patience } = DEFAULT_SETTINGS

const dropped = async (url: string, reason: string): Promise<number> => {
  const { text } = await new Client(url).http('GET', '/metrics')
  return Number(new RegExp(`ecumene_sockets_dropped_total\\{reason="${reason}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
}

/** An open socket that sends nothing, not even pongs. */
const openSilent = async (url: string): Promise<Raw> => {
  const raw = await openRaw(url)
  raw.send(HANDSHAKE)
  await raw.until('101 Switching Protocols')
  return raw
}

describe('a server that is not patient', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer({ patience: { ...patience, requestMs: 1000, connectionMs: 1500 } })
  })
  afterAll(() => server.close())

  it.each([
    ['a head', 'GET /api/health HTTP/1.1\r\nHost: localh'],
    [
      'a body',
      'PUT /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n{"na',
    ],
  ])('does not wait for the end of %s for ever', async (_what, beginning) => {
    const raw = await openRaw(server.url)
    raw.send(beginning)
    expect(await raw.closed).not.toContain('200 OK')
  })

  it('closes connections that send nothing, and idle ones', async () => {
    const used = await openRaw(server.url)
    used.send('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(await used.closed).toContain('200 OK')
    const idle = await openRaw(server.url)
    expect(await idle.closed).not.toContain('200 OK')
  })

  it('keeps sockets, to which these limits do not apply', async () => {
    const client = new Client(server.url)
    await client.connect()
    // Two connections that say nothing are closed one after the other in the meantime.
    for (let number = 0; number < 2; number++) await (await openRaw(server.url)).closed
    client.send({ type: 'ping' })
    expect(await client.until((message) => message.type === 'pong')).toEqual({ type: 'pong' })
    client.disconnect()
  })
})

describe('sockets', () => {
  it('whose other end is gone are dropped; those that answer pings stay', async () => {
    const server = await startServer({ patience: { ...patience, pingMs: 500 } })
    const lively = await Client.named(server.url, 'Ann')
    await lively.connect()
    const dead = await openSilent(server.url)
    // It is asked first.
    expect(await dead.closed).toContain('\x89\x00')
    expect(await dropped(server.url, 'silent')).toBeGreaterThanOrEqual(1)
    lively.send({ type: 'ping' })
    await lively.until((message) => message.type === 'pong')
    lively.disconnect()
    await server.close()
  })

  it('without a subscription are closed after a while, others are not', async () => {
    const server = await startServer({ patience: { ...patience, pingMs: 100, idleSocketMs: 3000 } })
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ann.connect()
    ann.subscribe(id, null)
    await ann.untilState(() => true)
    const turns = await Client.named(server.url, 'Bob')
    await turns.connect()
    turns.send({ type: 'turns', follow: true })
    const idle = new Client(server.url)
    await idle.connect()
    expect(await idle.untilClosed()).toMatchObject({ code: 4004 })
    const another = new Client(server.url)
    await another.connect()
    expect(await another.untilClosed()).toMatchObject({ code: 4004 })
    expect([ann.closed, turns.closed]).toEqual([null, null])
    for (const client of [ann, turns]) client.disconnect()
    await server.close()
  })

  it('that send malformed frames are closed, with one line in the log for all', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ecumene-frames-'))
    const child = startChild({ DATA_DIR: folder, LOG_LEVEL: 'debug' })
    const url = await child.url
    for (let number = 0; number < 20; number++) {
      const raw = await openSilent(url)
      // No such kind of frame, not masked, and with bits set that mean nothing.
      raw.send(Buffer.from([0xf7, 0x00, 0x00, 0x00]))
      // 1002: a protocol error.
      expect(await raw.closed).toContain('\x88\x02\x03\xea')
    }
    expect(await dropped(url, 'bad')).toBe(20)
    child.kill('SIGTERM')
    expect(await child.exit).toBe(0)
    rmSync(folder, { recursive: true, force: true })
    expect(child.output().match(/no frame of a WebSocket/g)).toHaveLength(1)
    expect(child.output()).not.toMatch(/ at .*\.js:\d+|stack/)
  })
})
