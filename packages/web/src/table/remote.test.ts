import { type Match, ok, type Seen, seen, type Viewer } from '@ecumene/kernel'
import type { TableInfo } from '@ecumene/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitBefore } from './live-socket.ts'
import { openRemoteTable, type RemoteWorld } from './remote.ts'
import { eyesFor, mergeState } from './remote-state.ts'
import { FakeSocket, matchOf, stateOf } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = async (yours: readonly number[] = [0]) => {
  const sockets: FakeSocket[] = []
  const match = matchOf('duel')
  let ids = 0
  let wake: () => void = () => undefined
  const info = { ...stateOf(match, yours[0] ?? null), yours: [...yours] } as TableInfo
  const world: RemoteWorld = {
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    guest: async () => ok({ id: 'me', name: 'Me' }),
    table: async () => ok(info),
    join: async () => ok(null),
    leave: async () => ok(null),
    matchFile: async () => ok({}),
    serverReturned: () => undefined,
    sitsAt: () => undefined,
    newId: () => `request-${++ids}`,
    onReturn: (callback) => {
      wake = callback
      return () => undefined
    },
  }
  const table = openRemoteTable('table-number-one', world)
  await vi.advanceTimersByTimeAsync(0)
  const socket = () => sockets.at(-1) as FakeSocket
  const tell = (viewer: Viewer, from: number, yoursNow: readonly number[] = yours) =>
    socket().say({ type: 'state', from, state: stateOf(match, viewer, from, { yours: [...yoursNow] }) })
  return { table, match, sockets, socket, tell, wake: () => wake() }
}

const play = (match: Match) => {
  const seat = match.deciders()[0] ?? 0
  const move = match.legal(seat)[0]
  match.submit(seat, match.game.notation.notate(move))
}

test('it subscribes with the eyes of its own seat, and shows what comes', async () => {
  const { table, socket, tell } = await setUp()
  socket().open()
  expect(socket().sent).toEqual([
    { type: 'subscribe', table: 'table-number-one', have: 0, seat: 0, changes: true },
    { type: 'hear', table: 'table-number-one', from: 0 },
  ])
  expect(table.snapshot()).toBeNull()
  tell(0, 0)
  expect(table.snapshot()).toMatchObject({ connection: 'online', busy: false, handover: null })
})

test('after a fall it comes back, says what it has, and the history goes on', async () => {
  const { table, match, sockets, socket, tell } = await setUp()
  socket().open()
  play(match)
  play(match)
  tell(0, 0)
  socket().fall()
  expect(table.snapshot()?.connection).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(2)
  play(match)
  socket().open()
  expect(socket().sent[0]).toMatchObject({ type: 'subscribe', have: 2 })
  tell(0, 2)
  expect(table.snapshot()?.connection).toBe('online')
  expect(table.snapshot()?.state.seen?.history.map(({ ply }) => ply)).toEqual([0, 1, 2])
})

test('a command that was not answered is sent again with the same id', async () => {
  const { table, match, socket, tell } = await setUp()
  socket().open()
  tell(0, 0)
  const move = match.game.notation.notate(match.legal(0)[0])
  const done = table.submit(move)
  expect(table.snapshot()?.busy).toBe(true)
  const first = socket().sent.at(-1)
  expect(first).toEqual({ type: 'submit', id: 'request-1', table: 'table-number-one', seat: 0, ply: 0, move })
  socket().fall()
  await vi.advanceTimersByTimeAsync(1000)
  socket().open()
  expect(socket().sent[1]).toEqual(first)
  socket().say({ type: 'done', id: 'request-1', ply: 1 })
  expect(await done).toEqual({ ok: true, value: undefined })
  expect(table.snapshot()?.busy).toBe(false)
})

test('a connection that does not answer is given up', async () => {
  const { table, sockets, socket, tell } = await setUp()
  socket().open()
  tell(0, 0)
  void table.submit('draft the-sphinx')
  await vi.advanceTimersByTimeAsync(8000)
  expect(sockets[0]?.isClosed).toBe(true)
  expect(sockets).toHaveLength(2)
  socket().open()
  expect(socket().sent.map(({ type }) => type)).toEqual(['subscribe', 'submit', 'hear'])
})

