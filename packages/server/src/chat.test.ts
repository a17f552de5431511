import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHAT_LENGTH, CHAT_LINE, CHAT_TEXT, type ChatLine, type Said, tidyChat } from '@ecumene/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { startServer, testSettings } from './testing/server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ecumene-chat-'))
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ dataDir, limits: { ...testSettings().limits, chat: { burst: 1000, perSecond: 1000 } } })
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

let ids = 0
const say = async (client: Client, table: string, seat: number, said: Said, id = `request-${ids++}`) => {
  const from = client.received.length
  client.send({ type: 'say', id, table, seat, said })
  return client.until((message) => 'id' in message && message.id === id, from)
}
const told = (client: Client): readonly ChatLine[] =>
  client.received.flatMap((text) => {
    const message = JSON.parse(text) as { readonly type: string; readonly lines: readonly ChatLine[] }
    return message.type === 'chat' ? CHAT_LINE.array().parse(message.lines) : []
  })
const hears = (client: Client, table: string, seat: number | null, from = 0) => {
  client.subscribe(table, seat)
  client.send({ type: 'hear', table, from })
}
const heard = (client: Client, words: string) =>
  client.until(({ type }, at) => type === 'chat' && (client.received[at] ?? '').includes(words))

const atTable = async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Client.named(server.url, name)))
  if (ann === undefined || bob === undefined || eve === undefined) throw new Error('nobody came')
  const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await bob.join(id)
  await Promise.all([ann, bob, eve].map((client) => client.connect()))
  return { ann, bob, eve, id }
}

