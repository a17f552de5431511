import type { Worker } from 'node:worker_threads'
import { handOut, type Parcel, type PostData, putOn, type Value } from './post.ts'
import { startThread, type Transferable } from './script.ts'

/** Threads that do jobs, with a hard limit on each job. */
export type Crew = {
  /** Rejects with a JobLost if the thread did not survive this job; other jobs of that thread are done elsewhere. */
  run(key: string, job: Parcel): Promise<Parcel>
  /** The same without a promise: for what is done so often that those count. */
  take(key: string, asked: Waiting): void
  close(): Promise<void>
}

export type CrewSettings = {
  readonly script: URL
  /** What a new thread is given, and what of it is moved there rather than copied. */
  readonly equip: () => { readonly data: unknown; readonly transfer: readonly Transferable[] }
  readonly threads: number
  /** `key`: equal keys meet in the same thread. `free`: whoever has least to do. */
  readonly assign: 'key' | 'free'
  /** A thread busy with one job for so long gets no others, and those it had go to a fresh thread. */
  readonly patienceMs: number
  /** A thread busy with one job for so long is killed. */
  readonly limitMs: number
  readonly onLost?: (why: JobLost) => void
  /** What thread number `index` says about itself with its answers. */
  readonly onReport?: (report: number, index: number) => void
}

/** A job, and who is to be told what became of it. */
export type Waiting = {
  readonly job: Parcel
  resolve(answer: Parcel): void
  reject(why: JobLost | CrewClosed): void
}

/** The job took too long or brought its thread down. */
export class JobLost extends Error {}

/** There is nobody left to do jobs. */
export class CrewClosed extends Error {}

export const hireCrew = async (settings: CrewSettings): Promise<Crew> => {
  const posts: Post[] = []
  /** Threads that were replaced but may yet finish the one job they have. */
  const retired = new Set<Post>()
  let numbers = 0
  let closing = false

  const replace = (post: Post): void => {
    const index = posts.indexOf(post)
    if (index === -1 || closing) return
    const fresh = openPost(settings, index)
    watch(fresh)
    posts[index] = fresh
    retired.add(post)
    const stuck = post.current()
    for (const [number, waiting] of [...post.waiting]) {
      if (number === stuck) continue
      post.waiting.delete(number)
      fresh.take(number, waiting)
    }
  }
  const lose = (post: Post, why: JobLost): void => {
    replace(post)
    retired.delete(post)
    post.stop()
    for (const asked of post.waiting.values()) asked.reject(why)
    if (post.waiting.size > 0) settings.onLost?.(why)
    post.waiting.clear()
  }
  const watch = (post: Post): void => {
    post.worker.on('error', (error) => lose(post, new JobLost(`a thread has failed: ${error.message}`)))
    post.worker.on('exit', () => lose(post, new JobLost('a thread has ended')))
  }

  // Ticks, not a clock: while this process itself stands still, nobody's time runs out.
  const ticker = setInterval(() => {
    for (const post of [...posts, ...retired]) {
      const ticks = post.tick()
      if (ticks * TICK_MS >= settings.limitMs) {
        lose(post, new JobLost(`a job took longer than ${settings.limitMs} ms`))
      } else if (ticks * TICK_MS >= settings.patienceMs) replace(post)
      if (retired.has(post) && post.waiting.size === 0) {
        retired.delete(post)
        post.stop()
      }
    }
  }, TICK_MS)
  ticker.unref()

  for (let index = 0; index < settings.threads; index++) {
    const post = openPost(settings, index)
    posts.push(post)
  }
  try {
    await Promise.all(posts.map((post) => post.ready))
  } catch (error) {
    // Those that did start would keep the process alive.
    clearInterval(ticker)
    await Promise.all(posts.map((post) => post.stop()))
    throw error
  }
  posts.forEach(watch)

  const postFor = (key: string): Post => {
    const index =
      settings.assign === 'key'
        ? hash(key) % posts.length
        : posts.reduce((best, post, at) => (post.waiting.size < (posts[best]?.waiting.size ?? 0) ? at : best), 0)
    return posts[index] as Post
  }

  const take = (key: string, asked: Waiting): void => {
    numbers = (numbers % MAX_NUMBER) + 1
    if (closing) asked.reject(new CrewClosed('the server is closing'))
    else postFor(key).take(numbers, asked)
  }

  return {
    take,
    run: (key, job) => new Promise((resolve, reject) => take(key, { job, resolve, reject })),
    async close() {
      closing = true
      clearInterval(ticker)
      for (const post of [...posts, ...retired]) {
        for (const asked of post.waiting.values()) asked.reject(new CrewClosed('the server is closing'))
        post.waiting.clear()
      }
      await Promise.all([...posts, ...retired].map((post) => post.stop()))
    },
  }
}

const TICK_MS = 50
const MAX_NUMBER = 0x7fff_ffff

type Post = {
  readonly worker: Worker
  readonly ready: Promise<void>
  readonly waiting: Map<number, Waiting>
  take(number: number, waiting: Waiting): void
  /** Number of the job at hand; 0 for none. */
  current(): number
  /** Counts for how many ticks the thread has been at the same job. */
  tick(): number
  stop(): Promise<number>
}

const openPost = ({ script, equip, onReport }: CrewSettings, index: number): Post => {
  const progress = new Int32Array(new SharedArrayBuffer(4))
  const { data, transfer } = equip()
  const worker = startThread(script, { data, progress } satisfies PostData<unknown>, transfer)
  const waiting = new Map<number, Waiting>()
  let outbox: Value[] = []
  let isReady = false
  let lastSeen = 0
  let ticks = 0

  const flush = (): void => {
    // A thread that is still loading its rules would be blamed for the time the first job waits.
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
  // Whoever starts the crew waits for this; a replacement has nobody waiting, and its errors are watched elsewhere.
  ready.catch(() => {})
  worker.on('message', (delivery: Parcel) => {
    onReport?.(delivery[0] as number, index)
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
    stop: () => worker.terminate(),
  }
}

/** FNV-1a: spreads keys evenly and is the same in every process. */
const hash = (key: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < key.length; at++) value = Math.imul(value ^ key.charCodeAt(at), 0x01000193)
  return value >>> 0
}
