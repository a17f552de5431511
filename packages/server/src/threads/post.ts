import { parentPort, workerData } from 'node:worker_threads'

/** A job with its number; the answer carries the number back. */
export type Numbered<Job> = { readonly number: number; readonly job: Job }
export type Done<Answer> = { readonly number: number; readonly answer: Answer }

/** What a thread sends: the answers of one turn, and whatever it has to report about itself. */
export type Delivery<Answer, Report> = { readonly done: readonly Done<Answer>[]; readonly report: Report }

/** What every thread of a crew is started with. */
export type PostData<Data> = { readonly data: Data; readonly progress: Int32Array }

/** What a thread can do. */
export type Worker<Job, Answer, Report> = {
  /** `during` runs what may take long, or for ever: the main thread can see that it has begun and not ended. */
  work(job: Job, during: During): Promise<Answer>
  report(): Report
}
export type During = <Value>(act: () => Value) => Value

/**
 * The thread side of a crew: begins the jobs it is sent in order, and sends answers together that are ready together.
 * The number of the job at hand is written where the main thread can read it, so that a job that never ends is known.
 */
export const manPost = async <Data, Job, Answer, Report>(
  prepare: (data: Data) => Promise<Worker<Job, Answer, Report>>,
): Promise<void> => {
  const port = parentPort
  if (port === null) throw new Error('this script runs as a worker thread')
  const { data, progress } = workerData as PostData<Data>
  const { work, report } = await prepare(data)

  let done: Done<Answer>[] = []
  const deliver = (): void => {
    port.postMessage({ done, report: report() } satisfies Delivery<Answer, Report>)
    done = []
  }
  const answer = (number: number, value: Answer): void => {
    if (done.length === 0) process.nextTick(deliver)
    done.push({ number, answer: value })
  }
  port.on('message', (jobs: readonly Numbered<Job>[]) => {
    for (const { number, job } of jobs) {
      const during: During = (act) => {
        Atomics.store(progress, 0, number)
        try {
          return act()
        } finally {
          Atomics.store(progress, 0, 0)
        }
      }
      void work(job, during).then((value) => answer(number, value))
    }
  })
  deliver()
}
