import { expect, it } from 'vitest'
import type { ToWorker } from './local-protocol.ts'
import { type WorkerLike, workersOf } from './table-worker.ts'

const stage = () => {
  const started: (WorkerLike & { readonly heard: ToWorker[] })[] = []
  const workers = workersOf(() => {
    const heard: ToWorker[] = []
    const worker = {
      heard,
      onmessage: null,
      onerror: null,
      postMessage: (message: ToWorker) => void heard.push(message),
      terminate: () => {},
    }
    started.push(worker)
    return worker
  })
  return { started, workers }
}

it('the worker of a table that is expected is started at once, told its game, and taken by that table alone', () => {
  const { started, workers } = stage()
  workers.expect('duel')
  workers.expect('duel')
  expect(started.map(({ heard }) => heard)).toEqual([
    [
      { type: 'expect', game: 'duel' },
      { type: 'expect', game: 'duel' },
    ],
  ])
  expect(workers.take()).toBe(started[0])
  expect(workers.take()).toBe(started[1])
  expect(started).toHaveLength(2)
})

it('one that could not be loaded before its table was there is not taken', () => {
  const { started, workers } = stage()
  workers.expect('duel')
  started[0]?.onerror?.({} as ErrorEvent)
  expect(workers.take()).toBe(started[1])
})
