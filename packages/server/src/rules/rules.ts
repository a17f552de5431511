import type { MessagePort } from 'node:worker_threads'
import type { Written } from '../store/scribe.ts'
import { type Store, StoreError } from '../store/store.ts'
import { type JobLost, openPool, type PendingJob } from '../threads/pool.ts'
import { scriptBeside } from '../threads/script.ts'
import type { AtTable, Errand, MatchRequest, RecordedAnswer, RulesData, RulesThreadData, ThreadAnswer } from './jobs.ts'
import { packErrand, packRequest, unpackAnswer } from './parcels.ts'
import { endingsOf } from './unwritten.ts'

/** The rules, as the rest of the server asks them. What they change is on disk when they answer. */
export type Rules = {
  /** Rejects with a JobLost if the rules do not answer in time, with a StoreError if the store has failed. */
  ask(request: MatchRequest, at: AtTable): Promise<RecordedAnswer>
  /** The same for what concerns no match in memory. */
  run(errand: Errand): Promise<RecordedAnswer>
  /** How many matches are in memory. */
  loaded(): number
  close(): Promise<void>
}

export type RulesSettings = RulesData & {
  readonly store: StoreWithPorts
  readonly threads: number
  readonly limitMs: number
  readonly onLost: (why: JobLost) => void
}

/** What the rules need of a store: a port for each thread, and to hear what became of what the threads sent. */
export type StoreWithPorts = Pick<Store, 'plyOfRequest'> & {
  connect(): MessagePort
  onWritten(listener: (ticket: number, written: Written) => void): void
  readonly ended: Promise<unknown>
}

/** After this long, a job no longer keeps other tables waiting. */
const PATIENCE_MS = 500

/**
 * A move makes a round: from here to a thread that knows the rules, from there to the store, from the store back here.
 * The messages for viewers come directly from the rules thread, and wait here until the store confirms.
 */
export const openRules = async ({ threads, limitMs, onLost, store, ...data }: RulesSettings): Promise<Rules> => {
  const held: number[] = []
  const pool = await openPool({
    script: scriptBeside(import.meta.url, 'thread'),
    equip: () => {
      const port = store.connect()
      const matches = Math.max(1, Math.ceil(data.matches / threads))
      return { data: { ...data, matches, store: port } satisfies RulesThreadData, transfer: [port] }
    },
    threads,
    assign: 'key',
    patienceMs: Math.min(PATIENCE_MS, limitMs),
    limitMs,
    onLost,
    onReport: (report, index) => {
      held[index] = report
    },
  })
  /** Commands on their round, by ticket. */
  const underWay = new Map<number, Round>()
  let tickets = 0
  store.onWritten((ticket, written) => underWay.get(ticket)?.hear(written))
  void store.ended.then(() => {
    for (const round of underWay.values()) round.hear({ code: 'closed', message: 'the store is closed' })
  })
  const run = async (errand: Errand): Promise<RecordedAnswer> =>
    finalAnswer(unpackAnswer(await pool.run(errand.kind === 'deal' ? errand.seed : errand.table, packErrand(errand))))

  const { stands, unwritten } = endingsOf(store, run)

  /** How a round ends that has changed nothing. */
  const otherwise = async ({ table, request }: AtTable, answer: Unprepared): Promise<RecordedAnswer> =>
    answer.kind === 'refused' ? stands(table, request, answer) : finalAnswer(answer)

  const ask = (request: MatchRequest, at: AtTable): Promise<RecordedAnswer> =>
    new Promise((resolve, reject) => {
      const ticket = ++tickets
      /** The answers of the rules and of the store: both are needed, in any order. */
      let prepared: Prepared | null = null
      let written: Written | null = null
      const finish = (): void => {
        if (prepared === null || written === null) return
        underWay.delete(ticket)
        if (written === 'done') resolve({ kind: 'recorded', sight: prepared.sight, row: prepared.row })
        else resolve(unwritten(at, prepared.sight.ply, written))
      }
      const round: Round = {
        job: packRequest(request, at, ticket),
        resolve(parcel) {
          const answer = unpackAnswer(parcel)
          if (answer.kind === 'prepared') {
            prepared = answer
            finish()
          } else {
            underWay.delete(ticket)
            resolve(otherwise(at, answer))
          }
        },
        reject(why) {
          underWay.delete(ticket)
          reject(why)
        },
        hear(word) {
          // A second answer to the same ticket: its job was given to another thread, and both did it.
          if (written !== null) return
          written = word
          finish()
        },
      }
      underWay.set(ticket, round)
      pool.take(at.table, round)
    })

  return {
    run,
    ask,
    loaded: () => held.reduce((sum, count) => sum + count, 0),
    close: () => pool.close(),
  }
}

type Prepared = Extract<ThreadAnswer, { kind: 'prepared' }>
/** An answer that needs no confirmation. */
const finalAnswer = (answer: ThreadAnswer): RecordedAnswer => {
  if (answer.kind === 'failed') throw new StoreError(answer.code, answer.message)
  if (answer.kind === 'prepared') throw new Error('this changes something, and was not written')
  return answer
}

type Unprepared = Exclude<ThreadAnswer, Prepared>

/** A command on its way through the threads. */
type Round = PendingJob & { hear(word: Written): void }
