import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importMatch } from '@ecumene/kernel'
import { FROZEN, type TableState } from '@ecumene/protocol'
import { ALL_GAMES } from '@ecumene/shelf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Server } from './serve.ts'
import { Client } from './testing/client.ts'
import { startServer } from './testing/server.ts'
import { scriptBeside } from './threads/script.ts'

/*
 * Matches begun under one set of rules on a server that comes back with another: `testing/changed-rules.ts` refuses a bid
 * of 3 and breaks down at a bid of 4.
 */

const dataDir = mkdtempSync(join(tmpdir(), 'ecumene-frozen-'))
const shelf = String(scriptBeside(import.meta.url, './testing/changed-rules'))
let server: Server
let ann: Client
let bob: Client
let cat: Client
/** A table for each bid, by the bid. */
const tables = new Map<number, string>()
let duel = ''
/** One more with a bid of 3, whose players do not agree on its end. */
const SEALED = 33

beforeAll(async () => {
  const before = await startServer({ dataDir })
  ann = await Client.named(before.url, 'Ann')
  bob = await Client.named(before.url, 'Bob')
  cat = await Client.named(before.url, 'Cat')
  await ann.connect()
  for (const bid of [2, 3, 4, SEALED]) {
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
    await bob.join(id, 1)
    await cat.join(id, 2)
    tables.set(bid, id)
    expect(await ann.command({ type: 'submit', table: id, seat: 0, ply: 0, move: 'bid 1' })).toMatchObject({ ok: true })
    await bob.connect()
    const move = `bid ${bid === SEALED ? 3 : bid}`
    expect(await bob.command({ type: 'submit', table: id, seat: 1, ply: 1, move })).toMatchObject({ ok: true })
    bob.disconnect()
  }
  duel = (await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] })).id
  ann.disconnect()
  await before.close()
  server = await startServer({ dataDir, shelf })
  ann = new Client(server.url, ann.cookie)
  bob = new Client(server.url, bob.cookie)
  cat = new Client(server.url, cat.cookie)
  await ann.connect()
})
afterAll(async () => {
  ann.disconnect()
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const answer = (client: Client, table: string, seat: number, answered: 'agree' | 'withdraw') =>
  client.http('POST', `/api/tables/${table}/commands`, {
    type: 'endForGood',
    id: `request-${requests++}`,
    table,
    seat,
    answer: answered,
  })
let requests = 0
const tableOf = (bid: number): string => tables.get(bid) ?? ''
const stateAt = async (id: string, seat?: number) => {
  const { status, body } = await ann.http('GET', `/api/tables/${id}/state${seat === undefined ? '' : `?seat=${seat}`}`)
  expect(status).toBe(200)
  return (body as { readonly state: TableState }).state
}

describe('a match whose log the rules can still follow', () => {
  it('goes on under the new rules', async () => {
    const id = tableOf(2)
    const state = await stateAt(id, 0)
    expect(state.frozen).toBeUndefined()
    expect(state.seen?.ply).toBe(2)
    const command = { type: 'submit', id: 'cat-plays-on', table: id, seat: 2, ply: 2, move: 'bid 1' }
    expect((await cat.http('POST', `/api/tables/${id}/commands`, command)).body).toMatchObject({ type: 'done', ply: 3 })
  })
})

describe.each([
  ['refuse', 3],
  ['break down at', 4],
] as const)('a match with a move that the rules %s', (_how, bid) => {
  it('is frozen: the state says so, and shows what can be shown', async () => {
    const state = await stateAt(tableOf(bid), 0)
    expect(FROZEN.parse(state.frozen)).toEqual({ begun: '1', now: '2', entries: 2, shown: 1, agreed: [] })
    expect(state.seen).toMatchObject({ ply: 1, deciders: [], legal: [], asked: null })
    expect(state.status).toBe('playing')
    expect(JSON.stringify(state)).not.toContain('secret')
  })

  it('is announced to watchers, who can change nothing', async () => {
    const id = tableOf(bid)
    ann.subscribe(id, 0, 0, true)
    const state = await ann.untilState((each) => each.id === id)
    expect(state.frozen).toMatchObject({ shown: 1 })
    for (const command of [
      { type: 'submit', table: id, seat: 0, ply: 2, move: 'bid 1' },
      { type: 'undo', table: id, seat: 0, ply: 2, to: 0 },
      { type: 'takeback', table: id, seat: 0, ply: 2, to: 0, answer: 'ask' },
      { type: 'resign', table: id, seat: 0 },
    ] as const) {
      expect(await ann.command(command)).toMatchObject({ ok: false, code: 'frozen' })
    }
    expect((await ann.http('GET', `/api/tables/${id}/at/0`)).body).toMatchObject({ ply: 0 })
  })

  it('is sealed while it may go on, and opened when all its players have ended it for good', async () => {
    const id = tableOf(bid)
    const path = `/api/tables/${id}/match`
    const stranger = new Client(server.url)
    const isSealed = async () => {
      for (const client of [ann, bob, cat, stranger]) {
        const { status, body, text } = await client.http('GET', path)
        expect({ status, body }).toMatchObject({ status: 409, body: { code: 'frozen' } })
        expect(text).not.toMatch(/"(seed|deal)"/)
      }
    }
    await isSealed()
    expect((await answer(stranger, id, 0, 'agree')).body).toMatchObject({ code: expect.any(String) })
    for (const [client, seat] of [
      [ann, 0],
      [bob, 1],
      [ann, 0],
    ] as const)
      await answer(client, id, seat, 'agree')
    expect((await stateAt(id)).frozen?.agreed).toEqual([0, 1])
    await answer(bob, id, 1, 'withdraw')
    await answer(cat, id, 2, 'agree')
    expect(await stateAt(id)).toMatchObject({ status: 'playing', frozen: { agreed: [0, 2] } })
    await isSealed()
    ann.subscribe(id, 0)
    expect((await answer(bob, id, 1, 'agree')).status).toBe(200)
    await ann.untilState((state) => state.id === id && state.status === 'over')
    expect(await stateAt(id)).toMatchObject({ status: 'over', frozen: { agreed: [0, 1, 2] } })
    const { text } = await stranger.http('GET', path)
    // The rules under which it was begun open it as it was.
    const match = importMatch(ALL_GAMES, text)
    expect(match.ok && match.value.record().log).toEqual([
      { seat: 0, move: 'bid 1' },
      { seat: 1, move: `bid ${bid}` },
    ])
  })
})

describe('a match of a game that the server no longer has', () => {
  it('is frozen too, with nothing to show', async () => {
    const state = await stateAt(duel)
    expect(state.frozen).toEqual({ begun: '1', now: null, entries: 0, shown: null, agreed: [] })
    expect(state.seen).toBeNull()
  })
})

describe('the server', () => {
  it('counts frozen matches, and plays new tables as usual', async () => {
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'me' }] })
    expect(await ann.command({ type: 'submit', table: id, seat: 0, ply: 0, move: 'bid 1' })).toMatchObject({ ok: true })
    const { text } = await ann.http('GET', '/metrics')
    expect(text).toMatch(/^ecumene_matches_frozen_total [1-9]/m)
    expect(text).toMatch(/^ecumene_refusals_total\{code="frozen"\} [1-9]/m)
  })
})

