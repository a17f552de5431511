import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CODE_LENGTH, CODE_LETTERS, DEVICE_CODE, GUEST, MY_DATA, type TableInfo, tidyCode } from '@ecumene/protocol'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { startServer, testSettings } from './testing/server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ecumene-mine-'))
const limits = { ...testSettings().limits, codes: { burst: 1000, perSecond: 1000 } }
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ dataDir, limits })
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const codeOf = async (client: Client): Promise<string> =>
  DEVICE_CODE.parse((await client.http('POST', '/api/guest/code')).body).code
const enter = (client: Client, code: string) => client.http('POST', '/api/guest/enter', { code })
const whoIs = async (client: Client) => GUEST.parse((await client.http('GET', '/api/guest')).body)
const tableAt = async (client: Client, id: string) => (await client.http('GET', `/api/tables/${id}`)).body as TableInfo

describe('a code for another device', () => {
  it('can be read out, and makes another browser the same guest, with their seats', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'open' }, { kind: 'me' }] })
    const { body } = await ann.http('POST', '/api/guest/code')
    const { code, until } = DEVICE_CODE.parse(body)
    expect(code).toMatch(/^\w{3}-\w{3}-\w{3}$/)
    expect(tidyCode(code)).toHaveLength(CODE_LENGTH)
    expect([...tidyCode(code)].every((letter) => CODE_LETTERS.includes(letter))).toBe(true)
    expect(until).toBeGreaterThan(Date.now())

    const phone = new Client(server.url)
    const entered = await enter(phone, ` ${code.toLowerCase().replaceAll('-', ' ')} `)
    expect(entered).toMatchObject({ status: 200, body: { name: 'Ann' } })
    expect(await whoIs(phone)).toEqual(await whoIs(ann))
    expect((await tableAt(phone, id)).yours).toEqual([1])
  })

  it('works once, and a newer one takes its place', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const first = await codeOf(ann)
    const second = await codeOf(ann)
    expect(await enter(new Client(server.url), first)).toMatchObject({ status: 404, body: { code: 'wrongCode' } })
    expect((await enter(new Client(server.url), second)).status).toBe(200)
    const late = new Client(server.url)
    expect(await enter(late, second)).toMatchObject({ status: 410, body: { code: 'expiredCode' } })
    expect(late.cookie).toBeNull()
  })

  it('that does not exist, or is malformed, changes nothing', async () => {
    const bob = await Client.named(server.url, 'Bob')
    const before = await whoIs(bob)
    expect(await enter(bob, 'AAA-AAA-AAA')).toMatchObject({ status: 404, body: { code: 'wrongCode' } })
    expect(await enter(bob, '')).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect(await enter(bob, 'x'.repeat(41))).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect(await whoIs(bob)).toEqual(before)
    expect(await new Client(server.url).http('POST', '/api/guest/code')).toMatchObject({ body: { code: 'noGuest' } })
  })

  it('cannot be guessed: attempts are counted by address', async () => {
    const strict = await startServer({ limits: { ...limits, codes: { burst: 3, perSecond: 0.001 } } })
    const tries: unknown[] = []
    for (let attempt = 0; attempt < 4; attempt++) {
      tries.push((await enter(new Client(strict.url), `AAA-AAA-AA${attempt + 2}`)).body)
    }
    expect(tries).toMatchObject([
      { code: 'wrongCode' },
      { code: 'wrongCode' },
      { code: 'wrongCode' },
      { code: 'tooMany' },
    ])
    await strict.close()
  })

  it('accepts letters that are easily confused', () => {
    expect(tidyCode('sBz-234')).toBe('582234')
    expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length)
    expect(CODE_LENGTH * Math.log2(CODE_LETTERS.length)).toBeGreaterThan(40)
    expect(CODE_LETTERS).not.toMatch(/[01OILSBZ]/)
  })
})

