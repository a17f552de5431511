import type { MessagePort } from 'node:worker_threads'
import type { Written } from '../store/scribe.ts'
import { type Store, StoreError } from '../store/store.ts'
import { hireCrew, type JobLost } from '../threads/crew.ts'
import { scriptBeside } from '../threads/script.ts'
import { consequences, moverOf } from './consequences.ts'
import type { AtTable, Command, Errand, RecordedAnswer, RulesData, RulesThreadData, ThreadAnswer } from './jobs.ts'
import { packCommand, packErrand, unpackAnswer } from './parcels.ts'

/** The rules, as the rest of the server asks them. What they change is on disk when they answer. */
export type Rules = {
  /** Rejects with a JobLost if the rules do not come to an end, with a StoreError if the store has failed. */
  command(command: Command, at: AtTable): Promise<RecordedAnswer>
  /** The same for what concerns no match in memory. */
  run(errand: Errand): Promise<RecordedAnswer>
  /** How many matches are in memory. */
  loaded(): number
  close(): Promise<void>
}

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
  const word = (waiting: UnderWay): Promise<Written> =>
    new Promise((resolve) => {
      waiting.hear = resolve
    })
  const run = async (errand: Errand): Promise<RecordedAnswer> =>
    settled(unpackAnswer(await crew.run(errand.kind === 'deal' ? errand.seed : errand.table, packErrand(errand))))

  /** A refused request may be one that took effect before, and whose answer was lost on the way. */
  const stands = async (table: string, request: string | null, otherwise: Refused): Promise<RecordedAnswer> => {
    const ply = request === null ? null : await store.plyOfRequest(table, request)
    return ply === null ? otherwise : { kind: 'stands', ply }
  }

  return {
    run,
    async command(command, at) {
      const { table, request } = at
      const ticket = ++tickets
      const waiting: UnderWay = { written: null, hear: null }
      underWay.set(ticket, waiting)
      try {
        const answer = unpackAnswer(await crew.run(table, packCommand(command, at, ticket)))
        if (answer.kind === 'refused') return await stands(table, request, answer)
        if (answer.kind !== 'prepared') return settled(answer)
        const written = waiting.written ?? (await word(waiting))
        const { sight } = answer
        if (written === 'done') return { kind: 'recorded', row: consequences(sight, at, moverOf(command)), sight }
        await run({ kind: 'forget', table })
        if (written !== 'conflict') throw new StoreError(written.code, written.message)
        return await stands(table, request, OVERTAKEN)
      } finally {
        underWay.delete(ticket)
      }
    },
    loaded: () => held.reduce((sum, count) => sum + count, 0),
    close: () => crew.close(),
  }
}

type Refused = Extract<ThreadAnswer, { kind: 'refused' }>

const OVERTAKEN: Refused = { kind: 'refused', code: 'stale', message: 'somebody else was faster; look again' }

/** An answer that waits for nothing more. */
const settled = (answer: ThreadAnswer): RecordedAnswer => {
  if (answer.kind === 'failed') throw new StoreError(answer.code, answer.message)
  if (answer.kind === 'prepared') throw new Error('this changes something, and was not written')
  return answer
}

type UnderWay = { written: Written | null; hear: ((written: Written) => void) | null }
