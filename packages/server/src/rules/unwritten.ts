import type { Written } from '../store/scribe.ts'
import { type Store, StoreError } from '../store/store.ts'
import type { AtTable, Errand, RecordedAnswer } from './jobs.ts'

/** How rounds end in which nothing was written. `run` does an errand in the thread that has the match in memory. */
export const endingsOf = (store: Pick<Store, 'plyOfRequest'>, run: (errand: Errand) => Promise<unknown>): Endings => {
  const stands: Endings['stands'] = async (table, request, otherwise) => {
    const ply = request === null ? null : await store.plyOfRequest(table, request)
    return ply === null ? otherwise : { kind: 'stands', ply }
  }
  return {
    stands,
    async unwritten({ table, request }, ply, why) {
      if (why !== 'conflict') {
        await run({ kind: 'forget', table })
        throw new StoreError(why.code, why.message)
      }
      await run({ kind: 'strike', table, ply })
      const answer = await stands(table, request, OVERTAKEN)
      // It took effect without this process knowing of it: memory is behind, and nobody will say by how much.
      if (answer.kind === 'stands') await run({ kind: 'forget', table })
      return answer
    },
  }
}

type Endings = {
  /** A refused request may be one that took effect before, and whose answer was lost on the way. */
  stands(table: string, request: string | null, otherwise: Refused | Overtaken): Promise<RecordedAnswer>
  /** A change that led to this ply in the memory of the rules is not on disk, and so is wrong there. */
  unwritten(at: Pick<AtTable, 'table' | 'request'>, ply: number, why: Exclude<Written, 'done'>): Promise<RecordedAnswer>
}

type Refused = Extract<RecordedAnswer, { kind: 'refused' }>
type Overtaken = Extract<RecordedAnswer, { kind: 'overtaken' }>

const OVERTAKEN: Overtaken = { kind: 'overtaken' }
