import type { MessagePort } from 'node:worker_threads'
import type { Written } from '../store/scribe.ts'
import type { Store } from '../store/store.ts'
import { hireCrew, type JobLost } from '../threads/crew.ts'
import { scriptBeside } from '../threads/script.ts'
import { consequences } from './consequences.ts'
import type { AtMatch, RecordedAnswer, RulesData, RulesJob, RulesThreadData, ThreadAnswer } from './jobs.ts'
import { packJob, unpackAnswer } from './parcels.ts'

/** The rules, as the rest of the server asks them. What they change is on disk when they answer. */
export type Rules = {
  /** Rejects with a JobLost if the rules do not come to an end. */
  ask(job: UnticketedJob): Promise<RecordedAnswer>
  /** How many matches are in memory. */
  loaded(): number
  close(): Promise<void>
}

/** A job as others ask for it: tickets are an affair between the rules and the store. */
export type UnticketedJob = Unticketed<RulesJob>
type Unticketed<Job> = Job extends unknown ? Omit<Job, 'ticket'> : never

export type RulesSettings = RulesData & {
  readonly store: StoreWithLines
  readonly threads: number
  readonly limitMs: number
  readonly onLost: (why: JobLost) => void
}

/** What the rules need of a store: a line for each thread, and to hear what became of what the threads sent. */
export type StoreWithLines = Pick<Store, 'plyOfRequest'> & {
  line(): MessagePort
  onWritten(listener: (ticket: number, written: Written) => void): void
  readonly ended: Promise<unknown>
}

/**
 * A move makes a round: from here to a thread that knows the rules, from there to the store, from the store back here.
 * What is to be told comes directly from the rules thread, and waits here for the word of the store.
 */
export const openRules = async ({ threads, limitMs, onLost, store, ...data }: RulesSettings): Promise<Rules> => {
  const held: number[] = []
  const crew = await hireCrew({
    script: scriptBeside(import.meta.url, 'thread'),
    equip: () => {
      const line = store.line()
      const matches = Math.max(1, Math.ceil(data.matches / threads))
      return { data: { ...data, matches, line } satisfies RulesThreadData, transfer: [line] }
    },
    threads,
    assign: 'key',
    patienceMs: limitMs / 4,
    limitMs,
    onLost,
    onReport: (report, index) => {
      held[index] = report
    },
  })
  const run = async (key: string, job: RulesJob): Promise<ThreadAnswer> =>
    unpackAnswer(await crew.run(key, packJob(job)))

  /** Commands under way, by ticket: what the store has said of each, or who waits to hear it. */
  const underWay = new Map<number, UnderWay>()
  let tickets = 0
  const hear = (waiting: UnderWay | undefined, written: Written): void => {
    // A second word on the same ticket: its job was given to another thread, and done by both.
    if (waiting === undefined || waiting.written !== null) return
    waiting.written = written
    waiting.hear?.(written)
  }
  store.onWritten((ticket, written) => hear(underWay.get(ticket), written))
  void store.ended.then(() => {
    for (const waiting of underWay.values()) hear(waiting, { code: 'closed', message: 'the store is closed' })
  })
  const written = (waiting: UnderWay): Written | Promise<Written> =>
    waiting.written ??
    new Promise((resolve) => {
      waiting.hear = resolve
    })

  const record = async (job: RulesJob & AtMatch, sight: Prepared, waiting: UnderWay): Promise<RecordedAnswer> => {
    const result = await written(waiting)
    if (result === 'done') return { ...sight, kind: 'recorded', row: consequences(sight, job) }
    await run(job.table, { kind: 'forget', table: job.table })
    if (result !== 'conflict') return { kind: 'failed', ...result }
    return stands(job, { kind: 'refused', code: 'stale', message: 'somebody else was faster; look again' })
  }

  /** A refused request may be one that took effect before, and whose answer was lost on the way. */
  const stands = async ({ table, request }: AtMatch, otherwise: RecordedAnswer): Promise<RecordedAnswer> => {
    const ply = request === null ? null : await store.plyOfRequest(table, request)
    return ply === null ? otherwise : { kind: 'stands', ply }
  }

  return {
    async ask(unticketed) {
      tickets++
      const ticket = tickets
      const job = { ...unticketed, ticket } as RulesJob
      if (job.kind === 'deal' || job.kind === 'forget') {
        return (await run(job.kind === 'deal' ? job.seed : job.table, job)) as RecordedAnswer
      }
      const waiting: UnderWay = { written: null, hear: null }
      underWay.set(ticket, waiting)
      try {
        const answer = await run(job.table, job)
        if (answer.kind === 'prepared') return await record(job, answer, waiting)
        return answer.kind === 'refused' ? await stands(job, answer) : answer
      } finally {
        underWay.delete(ticket)
      }
    },
    loaded: () => held.reduce((sum, count) => sum + count, 0),
    close: () => crew.close(),
  }
}

type Prepared = Extract<ThreadAnswer, { kind: 'prepared' }>

type UnderWay = { written: Written | null; hear: ((written: Written) => void) | null }
