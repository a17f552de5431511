import { parentPort } from 'node:worker_threads'
import { type Job, workOf } from './jobs.ts'
import type { Answer, Request } from './pool.ts'

/** The thread side of the pool: does the ranges it is sent, one after another. */
const port = parentPort
if (port === null) throw new Error('worker.js runs as a worker thread')

let known: { readonly number: number; readonly work: (from: number, to: number) => unknown } | null = null

port.on('message', async ({ number, job, from, to }: Request) => {
  if (known?.number !== number) known = { number, work: await workOf<Job>(job) }
  port.postMessage({ part: known.work(from, to) } satisfies Answer)
})

port.postMessage({ part: null } satisfies Answer)
