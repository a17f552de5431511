import type { MessagePort } from 'node:worker_threads'
import { type Crew, hireCrew, type JobLost } from '../threads/crew.ts'
import { scriptBeside } from '../threads/script.ts'
import type { RecordedAnswer, RulesData, RulesJob, RulesReport, RulesThreadData } from './jobs.ts'

/** The rules, as the rest of the server asks them. What they change is on disk when they answer. */
export type Rules = {
  /** Rejects with a JobLost if the rules do not come to an end. */
  ask(job: RulesJob): Promise<RecordedAnswer>
  /** How many matches are in memory. */
  loaded(): number
  close(): Promise<void>
}

export type RulesSettings = RulesData & {
  /** A line to the store, for each thread its own. */
  readonly storeLine: () => MessagePort
  readonly threads: number
  readonly limitMs: number
  readonly onLost: (why: JobLost) => void
}

export const openRules = async ({ threads, limitMs, onLost, storeLine, ...data }: RulesSettings): Promise<Rules> => {
  const held: number[] = []
  const crew: Crew<RulesJob, RecordedAnswer> = await hireCrew<RulesJob, RecordedAnswer, RulesReport>({
    script: scriptBeside(import.meta.url, 'thread'),
    equip: () => {
      const line = storeLine()
      const matches = Math.max(1, Math.ceil(data.matches / threads))
      return { data: { ...data, matches, line } satisfies RulesThreadData, transfer: [line] }
    },
    threads,
    assign: 'key',
    patienceMs: limitMs / 4,
    limitMs,
    onLost,
    onReport: (report, index) => {
      held[index] = report.held
    },
  })
  return {
    ask: (job) => crew.run(job.kind === 'deal' ? job.seed : job.table, job),
    loaded: () => held.reduce((sum, count) => sum + count, 0),
    close: () => crew.close(),
  }
}
