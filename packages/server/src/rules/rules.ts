import type { MessagePort } from 'node:worker_threads'
import type { Written } from '../store/scribe.ts'
import { type Store, StoreError } from '../store/store.ts'
import { hireCrew, type JobLost, type Waiting } from '../threads/crew.ts'
import { scriptBeside } from '../threads/script.ts'
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
  /** Commands on their round, by ticket. */
  const underWay = new Map<number, Round>()
  let tickets = 0
  store.onWritten((ticket, written) => underWay.get(ticket)?.hear(written))
  void store.ended.then(() => {
    for (const round of underWay.values()) round.hear({ code: 'closed', message: 'the store is closed' })
  })
  const run = async (errand: Errand): Promise<RecordedAnswer> =>
    settled(unpackAnswer(await crew.run(errand.kind === 'deal' ? errand.seed : errand.table, packErrand(errand))))

  /** A refused request may be one that took effect before, and whose answer was lost on the way. */
  const stands = async (table: string, request: string | null, otherwise: Refused): Promise<RecordedAnswer> => {
    const ply = request === null ? null : await store.plyOfRequest(table, request)
    return ply === null ? otherwise : { kind: 'stands', ply }
  }

  /** How a round ends that has changed nothing. */
  const otherwise = async ({ table, request }: AtTable, answer: Unprepared): Promise<RecordedAnswer> =>
    answer.kind === 'refused' ? stands(table, request, answer) : settled(answer)

  /** How one ends whose change is not on disk, and so is wrong in the memory of the rules. */
  const unwritten = async ({ table, request }: AtTable, why: Exclude<Written, 'done'>): Promise<RecordedAnswer> => {
    await run({ kind: 'forget', table })
    if (why !== 'conflict') throw new StoreError(why.code, why.message)
    return stands(table, request, OVERTAKEN)
  }

  const command = (command: Command, at: AtTable): Promise<RecordedAnswer> =>
    new Promise((resolve, reject) => {
      const ticket = ++tickets
      /** The word of the rules and the word of the store: both are needed, and come in any order. */
      let prepared: Prepared | null = null
      let written: Written | null = null
      const finish = (): void => {
        if (prepared === null || written === null) return
        underWay.delete(ticket)
        if (written === 'done') resolve({ kind: 'recorded', sight: prepared.sight, row: prepared.row })
        else resolve(unwritten(at, written))
      }
      const round: Round = {
        job: packCommand(command, at, ticket),
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
          // A second word on the same ticket: its job was given to another thread, and done by both.
          if (written !== null) return
          written = word
          finish()
        },
      }
      underWay.set(ticket, round)
      crew.take(at.table, round)
    })

  return {
    run,
    command,
    loaded: () => held.reduce((sum, count) => sum + count, 0),
    close: () => crew.close(),
  }
}

type Prepared = Extract<ThreadAnswer, { kind: 'prepared' }>
type Refused = Extract<ThreadAnswer, { kind: 'refused' }>

const OVERTAKEN: Refused = { kind: 'refused', code: 'stale', message: 'somebody else was faster; look again' }

/** An answer that waits for nothing more. */
const settled = (answer: ThreadAnswer): RecordedAnswer => {
  if (answer.kind === 'failed') throw new StoreError(answer.code, answer.message)
  if (answer.kind === 'prepared') throw new Error('this changes something, and was not written')
  return answer
}

type Unprepared = Exclude<ThreadAnswer, Prepared>

/** A command on its way through the threads. */
type Round = Waiting & { hear(word: Written): void }
