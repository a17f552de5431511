import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { handOut, LEAVE, numberIn, type Parcel, putOn, type ThreadStart, type Value } from './jobs.ts'
import { startThread, type Transferable } from './script.ts'

/** Threads that do jobs, with a hard limit on each job. */
export type ThreadPool = {
  /** Rejects with a JobLost if the thread did not survive this job; other jobs of that thread are done elsewhere. */
  run(key: string, job: Parcel): Promise<Parcel>
  /** The same without a promise, for jobs so frequent that promises cost too much. */
  take(key: string, asked: PendingJob): void
  close(): Promise<void>
}

export type PoolSettings = {
  readonly script: URL
  /** What a new thread is given, and what of it is moved there rather than copied. */
  readonly equip: () => { readonly data: unknown; readonly transfer: readonly Transferable[] }
  readonly threads: number
  /** `key`: equal keys go to the same thread. `free`: the least busy thread. */
  readonly assign: 'key' | 'free'
  /** A thread busy with one job for this long gets no others, and its queue goes to a new thread. */
  readonly patienceMs: number
  /** A thread busy with one job for this long is killed. */
  readonly limitMs: number
  readonly onLost?: (why: JobLost) => void
  /** What thread number `index` says about itself with its answers. */
  readonly onReport?: (report: number, index: number) => void
}

/** A job, and who is to be told what became of it. */
export type PendingJob = {
  readonly job: Parcel
  resolve(answer: Parcel): void
  reject(why: JobLost | PoolClosed): void
}

/** The job took too long or crashed its thread. */
export class JobLost extends Error {}

/** There is nobody left to do jobs. */
export class PoolClosed extends Error {}

export const openPool = async (settings: PoolSettings): Promise<ThreadPool> => {
  const threads: PoolThread[] = []
  /** Threads that were replaced but may yet finish the one job they have. */
  const retired = new Set<PoolThread>()
  let numbers = 0
  let closing = false

  const replace = (thread: PoolThread): void => {
    const index = threads.indexOf(thread)
    if (index === -1 || closing) return
    const fresh = startPoolThread(settings, index)
    watch(fresh)
    threads[index] = fresh
    retired.add(thread)
    const stuck = thread.current()
    for (const [number, waiting] of [...thread.waiting]) {
      if (number === stuck) continue
      thread.waiting.delete(number)
      fresh.take(number, waiting)
    }
  }
  const lose = (thread: PoolThread, why: JobLost): void => {
    replace(thread)
    retired.delete(thread)
    void thread.worker.terminate()
    for (const asked of thread.waiting.values()) asked.reject(why)
    if (thread.waiting.size > 0) settings.onLost?.(why)
    thread.waiting.clear()
  }
  const watch = (thread: PoolThread): void => {
    thread.worker.on('error', (error) => lose(thread, new JobLost(`a thread has failed: ${error.message}`)))
    thread.worker.on('exit', () => lose(thread, new JobLost('a thread has ended')))
  }

  // Ticks, not a clock: if this process itself stalls, no job times out.
  const ticker = setInterval(() => {
    for (const thread of [...threads, ...retired]) {
      const ticks = thread.tick()
      if (ticks * TICK_MS >= settings.limitMs) {
        lose(thread, new JobLost(`a job took longer than ${settings.limitMs} ms`))
      } else if (ticks * TICK_MS >= settings.patienceMs) replace(thread)
      if (retired.has(thread) && thread.waiting.size === 0) {
        retired.delete(thread)
        void thread.leave()
      }
    }
  }, TICK_MS)
  ticker.unref()

  for (let index = 0; index < settings.threads; index++) {
    const thread = startPoolThread(settings, index)
    threads.push(thread)
  }
  try {
    await Promise.all(threads.map((thread) => thread.ready))
  } catch (error) {
    // Threads that did start would keep the process alive.
    clearInterval(ticker)
    await Promise.all(threads.map((thread) => thread.leave()))
    throw error
  }
  threads.forEach(watch)

  const threadFor = (key: string): PoolThread => {
    const index =
      settings.assign === 'key'
        ? hash(key) % threads.length
        : threads.reduce(
            (best, thread, at) => (thread.waiting.size < (threads[best]?.waiting.size ?? 0) ? at : best),
            0,
          )
    return threads[index] as PoolThread
  }

  const take = (key: string, asked: PendingJob): void => {
    numbers = (numbers % MAX_NUMBER) + 1
    if (closing) asked.reject(new PoolClosed('the server is closing'))
    else threadFor(key).take(numbers, asked)
  }

  return {
    take,
    run: (key, job) => new Promise((resolve, reject) => take(key, { job, resolve, reject })),
    async close() {
      closing = true
      clearInterval(ticker)
      for (const thread of [...threads, ...retired]) {
        for (const asked of thread.waiting.values()) asked.reject(new PoolClosed('the server is closing'))
        thread.waiting.clear()
      }
      await Promise.all([...threads, ...retired].map((thread) => thread.leave()))
    },
  }
}