test('an idle connection is asked now and then, and given up when it has died in silence', async () => {
  const { table, sockets, socket, tell } = await setUp()
  socket().open()
  tell(0, 0)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(socket().sent.at(-1)).toEqual({ type: 'ping' })
  socket().say({ type: 'pong' })
  await vi.advanceTimersByTimeAsync(19_000)
  expect(socket().sent.filter(({ type }) => type === 'ping')).toHaveLength(1)
  expect(table.snapshot()?.connection).toBe('online')
  await vi.advanceTimersByTimeAsync(1000 + 8000)
  expect(sockets[0]?.isClosed).toBe(true)
  expect(table.snapshot()?.connection).toBe('reconnecting')
  socket().open()
  tell(0, 0)
  expect(table.snapshot()?.connection).toBe('online')
})

test('whoever has left the table asks no more', async () => {
  const { table, socket, tell } = await setUp()
  socket().open()
  tell(0, 0)
  table.close()
  const { length } = socket().sent
  await vi.advanceTimersByTimeAsync(60_000)
  expect(socket().sent).toHaveLength(length)
})

test('refusals come in words: the rules’ own reason, or one for the code', async () => {
  const { table, socket, tell } = await setUp()
  socket().open()
  tell(0, 0)
  const refused = table.submit('x')
  const reason = { key: 'reason.notYourTurn' }
  socket().say({ type: 'refused', id: 'request-1', refusal: { code: 'illegal', message: '', reason } })
  expect(await refused).toEqual({ ok: false, error: reason })
  const stale = table.submit('x')
  socket().say({ type: 'refused', id: 'request-2', refusal: { code: 'stale', message: '' } })
  expect(await stale).toEqual({ ok: false, error: { key: 'refusal.stale' } })
})

test('why not is asked and answered', async () => {
  const { table, socket, tell } = await setUp()
  socket().open()
  tell(0, 0)
  const why = table.whyNot('build altar')
  socket().say({ type: 'reason', id: 'request-1', reason: { key: 'reason.notAsked' } })
  expect(await why).toEqual({ key: 'reason.notAsked' })
})

test('what cannot be done is asked for as a whole, and holds nobody up', async () => {
  const { table, socket, tell } = await setUp()
  socket().open()
  tell(0, 0)
  const asked = table.whyNots()
  expect(socket().sent.at(-1)).toEqual({ type: 'whyNots', id: 'request-1', table: 'table-number-one', seat: 0 })
  expect(table.snapshot()?.busy).toBe(false)
  const reasons = [{ move: 'build altar', reason: { key: 'reason.notAsked' } }]
  socket().say({ type: 'reasons', id: 'request-1', reasons })
  expect(await asked).toEqual(reasons)
})

test('with several seats one looks from the one that is asked', async () => {
  const { match, socket, tell } = await setUp([0, 1])
  socket().open()
  play(match)
  tell(0, 0)
  expect(match.deciders()).toEqual([1])
  expect(socket().sent.at(-1)).toEqual({
    type: 'subscribe',
    table: 'table-number-one',
    have: 0,
    seat: 1,
    changes: true,
  })
})

test('a gap in the history is filled by asking for all of it', async () => {
  const { match, socket, tell, table } = await setUp()
  socket().open()
  play(match)
  play(match)
  tell(0, 1)
  expect(table.snapshot()).toBeNull()
  expect(socket().sent.at(-1)).toMatchObject({ type: 'subscribe', have: 0 })
})

test('while a gap is being filled, what is shown can be played on', async () => {
  const { match, socket, tell, table } = await setUp()
  socket().open()
  tell(0, 0)
  const move = match.game.notation.notate(match.legal(0)[0])
  play(match)
  play(match)
  tell(0, 1)
  expect(socket().sent.at(-1)).toMatchObject({ type: 'subscribe', have: 0 })
  void table.submit(move)
  expect(socket().sent.at(-1)).toMatchObject({ type: 'submit', ply: 0, move })
})

test('a change is made to what is known, and acknowledges the command that led to it', async () => {
  const { match, socket, tell, table } = await setUp()
  socket().open()
  tell(0, 0)
  const before = stateOf(match, 0).seen as Seen<{ readonly turn: number }>
  const done = table.submit('draft the-sphinx')
  play(match)
  const { view, ...news } = seen(match, 0, 0) as Seen<{ readonly turn: number }>
  const change = { type: 'change', table: 'table-number-one', viewer: 0, seen: news, view: { '/turn': 7 } } as const
  socket().say({ ...change, since: 0, id: 'request-1' })
  expect(await done).toEqual({ ok: true, value: undefined })
  expect(table.snapshot()?.state.seen).toEqual({ ...news, view: { ...before.view, turn: 7 } })
  expect(view).not.toEqual(before.view)

  socket().say({ ...change, since: 5 })
  expect(socket().sent.at(-1)).toMatchObject({ type: 'subscribe', have: 0 })
})

