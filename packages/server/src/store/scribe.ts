import type { MessagePort } from 'node:worker_threads'
import type { Timed } from '../clock/timed.ts'
import type { AtMatch, Change, RowChange, Sight } from '../rules/jobs.ts'
import type { Parcel, Value } from '../threads/post.ts'
import { maskOf, seatsIn } from './masks.ts'
import type { Append, StoreErrorCode } from './store.ts'

/**
 * Sends entries to be written without waiting for them: under the number of its ticket, the store tells the main
 * thread what became of each. Everything of one turn of the event loop leaves together.
 */
export type Scribe = {
  write(at: AtMatch, sight: Pick<Sight, 'ply' | 'deciders'>, change: Change, row: RowChange): void
}

export const scribeOver = (line: MessagePort): Scribe => {
  let outbox: Value[] = []
  const flush = (): void => {
    line.postMessage(outbox)
    outbox = []
  }
  return {
    write({ ticket, table, request, now }, { ply, deciders }, { entry, snapshot, isLate }, row) {
      const { status, waitsForBot, time } = row
      if (outbox.length === 0) process.nextTick(flush)
      outbox.push(ticket, table, ply - 1, entry, request, isLate, status ?? null, waitsForBot ?? null, snapshot)
      outbox.push(now, maskOf(deciders), time === undefined ? null : JSON.stringify(time))
    },
  }
}

/** Reads what a scribe has sent. */
export const readAppends = (sent: Parcel, take: (ticket: number, append: Append) => void): void => {
  for (let at = 0; at < sent.length; at += APPEND_VALUES) {
    take(sent[at] as number, {
      table: sent[at + 1] as string,
      ply: sent[at + 2] as number,
      entry: sent[at + 3] as string,
      request: sent[at + 4] as string | null,
      mayRepeat: sent[at + 5] as boolean,
      status: (sent[at + 6] as Append['status'] | null) ?? undefined,
      waitsForBot: (sent[at + 7] as boolean | null) ?? undefined,
      snapshot: (sent[at + 8] as string | null) ?? undefined,
      at: sent[at + 9] as number,
      asked: seatsIn(sent[at + 10] as number),
      time: timeOf(sent[at + 11] as string | null),
    })
  }
}

const APPEND_VALUES = 12

const timeOf = (text: string | null): Timed | undefined => (text === null ? undefined : (JSON.parse(text) as Timed))

/** What became of an entry: written, taken by somebody else, or a failure of the store. */
export type Written = 'done' | 'conflict' | { readonly code: StoreErrorCode; readonly message: string }

/** What became of several, as the store tells it: ticket, then outcome and message. */
export const putWritten = (list: Value[], ticket: number, written: Written): void => {
  if (typeof written === 'string') list.push(ticket, written, null)
  else list.push(ticket, written.code, written.message)
}

export const readWritten = (told: Parcel, take: (ticket: number, written: Written) => void): void => {
  for (let at = 0; at < told.length; at += 3) {
    const outcome = told[at + 1] as 'done' | 'conflict' | StoreErrorCode
    const written = outcome === 'done' || outcome === 'conflict' ? outcome : failure(outcome, told[at + 2])
    take(told[at] as number, written)
  }
}

const failure = (code: StoreErrorCode, message: Value | undefined): Written => ({ code, message: String(message) })
