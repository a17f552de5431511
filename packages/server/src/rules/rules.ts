import type { Commit } from '../store/here.ts'
import { type Crew, hireCrew, type JobLost } from '../threads/crew.ts'
import { scriptBeside } from '../threads/script.ts'
import type { RecordedAnswer, RulesJob, RulesReport, RulesThreadData } from './jobs.ts'

/** The rules, as the rest of the server asks them. What they change is on disk when they answer. */
export type Rules = {
  /** Rejects with a JobLost if the rules do not come to an end. */
  ask(job: RulesJob): Promise<RecordedAnswer>
  /** How many matches are in memory. */
  loaded(): number
  close(): Promise<void>
}

export type RulesSettings = RulesThreadData & {
  readonly threads: number
  readonly limitMs: number
  readonly onLost: (why: JobLost) => void
  readonly onCommit: (commit: Commit) => void
}

export const openRules = async ({ threads, limitMs, onLost, onCommit, ...data }: RulesSettings): Promise<Rules> => {
  const held: number[] = []
  const crew: Crew<RulesJob, RecordedAnswer> = await hireCrew<RulesJob, RecordedAnswer, RulesReport>({
    script: scriptBeside(import.meta.url, 'thread'),
    data: { ...data, matches: Math.max(1, Math.ceil(data.matches / threads)) } satisfies RulesThreadData,
    threads,
    assign: 'key',
    patienceMs: limitMs / 4,
    limitMs,
    onLost,
    onReport: (report, index) => {
      held[index] = report.held
      report.commits.forEach(onCommit)
    },
  })
  return {
    ask: (job) => crew.run(job.kind === 'deal' ? job.seed : job.table, job),
    loaded: () => held.reduce((sum, count) => sum + count, 0),
    close: () => crew.close(),
  }
}
