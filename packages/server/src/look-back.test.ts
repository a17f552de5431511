import { importMatch, seeded } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import { ALL_GAMES } from '@ecumene/shelf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { playRandomly } from './testing/play.ts'
import { startServer } from './testing/server.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

it('shows any earlier moment as the public saw it, and the whole match only after the end', async () => {
  const ann = await Client.named(server.url, 'Ann')
  const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
  const stranger = new Client(server.url)
  const at = async (ply: number | string) => stranger.http('GET', `/api/tables/${id}/at/${ply}`)
  const now = async () => {
    const { body } = await stranger.http('GET', `/api/tables/${id}/state`)
    return (body as { readonly state: TableState }).state.seen
  }
  await ann.connect()
  ann.send({ type: 'subscribe', table: id, seat: 0, have: 0 })
  await playRandomly(ann, id, 0, seeded('look back'), ({ seen }) => (seen?.ply ?? 0) >= 12)

  const seen = await now()
  expect((await at(seen?.ply ?? 0)).body).toEqual(seen)
  const earlier = (await at(5)).body as NonNullable<TableState['seen']>
  expect(earlier).toMatchObject({ ply: 5, legal: [] })
  expect(earlier.history).toEqual(seen?.history.slice(0, 5))
  expect((await at('x')).status).toBe(400)
  expect((await stranger.http('GET', '/api/tables/nosuchtable/at/1')).status).toBe(404)

  const secret = await stranger.http('GET', `/api/tables/${id}/match`)
  expect(secret).toMatchObject({ status: 409, body: { code: 'notOver' } })
  expect(secret.text).not.toContain('seed')

  await playRandomly(ann, id, 0, seeded('to the end'))
  const file = await stranger.http('GET', `/api/tables/${id}/match`)
  const match = importMatch(ALL_GAMES, file.text)
  expect(match.ok && match.value.ply).toBe((await now())?.ply)
})
