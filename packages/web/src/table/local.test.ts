import { ok } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { openLocalTable } from './local.ts'
import type { FromWorker, ToWorker } from './local-protocol.ts'
import type { WorkerLike } from './table-worker.ts'
import { matchOf, stateOf } from './testing.ts'

/** A table whose worker is the test, and every state that its listeners have seen. */
const setUp = (painted: () => Promise<void> = async () => undefined, saved: () => Promise<void> = painted) => {
  const sent: ToWorker[] = []
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void sent.push(message),
    terminate: () => undefined,
  }
  const table = openLocalTable('one', { start: () => worker, leastThought: () => 0, painted, saved })
  const seen: string[] = []
  table.subscribe(() => {
    const shown = table.snapshot()
    if (shown !== null) seen.push(`${shown.state.seen?.ply}${shown.busy ? ' busy' : ''}`)
  })
  const say = (data: FromWorker) => worker.onmessage?.({ data } as MessageEvent<FromWorker>)
  const match = matchOf('duel')
  const show = () =>
    say({
      type: 'snapshot',
      snapshot: { state: stateOf(match, 0), connection: 'here', handover: null, busy: false },
    })
  const play = () => {
    const seat = match.deciders()[0] ?? 0
    match.submit(seat, match.game.notation.notate(match.legal(seat)[0]))
  }
  return { table, sent, seen, say, show, play }
}

test('what a move leads to can be clicked as soon as it is seen', async () => {
  const { table, sent, seen, say, show, play } = setUp()
  show()
  const played = table.submit('any')
  const call = sent.find(({ type }) => type === 'call')
  expect(call).toMatchObject({ id: 1, call: { name: 'submit', move: 'any' } })
  play()
  show()
  say({ type: 'done', id: 1, result: ok(undefined) })
  expect(await played).toEqual(ok(undefined))
  expect(seen).toEqual(['0', '0 busy', '1'])
})

test('while a move is under way the table is busy, and what bots do meanwhile is shown after it', async () => {
  const { table, seen, say, show, play } = setUp()
  show()
  const both = [table.submit('one'), table.submit('other')]
  play()
  show()
  say({ type: 'done', id: 1, result: ok(undefined) })
  await both[0]
  play()
  show()
  say({ type: 'done', id: 2, result: { ok: false, error: { key: 'reason.notAsked' } } })
  expect((await both[1])?.ok).toBe(false)
  expect(seen).toEqual(['0', '0 busy', '0 busy', '0 busy', '2'])
})

test('what was pressed is painted before what it led to is drawn', async () => {
  let paint: () => void = () => undefined
  const { table, seen, say, show, play } = setUp(() => new Promise((resolve) => (paint = resolve)))
  show()
  const played = table.submit('any')
  play()
  show()
  say({ type: 'done', id: 1, result: ok(undefined) })
  await new Promise((resolve) => setTimeout(resolve))
  expect(seen).toEqual(['0', '0 busy'])
  paint()
  await played
  expect(seen).toEqual(['0', '0 busy', '1'])
})

test('what a move did not change stays the same object', () => {
  const { table, show, play } = setUp()
  show()
  play()
  show()
  const before = table.snapshot()?.state
  show()
  expect(table.snapshot()?.state).toBe(before)
  play()
  show()
  const now = table.snapshot()?.state
  expect(now).not.toBe(before)
  expect(now?.seats).toBe(before?.seats)
  expect(now?.seen?.history[0]).toBe(before?.seen?.history[0])
})

test('without a command under way everything is shown at once', () => {
  const { seen, show, play } = setUp()
  show()
  play()
  show()
  expect(seen).toEqual(['0', '1'])
})

test('a game that is being saved is opened when it is: its worker writes it too', async () => {
  let save = () => {}
  const { sent } = setUp(
    async () => undefined,
    () =>
      new Promise<void>((resolve) => {
        save = resolve
      }),
  )
  await Promise.resolve()
  expect(sent).toEqual([])
  save()
  await Promise.resolve()
  expect(sent).toMatchObject([{ type: 'open', id: 'one' }])
})