const TICK_MS = 50
const MAX_NUMBER = 0x7fff_ffff
/** How long a thread may take to leave. */
const LEAVE_MS = 1_000

type PoolThread = {
  readonly worker: Worker
  readonly ready: Promise<void>
  readonly waiting: Map<number, PendingJob>
  take(number: number, waiting: PendingJob): void
  /** Number of the current job; 0 for none. */
  current(): number
  /** Counts for how many ticks the thread has been at the same job. */
  tick(): number
  /** Ends by itself between two jobs: what is ended from outside, in the middle of anything, can bring Node itself down. */
  leave(): Promise<void>
}

const startPoolThread = ({ script, equip, onReport }: PoolSettings, index: number): PoolThread => {
  const progress = new Int32Array(new SharedArrayBuffer(4))
  const { data, transfer } = equip()
  const worker = startThread(script, { data, progress } satisfies ThreadStart<unknown>, transfer)
  const waiting = new Map<number, PendingJob>()
  let outbox: Value[] = []
  let isReady = false
  let lastSeen = 0
  let ticks = 0

  const flush = (): void => {
    // Otherwise a thread still loading its rules would be blamed for the wait of its first job.
    if (!isReady || outbox.length === 0) return
    worker.postMessage(outbox)
    outbox = []
  }
  const ready = new Promise<void>((resolve, reject) => {
    worker.once('message', () => {
      isReady = true
      flush()
      resolve()
    })
    worker.once('error', reject)
  })
  // Whoever starts the pool waits for this; a replacement has nobody waiting, and its errors are watched elsewhere.
  ready.catch(() => {})
  worker.on('message', (delivery: Parcel) => {
    onReport?.(numberIn(delivery, 0), index)
    handOut(delivery, 1, (number, answer) => {
      const asked = waiting.get(number)
      // A job that was given to another thread in the meantime is answered there.
      if (asked === undefined) return
      waiting.delete(number)
      asked.resolve(answer)
    })
  })

  return {
    worker,
    ready,
    waiting,
    take(number, asked) {
      waiting.set(number, asked)
      if (outbox.length === 0) setImmediate(flush)
      putOn(outbox, number, asked.job)
    },
    current: () => Atomics.load(progress, 0),
    tick() {
      const now = Atomics.load(progress, 0)
      ticks = now !== 0 && now === lastSeen ? ticks + 1 : 0
      lastSeen = now
      return ticks
    },
    async leave() {
      if (worker.threadId === GONE) return
      const gone = once(worker, 'exit')
      worker.postMessage(LEAVE)
      const impatient = setTimeout(() => void worker.terminate(), LEAVE_MS)
      await gone
      clearTimeout(impatient)
    },
  }
}

/** The id Node reports for a thread that has exited. */
const GONE = -1

/** FNV-1a: spreads keys evenly and is the same in every process. */
const hash = (key: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < key.length; at++) value = Math.imul(value ^ key.charCodeAt(at), 0x01000193)
  return value >>> 0
}