describe('the rules that come back', () => {
  beforeAll(async () => {
    await answer(ann, tableOf(SEALED), 0, 'agree')
    await server.close()
    server = await startServer({ dataDir })
    ann = new Client(server.url, ann.cookie)
    bob = new Client(server.url, bob.cookie)
    cat = new Client(server.url, cat.cookie)
    await ann.connect()
  })

  it('resume a match that was frozen, even if some wanted to end it', async () => {
    const id = tableOf(SEALED)
    const { frozen, seen } = await stateAt(id, 0)
    expect(frozen).toBeUndefined()
    expect((await ann.http('GET', `/api/tables/${id}/match`)).body).toMatchObject({ code: 'notOver' })
    const refused = await answer(bob, id, 1, 'agree')
    expect(refused.body).toMatchObject({ code: 'nothingAsked' })
    const command = { type: 'submit', id: 'cat-plays-on', table: id, seat: 2, ply: seen?.ply, move: 'bid 1' }
    expect((await cat.http('POST', `/api/tables/${id}/commands`, command)).body).toMatchObject({ type: 'done' })
  })

  it('leave alone a match that was ended for good', async () => {
    const id = tableOf(3)
    expect(await stateAt(id, 0)).toMatchObject({ status: 'over', frozen: { agreed: [0, 1, 2] }, seen: { legal: [] } })
    const command = { type: 'submit', id: 'cat-is-late', table: id, seat: 2, ply: 2, move: 'bid 1' }
    expect((await cat.http('POST', `/api/tables/${id}/commands`, command)).body).toMatchObject({ code: 'frozen' })
    expect((await ann.http('GET', `/api/tables/${id}/match`)).status).toBe(200)
  })
})