describe('a guest in several browsers', () => {
  const onTwoDevices = async () => {
    const laptop = await Client.named(server.url, 'Ann')
    const phone = new Client(server.url)
    expect((await enter(phone, await codeOf(laptop))).status).toBe(200)
    return { laptop, phone }
  }
  /** The same browser as it was: what the server sets now is not kept. */
  const asItWas = (client: Client) => new Client(client.url, client.cookie)

  it('signs out everywhere else, and stays who they are', async () => {
    const { laptop, phone } = await onTwoDevices()
    const { id } = await laptop.create({ game: 'duel', seats: [{ kind: 'open' }, { kind: 'me' }] })
    const me = await whoIs(laptop)
    const [before, stolen, code] = [asItWas(laptop), asItWas(phone), await codeOf(laptop)]
    await phone.connect()
    expect(await laptop.http('POST', '/api/guest/sign-out')).toMatchObject({ status: 200, body: me })
    expect(await phone.untilClosed()).toMatchObject({ code: 4003 })
    expect(await whoIs(laptop)).toEqual(me)
    expect((await tableAt(laptop, id)).yours).toEqual([1])
    for (const old of [before, stolen]) {
      const refused = await old.http('PUT', '/api/guest', { name: 'Mallory' })
      expect(refused).toMatchObject({ status: 401, body: { code: 'badCookie' } })
    }
    expect(await enter(new Client(server.url), code)).toMatchObject({ body: { code: 'wrongCode' } })
    expect((await whoIs(laptop)).name).toBe('Ann')
    // A new code brings the phone back, and both can be signed out again.
    const back = new Client(server.url)
    expect((await enter(back, await codeOf(laptop))).status).toBe(200)
    expect(await whoIs(back)).toEqual(me)
    await back.http('POST', '/api/guest/sign-out')
    expect((await asItWas(laptop).http('GET', '/api/guest/data')).status).toBe(401)
    expect((await tableAt(back, id)).yours).toEqual([1])
  })

  it('is forgotten in all of them', async () => {
    const { laptop, phone } = await onTwoDevices()
    const { id } = await whoIs(laptop)
    await phone.connect()
    expect((await laptop.http('DELETE', '/api/guest')).status).toBe(200)
    expect(await phone.untilClosed()).toMatchObject({ code: 4003 })
    expect((await asItWas(phone).http('PUT', '/api/guest', { name: 'Ann' })).status).toBe(401)
    expect((await asItWas(phone).http('POST', '/api/guest/sign-out')).status).toBe(401)
    const file = new DatabaseSync(join(dataDir, 'ecumene.sqlite'))
    expect(file.prepare('SELECT * FROM guests WHERE id = ?').all(id)).toEqual([])
    file.close()
  })

  it('stays so in every process on the same file, and after a restart', async () => {
    const other = await startServer({ dataDir, limits })
    const { laptop, phone } = await onTwoDevices()
    const there = new Client(other.url, phone.cookie)
    await there.connect()
    const me = await whoIs(laptop)
    expect(await whoIs(there)).toEqual(me)
    await laptop.http('POST', '/api/guest/sign-out')
    expect(await there.untilClosed()).toMatchObject({ code: 4003 })
    expect((await asItWas(there).http('GET', '/api/guest/data')).status).toBe(401)
    expect(await whoIs(new Client(other.url, laptop.cookie))).toEqual(me)
    await other.close()
    const later = await startServer({ dataDir, limits })
    expect((await new Client(later.url, phone.cookie).http('GET', '/api/guest/data')).status).toBe(401)
    expect(await whoIs(new Client(later.url, laptop.cookie))).toEqual(me)
    await later.close()
  })
})

describe('what is known of a guest', () => {
  it('can be downloaded by them, and by nobody else', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const bob = await Client.named(server.url, 'Bob')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await bob.join(id)
    const say = (client: Client, seat: number, text: string) =>
      client.http('POST', `/api/tables/${id}/chat`, { id: `request-${text}`, seat, said: { text } })
    await say(ann, 0, 'mine')
    await say(bob, 1, 'theirs')
    const { body, text } = await ann.http('GET', '/api/guest/data')
    expect(MY_DATA.parse(body)).toMatchObject({
      guest: { name: 'Ann' },
      tables: [{ id, game: 'duel', yours: [0], isMine: true }],
      said: [{ table: id, said: { text: 'mine' } }],
    })
    expect(text).not.toContain('theirs')
    expect(text).not.toMatch(/"(seed|deal)"/)
    expect((await new Client(server.url).http('GET', '/api/guest/data')).body).toMatchObject({ code: 'noGuest' })
  })
})

