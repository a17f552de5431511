import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { startServer } from './testing/server.ts'
import { scriptBeside } from './threads/script.ts'

let server: Awaited<ReturnType<typeof startServer>>
const start = async (rulesMs: number) => {
  server = await startServer({
    shelf: scriptBeside(import.meta.url, 'testing/looping').href,
    timeLimits: { rulesMs, botsMs: NEVER_MS },
  })
}
afterEach(() => server.close())

const NEVER_MS = 3_600_000
/** Waited out in full by the test that needs it; the moves of the toy take a thousandth of it. */
const SOON_MS = 4000

const seats = [{ kind: 'me' }, { kind: 'me' }] as const

const open = async (game: string) => {
  const client = await Client.named(server.url, 'Ann')
  const { id } = await client.create({ game, seats: [...seats] })
  await client.connect()
  client.subscribe(id, 0)
  await client.untilState(({ seen }) => seen !== null)
  return { client, id }
}
const bid = ({ client, id }: Awaited<ReturnType<typeof open>>, ducats: number, seat = 0, ply = 0) =>
  client.command({ type: 'submit', table: id, seat, ply, move: `bid ${ducats}` })

describe('rules that never return', () => {
  it('keep no other table waiting, long before their time is up', async () => {
    const release = join(mkdtempSync(join(tmpdir(), 'ecumene-isolation-')), 'release')
    process.env['LOOPING_UNTIL'] = release
    await start(NEVER_MS)
    const bad = await open('looping')
    const good = await open('bazaar')
    const stuck = bid(bad, 5)
    // The only rules thread is stuck; the other table is served anyway.
    expect(await bid(good, 1)).toEqual({ ok: true, ply: 1 })
    expect(await bid(good, 1, 1, 1)).toEqual({ ok: true, ply: 2 })
    // It was stuck all the while: nothing else lets it go.
    writeFileSync(release, '')
    expect(await stuck).toEqual({ ok: true, ply: 1 })
    rmSync(dirname(release), { recursive: true })
  })

  it('cost their own table the move, and other tables nothing', async () => {
    await start(SOON_MS)
    const bad = await open('looping')
    const good = await open('bazaar')
    const stuck = bid(bad, 3)
    expect(await bid(good, 1)).toEqual({ ok: true, ply: 1 })
    expect(await bid(good, 1, 1, 1)).toEqual({ ok: true, ply: 2 })
    expect(await stuck).toMatchObject({ ok: false, code: 'unavailable' })

    // Nothing was kept; the table is suspended for a while, and refused at once.
    expect(await bid(bad, 1)).toMatchObject({ ok: false, code: 'unavailable' })
    expect(await bid(good, 1, 0, 2)).toMatchObject({ ok: false, code: 'illegal' })
    const { text } = await good.client.http('GET', '/metrics')
    expect(text).toContain('ecumene_jobs_lost_total{crew="rules"} 1')
  })

  it('rules that throw refuse the move without exposing the error', async () => {
    await start(NEVER_MS)
    const table = await open('looping')
    const thrown = await bid(table, 4)
    expect(thrown).toMatchObject({ ok: false, code: 'unavailable' })
    expect(JSON.stringify(table.client.received)).not.toContain('secret')
    expect(await bid(table, 2)).toEqual({ ok: true, ply: 1 })
  })
})
