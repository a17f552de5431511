import { parentPort, workerData } from 'node:worker_threads'

/** A job with its number; the answer carries the number back. */
export type Numbered<Job> = { readonly number: number; readonly job: Job }
export type Done<Answer> = { readonly number: number; readonly answer: Answer }

/** What a thread sends: the answers of one turn, and how much it holds in memory. */
export type Delivery<Answer> = { readonly done: readonly Done<Answer>[]; readonly held: number }

/** What every thread of a crew is started with. */
export type PostData<Data> = { readonly data: Data; readonly progress: Int32Array }

/**
 * The thread side of a crew: does the jobs it is sent, one after another, and answers those of one message together.
 * It writes the number of the job at hand where the main thread can read it, so that a job that never ends is known
 * by name.
 */
export const manPost = async <Data, Job, Answer>(
  prepare: (data: Data) => Promise<{ work(job: Job): Answer; held(): number }>,
): Promise<void> => {
  const port = parentPort
  if (port === null) throw new Error('this script runs as a worker thread')
  const { data, progress } = workerData as PostData<Data>
  const { work, held } = await prepare(data)
  port.on('message', (jobs: readonly Numbered<Job>[]) => {
    const done: Done<Answer>[] = []
    for (const { number, job } of jobs) {
      Atomics.store(progress, 0, number)
      done.push({ number, answer: work(job) })
    }
    Atomics.store(progress, 0, 0)
    port.postMessage({ done, held: held() } satisfies Delivery<Answer>)
  })
  port.postMessage({ done: [], held: 0 } satisfies Delivery<Answer>)
}