describe('a guest who wishes to be forgotten', () => {
  it('leaves no name, word or seat behind, and the others play on', async () => {
    const name = 'Zaphod-the-forgotten'
    const words = 'words-of-the-forgotten'
    const ann = await Client.named(server.url, 'Ann')
    const gone = await Client.named(server.url, name)
    const { id: goneId } = await whoIs(gone)
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const
    const running = await ann.create({ game: 'duel', seats: [...seats] })
    await gone.join(running.id)
    const waiting = await ann.create({ game: 'duel', seats: [...seats] })
    const own = await gone.create({ game: 'duel', seats: [...seats] })
    const over = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await gone.join(over.id)
    await ann.http('POST', `/api/tables/${over.id}/commands`, {
      type: 'resign',
      id: 'give-it-up',
      table: over.id,
      seat: 0,
    })
    await gone.http('POST', `/api/tables/${running.id}/chat`, { id: 'last-words', seat: 1, said: { text: words } })
    await ann.connect()
    ann.subscribe(running.id, 0)
    ann.send({ type: 'hear', table: running.id, from: 0 })
    await ann.until(({ type }, at) => type === 'chat' && (ann.received[at] ?? '').includes(words))

    const from = ann.received.length
    const forgotten = await gone.http('DELETE', '/api/guest')
    expect(forgotten).toMatchObject({ status: 200, body: { id: '', name: '' } })
    expect(forgotten.headers.get('set-cookie')).toContain('Max-Age=0')
    // Watchers see a bot take over, and the chat lines disappear.
    await ann.untilState(({ seats: [, second] }) => second?.kind === 'bot', from)
    await ann.until((message) => message.type === 'chat' && message.lines.some(({ said }) => said === null), from)
    expect((await tableAt(ann, running.id)).seats).toMatchObject([{ name: 'Ann' }, { kind: 'bot' }])
    expect((await tableAt(ann, over.id)).seats[1]).toEqual({ kind: 'person', name: '', here: false, gone: true })
    expect((await tableAt(ann, waiting.id)).status).toBe('waiting')
    expect((await ann.http('GET', `/api/tables/${own.id}`)).status).toBe(404)

    // The game goes on against the bot.
    const mine = await ann.untilState(({ seen }) => (seen?.legal.length ?? 0) > 0, from)
    const { ply = 0, legal = [] } = mine.seen ?? {}
    const moved = await ann.command({ type: 'submit', table: running.id, seat: 0, ply, move: legal[0] ?? '' })
    expect(moved).toMatchObject({ ok: true })
    ann.disconnect()

    // The rematch of a game with somebody who is gone has a seat for anyone.
    const again = { type: 'rematch', id: 'once-again', table: over.id, seat: 0 }
    expect((await ann.http('POST', `/api/tables/${over.id}/commands`, again)).status).toBe(200)
    const { rematch } = await tableAt(ann, over.id)
    expect((await (await Client.named(server.url, 'Cat')).join(rematch ?? '')).status).toBe('playing')

    // Nothing is left in the store either.
    await server.close()
    const file = new DatabaseSync(join(dataDir, 'ecumene.sqlite'))
    const tables = file.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all() as { name: string }[]
    expect(tables.length).toBeGreaterThan(4)
    for (const { name: table } of tables) {
      const rows = JSON.stringify(file.prepare(`SELECT * FROM ${table}`).all())
      for (const trace of [name, words, goneId]) expect(rows.includes(trace), `${trace} in ${table}`).toBe(false)
    }
    file.close()
    server = await startServer({ dataDir, limits })
    const back = new Client(server.url)
    expect((await tableAt(back, running.id)).seats[1]?.kind).toBe('bot')
  })
})