test('an unknown table is said to be unknown', async () => {
  const { table, socket } = await setUp()
  socket().open()
  socket().say({ type: 'refused', id: null, refusal: { code: 'notFound', message: '' } })
  expect(table.trouble()).toBe('notFound')
})

test('when the network is back it does not wait for its turn', async () => {
  const { sockets, socket, wake } = await setUp()
  socket().open()
  socket().fall()
  wake()
  expect(sockets).toHaveLength(2)
})

test('the waits grow, are never the same for a crowd, and have an end', () => {
  expect([0, 1, 2, 3].map((attempt) => waitBefore(attempt, 0.5))).toEqual([400, 800, 1600, 3200])
  expect(waitBefore(0, 0)).toBeLessThan(waitBefore(0, 1))
  expect(waitBefore(30, 1)).toBeLessThanOrEqual(8000 * 1.3)
})

test('other eyes begin with an empty history', () => {
  const match = matchOf('duel')
  play(match)
  const known = stateOf(match, null)
  expect(mergeState(known, 0, stateOf(match, 0))?.seen?.history).toHaveLength(1)
  expect(mergeState(known, 1, stateOf(match, 0, 1))).toBeNull()
})

test('who comes and goes is shown, and nothing else changes', async () => {
  const { table, socket, tell } = await setUp()
  socket().open()
  tell(0, 0)
  const before = table.snapshot()?.state
  socket().say({ type: 'presence', table: 'table-number-one', here: [1] })
  const after = table.snapshot()?.state
  expect(after?.seats.map((seat) => seat.kind === 'person' && seat.here)).toEqual([false, true])
  expect(after?.seen).toBe(before?.seen)
})

test.each(['tooMany', 'unavailable'] as const)(
  'whoever may not look yet asks again after a while (%s)',
  async (code) => {
    const { table, socket, tell } = await setUp()
    socket().open()
    socket().say({ type: 'refused', id: null, refusal: { code, message: '' } })
    const { length } = socket().sent
    await vi.advanceTimersByTimeAsync(3000)
    expect(socket().sent.slice(length)).toMatchObject([
      { type: 'subscribe', have: 0, seat: 0 },
      { type: 'hear', from: 0 },
    ])
    tell(0, 0)
    expect(table.snapshot()?.connection).toBe('online')
    await vi.advanceTimersByTimeAsync(6000)
    expect(socket().sent).toHaveLength(length + 2)
  },
)

test('spectators look as the public does', () => {
  expect(eyesFor(stateOf(matchOf('duel'), null))).toBeNull()
})

test('what is said is kept in order, is said as the seat one has, and goes on after a fall', async () => {
  const { table, socket, tell } = await setUp()
  socket().open()
  tell(0, 0)
  const line = (number: number, text: string) => ({
    number,
    seat: 1,
    author: 'bob',
    name: 'Bob',
    said: { text },
    at: number,
  })
  socket().say({ type: 'chat', table: 'table-number-one', lines: [line(0, 'one'), line(1, 'two')] })
  socket().say({ type: 'chat', table: 'table-number-one', lines: [{ ...line(0, ''), said: null }] })
  expect(table.chat?.lines()?.map(({ said }) => said)).toEqual([null, { text: 'two' }])
  const said = table.chat?.say({ phrase: 'hello' })
  expect(socket().sent.at(-1)).toMatchObject({ type: 'say', seat: 0, said: { phrase: 'hello' } })
  // The board does not wait for it.
  expect(table.snapshot()?.busy).toBe(false)
  socket().fall()
  await vi.advanceTimersByTimeAsync(1000)
  socket().open()
  expect(socket().sent.slice(-2)).toMatchObject([{ type: 'say' }, { type: 'hear', from: 2 }])
  socket().say({ type: 'said', id: 'request-1', number: 2 })
  expect(await said).toEqual({ ok: true, value: undefined })
})
