import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { startServer } from './testing/server.ts'
import { scriptBeside } from './threads/script.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({
    shelf: scriptBeside(import.meta.url, 'testing/looping').href,
    timeLimits: { rulesMs: 30_000, botsMs: 30_000 },
  })
})
afterAll(() => server.close())

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
  it('cost their own table the move, and other tables nothing', async () => {
    const bad = await open('looping')
    const good = await open('bazaar')
    let isLost = false
    const stuck = bid(bad, 3).then((result) => {
      isLost = true
      return result
    })
    // The only rules thread is stuck; the other table is served anyway, before the time limit.
    expect(await bid(good, 1)).toEqual({ ok: true, ply: 1 })
    expect(isLost).toBe(false)
    expect(await bid(good, 1, 1, 1)).toEqual({ ok: true, ply: 2 })
    expect(await stuck).toMatchObject({ ok: false, code: 'unavailable' })

    // Nothing was kept; the table is suspended for a while, and refused at once.
    expect(await bid(bad, 1)).toMatchObject({ ok: false, code: 'unavailable' })
    expect(await bid(good, 1, 0, 2)).toMatchObject({ ok: false, code: 'illegal' })
    const { text } = await good.client.http('GET', '/metrics')
    expect(text).toContain('ecumene_jobs_lost_total{crew="rules"} 1')
  })

  it('rules that throw refuse the move without exposing the error', async () => {
    const table = await open('looping')
    const thrown = await bid(table, 4)
    expect(thrown).toMatchObject({ ok: false, code: 'unavailable' })
    expect(JSON.stringify(table.client.received)).not.toContain('secret')
    expect(await bid(table, 2)).toEqual({ ok: true, ply: 1 })
  })
})
