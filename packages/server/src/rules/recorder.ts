import type { Append, Store } from '../store/store.ts'
import { StoreError } from '../store/store.ts'
import type { During } from '../threads/post.ts'
import type { AtMatch, RecordedAnswer, RowChange, RulesAnswer, RulesJob, Sight } from './jobs.ts'
import type { Referee } from './referee.ts'

/**
 * Has the referee decide and writes down what it decided: only what is on disk is answered. Matches come from the
 * store when they are asked for, and leave memory as soon as they differ from it.
 */
export type Recorder = (job: RulesJob, during: During) => Promise<RecordedAnswer>

export const recorderFor = (referee: Referee, store: Store): Recorder => {
  const forget = (table: string): void => void referee.work({ kind: 'forget', table })

  const record = async (job: RulesJob & AtMatch, change: Changed): Promise<RecordedAnswer> => {
    const { entry, snapshot, kind: _kind, ...sight } = change
    const request = job.request ?? null
    const row = consequences(sight, job)
    const write: Append = {
      table: job.table,
      ply: sight.ply - 1,
      entry,
      request,
      ...row,
      ...(snapshot !== null && { snapshot }),
    }
    try {
      if ((await store.append(write)) === 'done') return { kind: 'recorded', row, ...sight }
    } catch (error) {
      forget(job.table)
      throw error
    }
    forget(job.table)
    return stands(job, { kind: 'refused', code: 'stale', message: 'somebody else was faster; look again' })
  }

  /** A refused request may be one that took effect before, and whose answer was lost on the way. */
  const stands = async (job: RulesJob & AtMatch, otherwise: RecordedAnswer): Promise<RecordedAnswer> => {
    if (job.request === undefined || job.request === null) return otherwise
    const ply = await store.plyOfRequest(job.table, job.request)
    return ply === null ? otherwise : { kind: 'stands', ply }
  }

  const decide = async (job: RulesJob, during: During): Promise<Exclude<RulesAnswer, { kind: 'wanted' }>> => {
    const answer = during(() => referee.work(job))
    if (answer.kind !== 'wanted') return answer
    const stored = 'table' in job ? await store.match(job.table) : null
    if (stored === null) return NOT_FOUND
    const second = during(() => referee.work({ ...job, stored } as RulesJob))
    return second.kind === 'wanted' ? NOT_FOUND : second
  }

  return async (job, during) => {
    try {
      const answer = await decide(job, during)
      if (job.kind === 'deal' || job.kind === 'forget') return answer as RecordedAnswer
      if (answer.kind === 'changed') return await record(job, answer)
      return answer.kind === 'refused' ? await stands(job, answer) : answer
    } catch (error) {
      const { code, message } = error instanceof StoreError ? error : new StoreError('broken', 'the store has failed')
      return { kind: 'failed', code, message }
    }
  }
}

type Changed = Extract<RulesAnswer, { kind: 'changed' }>

const NOT_FOUND = { kind: 'refused', code: 'notFound', message: 'there is no such table' } as const

/** What the change of the match means for the row of its table. */
const consequences = ({ over, forBots }: Sight, { row }: AtMatch): RowChange => {
  const status = over ? 'over' : 'playing'
  const waitsForBot = forBots !== null
  return {
    ...(status !== row?.status && { status }),
    ...(waitsForBot !== row?.waitsForBot && { waitsForBot }),
  }
}
