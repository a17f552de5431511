import type { Scribe } from '../store/scribe.ts'
import { type Store, StoreError } from '../store/store.ts'
import type { During } from '../threads/jobs.ts'
import { consequences, moverOf } from './consequences.ts'
import type { RulesAnswer, RulesJob, ThreadAnswer } from './jobs.ts'
import type { Referee } from './referee.ts'

/**
 * Has the referee decide, fetches from the store the matches it does not have, and sends what it decided to be written.
 * The store reports the result to the main thread, so a move need not come back through here.
 */
export type Clerk = (job: RulesJob, during: During) => ThreadAnswer | Promise<ThreadAnswer>

export const clerkFor = (referee: Referee, store: Pick<Store, 'match'>, scribe: Scribe): Clerk => {
  const prepared = (job: RulesJob, answer: Decided): ThreadAnswer => {
    if (answer.kind !== 'changed') return answer
    if (!('viewers' in job)) throw new Error('only commands change a match')
    const { change, sight } = answer
    const row = consequences(sight, job, moverOf(job), change.before)
    scribe.write(job, sight, change, row)
    return { kind: 'prepared', sight, row }
  }

  const fetchAndDecide = async (job: RulesJob, during: During): Promise<ThreadAnswer> => {
    try {
      const stored = 'table' in job ? await store.match(job.table) : null
      if (stored === null) return NOT_FOUND
      const answer = during(() => referee.work({ ...job, stored } as RulesJob))
      if (answer.kind === 'unfinished') return goOn(job, during)
      return answer.kind === 'wanted' ? NOT_FOUND : prepared(job, answer)
    } catch (error) {
      const { code, message } = error instanceof StoreError ? error : new StoreError('broken', 'the store has failed')
      return { kind: 'failed', code, message }
    }
  }

  /** After whatever else has come in. */
  const goOn = async (job: RulesJob, during: During): Promise<ThreadAnswer> => {
    await new Promise(setImmediate)
    return decide(job, during)
  }

  const decide: Clerk = (job, during) => {
    const answer = during(() => referee.work(job))
    if (answer.kind === 'wanted') return fetchAndDecide(job, during)
    return answer.kind === 'unfinished' ? goOn(job, during) : prepared(job, answer)
  }
  return decide
}

type Decided = Exclude<RulesAnswer, { kind: 'wanted' | 'unfinished' }>

const NOT_FOUND = { kind: 'refused', code: 'notFound', message: 'there is no such table' } as const
