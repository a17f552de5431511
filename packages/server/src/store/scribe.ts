import type { MessagePort } from 'node:worker_threads'
import type { Timed } from '../clock/timed.ts'
import type { AtMatch, Change, RowChange, Sight } from '../rules/jobs.ts'
import type { Parcel, Value } from '../threads/jobs.ts'
import { maskOf, seatsIn } from './masks.ts'
import type { Append, StoreErrorCode, TableStatus } from './store.ts'

/**
 * Sends entries to be written without waiting for them: under the number of its ticket, the store tells the main
 * thread what became of each. Everything of one turn of the event loop leaves together.
 */
export type Scribe = {
  write(at: AtMatch, sight: Pick<Sight, 'ply' | 'deciders'>, change: Change, row: RowChange): void
}

export const scribeOver = (port: MessagePort): Scribe => {
  let outbox: Value[] = []
  const flush = (): void => {
    port.postMessage(outbox)
    outbox = []
  }
  return {
    write({ ticket, table, request, now, row: { version } }, { ply, deciders }, { entry, snapshot, isLate }, row) {
      const { status = null, waitsForBot = null } = row
      const time = row.time === undefined ? null : JSON.stringify(row.time)
      if (outbox.length === 0) process.nextTick(flush)
      const sent: SentAppend = [
        ticket,
        table,
        ply - 1,
        entry,
        request,
        isLate,
        status,
        waitsForBot,
        snapshot,
        now,
        maskOf(deciders),
        time,
        version,
        maskOf(row.began),
      ]
      outbox.push(...sent)
    },
  }
}

/** Reads what a scribe has sent. */
export const readAppends = (sent: Parcel, take: (ticket: number, append: Append) => void): void => {
  for (let from = 0; from < sent.length; from += APPEND_VALUES) {
    const one: Parcel = sent.slice(from, from + APPEND_VALUES)
    const [
      ticket,
      table,
      ply,
      entry,
      request,
      mayRepeat,
      status,
      waitsForBot,
      snapshot,
      at,
      asked,
      time,
      version,
      began,
    ] = one as SentAppend
    take(ticket, {
      table,
      ply,
      entry,
      request,
      mayRepeat,
      status: status ?? undefined,
      waitsForBot: waitsForBot ?? undefined,
      snapshot: snapshot ?? undefined,
      at,
      asked: seatsIn(asked),
      time: timeOf(time),
      version,
      began: seatsIn(began),
    })
  }
}

type SentAppend = readonly [
  ticket: number,
  table: string,
  ply: number,
  entry: string,
  request: string | null,
  mayRepeat: boolean,
  status: TableStatus | null,
  waitsForBot: boolean | null,
  snapshot: string | null,
  at: number,
  asked: number,
  time: string | null,
  version: number,
  began: number,
]

const APPEND_VALUES = 14

const timeOf = (text: string | null): Timed | undefined => (text === null ? undefined : (JSON.parse(text) as Timed))

/** What became of an entry: written, taken by somebody else, or a failure of the store. */
export type Written = 'done' | 'conflict' | { readonly code: StoreErrorCode; readonly message: string }

/** What became of several, as the store tells it: ticket, then outcome and message. */
export const putWritten = (list: Value[], ticket: number, written: Written): void => {
  if (typeof written === 'string') list.push(ticket, written, null)
  else list.push(ticket, written.code, written.message)
}

export const readWritten = (told: Parcel, take: (ticket: number, written: Written) => void): void => {
  for (let from = 0; from < told.length; from += 3) {
    const one: Parcel = told.slice(from, from + 3)
    const [ticket, outcome, message] = one as readonly [number, 'done' | 'conflict' | StoreErrorCode, string | null]
    take(ticket, outcome === 'done' || outcome === 'conflict' ? outcome : { code: outcome, message: String(message) })
  }
}
