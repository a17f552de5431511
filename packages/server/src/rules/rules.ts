import type { Store } from '../store/store.ts'
import { type Crew, hireCrew, type JobLost } from '../threads/crew.ts'
import { scriptBeside } from '../threads/script.ts'
import type { RulesAnswer, RulesData, RulesJob } from './jobs.ts'

/** The rules, as the rest of the server asks them. */
export type Rules = {
  /** Rejects with a JobLost if the rules do not come to an end. */
  ask(job: RulesJob): Promise<RulesAnswer>
  /** How many matches are in memory. */
  loaded(): number
  close(): Promise<void>
}

export type RulesSettings = RulesData & {
  readonly threads: number
  readonly limitMs: number
  readonly onLost: (why: JobLost) => void
}

export const openRules = async (store: Store, { threads, limitMs, onLost, ...data }: RulesSettings): Promise<Rules> => {
  const crew: Crew<RulesJob, RulesAnswer> = await hireCrew({
    script: scriptBeside(import.meta.url, 'thread'),
    data: { ...data, matches: Math.max(1, Math.ceil(data.matches / threads)) },
    threads,
    assign: 'key',
    patienceMs: limitMs / 4,
    limitMs,
    onLost,
  })
  return {
    async ask(job) {
      if (job.kind === 'deal') return crew.run(job.seed, job)
      const answer = await crew.run(job.table, job)
      if (answer.kind !== 'wanted' || job.kind === 'forget') return answer
      const stored = await store.match(job.table)
      if (stored === null) return { kind: 'refused', code: 'notFound', message: 'there is no such table' }
      return crew.run(job.table, { ...job, stored })
    },
    loaded: () => crew.held(),
    close: () => crew.close(),
  }
}
