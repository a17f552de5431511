import { expect, test } from 'vitest'
import type { Answered, Question, Thought } from './bot-worker.ts'
import { openThinker } from './thinker.ts'

const MOVE: Question = {
  asked: 'move',
  level: 'easy',
  milliseconds: 100,
  game: 'duel',
  state: {},
  seat: 0,
  chance: 'some',
}

const setUp = () => {
  const workers = Array.from({ length: 0 }, startOne)
  const thinker = openThinker(() => {
    const worker = startOne()
    workers.push(worker)
    return worker
  })
  return { thinker, workers }
}

const startOne = () => {
  const worker = {
    isEnded: false,
    asked: [] as Thought[],
    onmessage: null as ((event: MessageEvent<Answered>) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
    postMessage: (thought: Thought) => void worker.asked.push(thought),
    terminate() {
      worker.isEnded = true
    },
    answer(to: number, move: string | null) {
      const id = worker.asked[to]?.id ?? 0
      worker.onmessage?.({ data: { id, answer: move === null ? null : { move } } } as MessageEvent<Answered>)
    },
  }
  return worker
}

test('one worker answers all questions, in any order', async () => {
  const { thinker, workers } = setUp()
  expect(workers).toEqual([])
  const both = [thinker.think(MOVE), thinker.think(MOVE)]
  workers[0]?.answer(1, 'second')
  workers[0]?.answer(0, 'first')
  expect(await Promise.all(both)).toEqual([{ move: 'first' }, { move: 'second' }])
  expect(workers).toHaveLength(1)
})

test('a thought that fails is told to whoever waits for it, and to nobody else', async () => {
  const { thinker, workers } = setUp()
  const [one, other] = [thinker.think(MOVE), thinker.think(MOVE)]
  workers[0]?.answer(0, null)
  await expect(one).rejects.toThrow('could not think')
  workers[0]?.answer(1, 'fine')
  expect(await other).toEqual({ move: 'fine' })
})

test('a worker that breaks leaves nobody waiting, and another answers the next question', async () => {
  const { thinker, workers } = setUp()
  const lost = [thinker.think(MOVE), thinker.think(MOVE)]
  workers[0]?.onerror?.({} as ErrorEvent)
  for (const each of lost) await expect(each).rejects.toThrow('could not think')
  expect(workers[0]?.isEnded).toBe(true)
  const again = thinker.think(MOVE)
  workers[1]?.answer(0, 'fine')
  expect(await again).toEqual({ move: 'fine' })
})

test('nobody waits for one that is closed', async () => {
  const { thinker, workers } = setUp()
  const asked = thinker.think(MOVE)
  thinker.close()
  await expect(asked).rejects.toThrow('could not think')
  expect(workers[0]?.isEnded).toBe(true)
})
