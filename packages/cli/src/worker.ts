import { parentPort } from 'node:worker_threads'
import { workOf } from './jobs.ts'
import type { Answer, Request } from './pool.ts'
import type { Work } from './work.ts'

/** The thread side of the pool: does the ranges it is sent, one after another. */
const port = parentPort
if (port === null) throw new Error('worker.js runs as a worker thread')

let known: { readonly number: number; readonly work: Work<unknown> } | null = null

const partOf = async (request: Request): Promise<unknown> => {
  if (request.job === null) {
    await known?.work.close()
    known = null
    return null
  }
  if (known?.number !== request.number) known = { number: request.number, work: await workOf(request.job) }
  return known.work.part(request.from, request.to)
}

port.on('message', async (request: Request) => {
  port.postMessage({ part: await partOf(request) } satisfies Answer)
})

port.postMessage({ part: null } satisfies Answer)
