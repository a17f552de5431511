import { parentPort, workerData } from 'node:worker_threads'

/**
 * Jobs and answers as they travel between threads: flat lists of plain values, many in one list. Copying records and
 * lists within lists takes twice as long (23 µs, not 10, for four answers), and every move crosses threads three times.
 */
export type Value = string | number | boolean | null
export type Parcel = readonly Value[]

/** Puts a parcel under a number on a list of parcels. */
export const putOn = (list: Value[], number: number, parcel: Parcel): void => {
  list.push(number, parcel.length, ...parcel)
}

/** Hands out the parcels of a list, which start at place `from`. */
export const handOut = (list: Parcel, from: number, take: (number: number, parcel: Parcel) => void): void => {
  for (let at = from; at < list.length; ) {
    const number = numberIn(list, at)
    const end = at + 2 + numberIn(list, at + 1)
    take(number, list.slice(at + 2, end))
    at = end
  }
}

/** The number at a place of a parcel where there is always one. */
export const numberIn = (parcel: Parcel, place: number): number => parcel[place] as number

/** Sent instead of jobs: the thread should exit. */
export const LEAVE = null

/** What every thread of a pool is started with. */
export type ThreadStart<Data> = { readonly data: Data; readonly progress: Int32Array }

/** What a thread can do. */
export type JobServer = {
  /** `during` runs what may take long or never end: the main thread can see that it has begun and not ended. */
  work(job: Parcel, during: During): Parcel | Promise<Parcel>
  /** A number about the thread itself, sent along with its answers. */
  report(): number
}
export type During = <Result>(act: () => Result) => Result

/**
 * The thread side of a pool: begins the jobs it is sent in order, and sends answers together that are ready together.
 * The number of the job at hand is written where the main thread can read it, so that a job that never ends is known.
 */
export const serveJobs = async <Data>(prepare: (data: Data) => Promise<JobServer>): Promise<void> => {
  const port = parentPort
  if (port === null) throw new Error('this script runs as a worker thread')
  const { data, progress } = workerData as ThreadStart<Data>
  const { work, report } = await prepare(data)

  let done: Value[] = []
  const deliver = (): void => {
    port.postMessage([report(), ...done])
    done = []
  }
  const answer = (number: number, parcel: Parcel): void => {
    if (done.length === 0) process.nextTick(deliver)
    putOn(done, number, parcel)
  }
  port.on('message', (jobs: Parcel | typeof LEAVE) => {
    if (jobs === LEAVE) process.exit(0)
    handOut(jobs, 0, (number, job) => {
      const during: During = (act) => {
        Atomics.store(progress, 0, number)
        try {
          return act()
        } finally {
          Atomics.store(progress, 0, 0)
        }
      }
      const answered = work(job, during)
      if (answered instanceof Promise) void answered.then((parcel) => answer(number, parcel))
      else answer(number, answered)
    })
  })
  deliver()
}
