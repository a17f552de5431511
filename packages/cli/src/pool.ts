import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Job, type Part, workOf } from './jobs.ts'

/** Range `from` to `to` of the job with this number; or that it is done, and what it has started is to be ended. */
export type Request =
  | { readonly number: number; readonly job: Job; readonly from: number; readonly to: number }
  | { readonly number: number; readonly job: null }

/** What comes back: the part done, or `null` from a thread that has just started and waits for work. */
export type Answer = { readonly part: unknown }

/** How to divide a job, and what to do with the parts. */
export type Order<J extends Job> = {
  readonly job: J
  /** How many games in all; infinite for "until told to stop". */
  readonly games: number
  /** How many games per range. */
  readonly range: number
  /** Games that need not be played, as they were before. */
  isDone?(game: number): boolean
  /** Called with each part, in whatever order they are done; after a `false` no further range is begun. */
  each(part: Part<J>, from: number, to: number): boolean
}

/** Threads that wait for work. */
export type Pool = {
  readonly threads: number
  run<J extends Job>(order: Order<J>): Promise<void>
  close(): Promise<void>
}

/** With one thread the work is done right here; with more, each has its own worker and this one only hands out. */
export const openPool = async (threads: number): Promise<Pool> => {
  if (threads === 1) {
    return { threads, run: runHere, close: async () => {} }
  }
  const workers = await Promise.all(Array.from({ length: threads }, startWorker))
  let jobs = 0
  return {
    threads,
    async run(order) {
      const number = jobs++
      const ranges = rangesOf(order)
      await Promise.all(workers.map((worker) => keepBusy(order, ranges, inWorker(worker, number, order.job))))
      await Promise.all(workers.map((worker) => request(worker, { number, job: null })))
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

/** A range small enough that threads finish together and progress is seen, yet large enough to be worth sending. */
export const rangeFor = (games: number, threads: number): number =>
  Math.min(500, Math.max(1, Math.floor(games / (threads * 32))))

/** Hands out the ranges of a job, one after another, to whoever asks. */
type Ranges = { next(): readonly [number, number] | null; stop(): void }

const rangesOf = <J extends Job>({ games, range, isDone = () => false }: Order<J>): Ranges => {
  let at = 0
  return {
    next() {
      while (at < games && isDone(at)) at++
      if (at >= games) return null
      const from = at
      while (at < games && at < from + range && !isDone(at)) at++
      return [from, at]
    },
    stop() {
      at = games
    },
  }
}

/** Does ranges until there are no more. */
const keepBusy = async <J extends Job>(
  order: Order<J>,
  ranges: Ranges,
  work: (from: number, to: number) => Promise<Part<J>>,
): Promise<void> => {
  for (let range = ranges.next(); range !== null; range = ranges.next()) {
    const [from, to] = range
    if (!order.each(await work(from, to), from, to)) ranges.stop()
  }
}

const runHere = async <J extends Job>(order: Order<J>): Promise<void> => {
  const work = await workOf(order.job)
  try {
    await keepBusy(order, rangesOf(order), async (from, to) => {
      // Lets output be written between ranges.
      await setImmediate()
      return work.part(from, to)
    })
  } finally {
    await work.close()
  }
}

const inWorker =
  <J extends Job>(worker: Worker, number: number, job: J): ((from: number, to: number) => Promise<Part<J>>) =>
  async (from, to) =>
    (await request(worker, { number, job, from, to })).part as Part<J>

const request = (worker: Worker, message: Request): Promise<Answer> => {
  worker.postMessage(message)
  return answerOf(worker)
}

/** The script is the compiled one, also where the sources are tested. */
const startWorker = async (): Promise<Worker> => {
  const worker = new Worker(new URL('../dist/worker.js', import.meta.url), { execArgv: [] })
  await answerOf(worker)
  return worker
}

/** The next message of a worker; a fault in the worker is thrown here. */
const answerOf = async (worker: Worker): Promise<Answer> => {
  const [answer] = await once(worker, 'message')
  return answer as Answer
}