describe('what is said at a table', () => {
  it('reaches players and spectators, text as text and phrases as keys', async () => {
    const { ann, bob, eve, id } = await atTable()
    hears(ann, id, 0)
    hears(bob, id, 1)
    hears(eve, id, null)
    // An empty chat is reported, too.
    expect(await eve.until(({ type }) => type === 'chat')).toMatchObject({ table: id, lines: [] })
    expect(await say(ann, id, 0, { text: '<b>hi</b> https://example.org' })).toMatchObject({ type: 'said', number: 0 })
    expect(await say(bob, id, 1, { phrase: 'luck' })).toMatchObject({ type: 'said', number: 1 })
    for (const client of [ann, bob, eve]) {
      await heard(client, 'luck')
      expect(told(client)).toMatchObject([
        { number: 0, seat: 0, name: 'Ann', said: { text: '<b>hi</b> https://example.org' } },
        { number: 1, seat: 1, name: 'Bob', said: { phrase: 'luck' } },
      ])
    }
    const [first, second] = told(eve)
    expect(first?.author).not.toBe(second?.author)
  })

  it('can be said only by those who sit there', async () => {
    const { ann, eve, id } = await atTable()
    expect(await say(eve, id, 0, { phrase: 'hello' })).toMatchObject({ refusal: { code: 'notYourSeat' } })
    expect(await say(ann, id, 1, { phrase: 'hello' })).toMatchObject({ refusal: { code: 'notYourSeat' } })
    const nobody = new Client(server.url)
    await nobody.connect()
    expect(await say(nobody, id, 0, { phrase: 'hello' })).toMatchObject({ refusal: { code: 'notYourSeat' } })
    expect((await ann.http('GET', `/api/tables/${id}/chat`)).body).toEqual([])
  })

  it('reaches only those who follow the table, until they leave it', async () => {
    const { ann, eve, id } = await atTable()
    eve.send({ type: 'hear', table: id, from: 0 })
    expect(await eve.until(({ type }) => type === 'refused')).toMatchObject({ refusal: { code: 'nothingAsked' } })
    hears(eve, id, null)
    await say(ann, id, 0, { text: 'while you are here' })
    await heard(eve, 'while you are here')
    eve.send({ type: 'unsubscribe', table: id })
    // An answer over the same connection: everything sent before it has been read.
    const at = eve.received.length
    eve.send({ type: 'ping' })
    await eve.until(({ type }) => type === 'pong', at)
    await say(ann, id, 0, { text: 'behind your back' })
    eve.send({ type: 'ping' })
    await eve.until(({ type }) => type === 'pong', eve.received.length)
    expect(JSON.stringify(told(eve))).not.toContain('behind')
  })

  it('is said once, however often it is sent, and can be read from any line on after a restart', async () => {
    const { ann, bob, id } = await atTable()
    hears(ann, id, 0)
    await say(ann, id, 0, { text: 'one' }, 'the-same-request')
    expect(await say(ann, id, 0, { text: 'one' }, 'the-same-request')).toMatchObject({ type: 'said', number: 0 })
    await say(ann, id, 0, { text: 'two' })
    expect(told(ann).map(({ number }) => number)).toEqual([0, 1])
    for (const client of [ann, bob]) client.disconnect()
    await server.close()
    server = await startServer({ dataDir })
    const back = new Client(server.url, bob.cookie)
    await back.connect()
    hears(back, id, 1, 1)
    await heard(back, 'two')
    expect(told(back)).toMatchObject([{ number: 1, said: { text: 'two' } }])
    back.disconnect()
  })

  it('may be said and read over HTTP, and before the game begins', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const path = `/api/tables/${id}/chat`
    const body = { id: 'request-http', seat: 0, said: { phrase: 'hello' } }
    expect((await ann.http('POST', path, body)).body).toEqual({ type: 'said', id: 'request-http', number: 0 })
    expect((await new Client(server.url).http('GET', path)).body).toMatchObject([{ said: { phrase: 'hello' } }])
    expect((await ann.http('GET', `${path}?from=1`)).body).toEqual([])
    expect(await new Client(server.url).http('POST', path, body)).toMatchObject({ status: 401 })
    expect(await ann.http('POST', '/api/tables/nosuchtable/chat', body)).toMatchObject({ status: 404 })
    const bad = await ann.http('POST', path, { ...body, said: { phrase: 'curse' } })
    expect(bad).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect((await ann.http('GET', '/api/tables/nosuchtable/chat')).status).toBe(404)
  })

  it('is limited in rate', async () => {
    const strict = await startServer({ limits: { ...testSettings().limits, chat: { burst: 2, perSecond: 0.001 } } })
    const ann = await Client.named(strict.url, 'Ann')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] })
    await ann.connect()
    for (let line = 0; line < 2; line++) expect(await say(ann, id, 0, { phrase: 'go' })).toMatchObject({ type: 'said' })
    expect(await say(ann, id, 0, { phrase: 'go' })).toMatchObject({ refusal: { code: 'tooMany' } })
    expect((await ann.http('GET', `/api/tables/${id}/chat`)).body).toHaveLength(2)
    ann.disconnect()
    await strict.close()
  })

  it('reaches listeners at another process', async () => {
    const other = await startServer({ dataDir })
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const eve = new Client(other.url)
    await eve.connect()
    hears(eve, id, null)
    await eve.untilState((state) => state.id === id)
    await ann.http('POST', `/api/tables/${id}/chat`, { id: 'from-afar', seat: 0, said: { text: 'from afar' } })
    await heard(eve, 'from afar')
    eve.disconnect()
    await other.close()
  })
})

describe('a text', () => {
  it.each([
    ['empty', ' '],
    ['too long', 'x'.repeat(CHAT_LENGTH + 1)],
    ['of two lines', 'one\ntwo'],
    ['with a mark that turns the direction of writing', 'abc\u202egnp.exe'],
    ['with an isolate', 'a\u2066b'],
    ['with characters that have no width', 'a\u200bb'],
    ['with a separator of lines', 'a\u2028b'],
    ['with half an emoji', 'a\ud83d'],
    ['with a tower of accents', `a${'\u0301'.repeat(9)}`],
  ])('that is %s is refused, and a page makes it one that is not', (_what, text) => {
    expect(CHAT_TEXT.safeParse(text).success).toBe(false)
    const tidy = tidyChat(text)
    expect(tidy === '' || CHAT_TEXT.safeParse(tidy).success).toBe(true)
  })

  it.each(['Привіт, як справи?', 'Dzień dobry! 😀', '<script>alert(1)</script>', 'a_b & c'])(
    '%s stays as it is',
    (text) => {
      expect(CHAT_TEXT.parse(text)).toBe(text)
      expect(tidyChat(text)).toBe(text)
    },
  )
})
