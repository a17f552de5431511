import { StoreError } from '../store.ts'
import type { Row, Rows } from './kinds.ts'

/** Where rows are read from. */
export type Source = Rows & {
  /** How to call it where people read it. */
  readonly place: string
  /** The key for cookies that is kept with it; `null` if there is none. */
  readonly key: string | null
  close(): Promise<void>
}

/** How a store is read. */
export type Reading = {
  /** Nobody else may use it, now or until it is closed. */
  readonly alone: boolean
  /** Hears of what cannot be read; everything else is. */
  onSpoiled(what: string): void
}

/** An empty store that is being filled, as a whole or not at all; nobody else can use it meanwhile. */
export type Target = Rows & {
  readonly place: string
  /** `key`: for cookies; `null` if none is to be kept. */
  put(rows: AsyncIterable<Row>, key: string | null): Promise<void>
  /** What was put is there for good. */
  commit(): Promise<void>
  /** Ends it; what was not committed is gone. */
  close(): Promise<void>
}

export const notEmpty = (place: string): StoreError =>
  new StoreError(
    'foreign',
    `the store ${place} is not empty, and nothing is ever written over; move it away or choose another`,
  )
