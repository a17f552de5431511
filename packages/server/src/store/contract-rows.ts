import { NO_TERMS } from '@ecumene/protocol'
import type { Append, Store, TableRow } from './store.ts'

/** What opens the stores of one implementation. Both stores of `two` are of the same place, as two processes see it. */
export type StoreMaker = {
  one(): Promise<Store>
  two(): Promise<readonly [Store, Store]>
  /** Opens again what was closed. */
  again(): Promise<Store>
  cleanUp(): Promise<void>
}

/** Rows to try a store with. */
export const tableRow = (over: Partial<TableRow> = {}): TableRow => ({
  id: 'table-0001',
  version: 0,
  game: 'duel',
  rules: '1',
  options: {},
  seats: [],
  seed: 'seed',
  deal: [],
  status: 'waiting',
  isPublic: false,
  creator: 'ann',
  createdAt: 1,
  rematch: null,
  takeback: null,
  closing: null,
  waitsForBot: false,
  terms: NO_TERMS,
  asked: null,
  begunAt: null,
  clock: null,
  due: null,
  ...over,
})

export const entry = (over: Partial<Append> = {}): Append => ({
  table: 'table-0001',
  ply: 0,
  entry: '{}',
  request: null,
  ...over,
})
