import { existsSync, mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Child, startChild } from './testing/child.ts'
import { Client } from './testing/client.ts'

let parent = ''
let folder = ''
let children: Child[] = []
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'ecumene-damaged-'))
  folder = join(parent, 'data')
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(children.map(({ exit }) => exit))
  children = []
  rmSync(parent, { recursive: true, force: true })
})

const start = (): Child => {
  const child = startChild({ DATA_DIR: folder })
  children.push(child)
  return child
}
/** What a server says in the end: a busy machine may take its time to read it. */
const heard = (child: Child) => expect.poll(child.output, { timeout: 60_000 })

/** Someone at a table of a server, who has made a move. */
const playing = async (child: Child) => {
  const ann = await Client.named(await child.url, 'Ann')
  const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'me' }] })
  await ann.connect()
  const bid = (ply: number) =>
    ply % 2 === 0
      ? ann.command({ type: 'submit', table: id, seat: 0, ply, move: 'bid 1' })
      : ann.command({ type: 'undo', table: id, seat: 0, ply, to: 0 })
  expect(await bid(0)).toMatchObject({ ok: true, ply: 1 })
  return { ann, bid }
}

describe('a data folder that is deleted under a running server', () => {
  it('stops every write; the server says so and keeps running', async () => {
    const child = start()
    const { ann, bid } = await playing(child)
    rmSync(folder, { recursive: true })
    expect(await bid(1)).toMatchObject({ ok: false, code: 'unavailable' })
    await heard(child).toMatch(/ecumene\.sqlite was removed while the server was using it/)
    expect(await ann.http('GET', '/api/health')).toMatchObject({ status: 503, body: { status: 'failing' } })
    expect(existsSync(folder)).toBe(false)
    child.kill('SIGTERM')
    expect(await child.exit).toBe(0)
  })
})

describe('a store that was damaged between two runs', () => {
  it.each([
    ['ecumene.sqlite', /^ecumene: the store .*ecumene\.sqlite is empty, but .*ecumene\.mark says that there was one/m],
    ['ecumene.sqlite-wal', /^ecumene: the store .* lacks what was written last/m],
  ])('keeps the server from starting when %s has no bytes, with a sentence', async (name, sentence) => {
    const child = start()
    await playing(child)
    child.kill('SIGKILL')
    await child.exit
    truncateSync(join(folder, name), 0)
    const again = start()
    expect(await again.exit).toBe(1)
    await heard(again).toMatch(sentence)
  })
})

describe('a server without a store', () => {
  it('says once that it begins a new one', async () => {
    const first = start()
    await first.url
    first.kill('SIGTERM')
    await first.exit
    // What was said first may be heard last, but it is all heard in the end.
    await heard(first).toContain('there was no store; a new one was begun')
    const second = start()
    await second.url
    second.kill('SIGTERM')
    await second.exit
    expect(second.output()).not.toContain('a new one was begun')
  })
})
