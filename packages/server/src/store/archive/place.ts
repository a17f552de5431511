import { StoreError } from '../store.ts'
import type { Row, Rows } from './kinds.ts'

/** Where rows are read from. */
export type Source = Rows & {
  /** Its name for people. */
  readonly place: string
  /** The key for cookies that is kept with it; `null` if there is none. */
  readonly key: string | null
  close(): Promise<void>
}

/** How a store is read. */
export type Reading = {
  /** Nobody else may use it, now or until it is closed. */
  readonly alone: boolean
  /** Called with what cannot be read; the rest is read anyway. */
  onSpoiled(what: string): void
}

/** An empty store that is being filled, as a whole or not at all; nobody else can use it meanwhile. */
export type Target = Rows & {
  readonly place: string
  /** `key`: for cookies; `null` if none is to be kept. */
  put(rows: AsyncIterable<Row>, key: string | null): Promise<void>
  /** Makes everything permanent. */
  commit(): Promise<void>
  /** Closes it; what was not committed is discarded. */
  close(): Promise<void>
}

export const notEmpty = (place: string): StoreError =>
  new StoreError(
    'foreign',
    `the store ${place} is not empty, and nothing is ever written over; move it away or choose another`,
  )
