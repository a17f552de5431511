import { NO_TERMS, type Terms } from '@ecumene/protocol'
import type { ClockState } from '@ecumene/protocol/clock'
import { maskOf, seatsIn } from './masks.ts'
import { check, reading, Spoiled } from './spoiled.ts'
import type { ClosingRow, SeatRow, StoredMatch, TableRow, TakebackRow } from './store.ts'

/** A table as the columns of a row, the same in every database. */
export type TableColumns = {
  readonly id: string
  readonly version: number
  readonly game: string
  readonly rules: string
  readonly options: string
  readonly seats: string
  readonly seed: string
  readonly deal: string
  readonly status: TableRow['status']
  readonly is_public: number
  readonly creator: string
  readonly created_at: number
  readonly rematch: string | null
  readonly takeback: string | null
  readonly waits_for_bot: number
  readonly terms: string | null
  readonly asked: number | null
  readonly begun_at: number | null
  readonly clock: string | null
  readonly due: number | null
  readonly closing: string | null
}

/** A match, assembled from its table row, its log and its newest snapshot. */
export const storedMatch = (table: TableRow, log: readonly string[], snapshot: string | null): StoredMatch => {
  const { id, game, rules, options, seats, seed, deal, status, closing } = table
  const entries = legible(id, log)
  return {
    game,
    rules,
    options,
    seats: seats.length,
    seed,
    deal,
    entries,
    snapshot,
    ...(status === 'over' && closing?.ply === entries.length && { isClosed: true }),
  }
}

/** The guests who have a seat, or may take it back from a bot. */
export const guestsAt = (seats: readonly SeatRow[]): readonly string[] =>
  seats.flatMap((seat) => {
    const guest = seat.kind === 'person' ? seat.guest : seat.kind === 'bot' ? seat.standsFor?.guest : undefined
    return guest === undefined || guest === '' ? [] : [guest]
  })

/** For lists: leaves out only rows that cannot be read. */
export const orNone = <Value>(read: () => Value, onSpoiled: (why: Spoiled) => void): readonly Value[] => {
  try {
    return [read()]
  } catch (error) {
    if (!(error instanceof Spoiled)) throw error
    onSpoiled(error)
    return []
  }
}

/** Entries that are JSON, each of them. */
export const legible = (id: string, entries: readonly string[]): readonly string[] =>
  reading(id, 'log', () => {
    for (const entry of entries) JSON.parse(entry)
    return entries
  })

export const textOf = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

/** How each column of a row is written, in the order of `columnsOf`. */
const WRITTEN = {
  id: ({ id }) => id,
  version: ({ version }) => version,
  game: ({ game }) => game,
  rules: ({ rules }) => rules,
  options: ({ options }) => JSON.stringify(options),
  seats: ({ seats }) => JSON.stringify(seats),
  seed: ({ seed }) => seed,
  deal: ({ deal }) => JSON.stringify(deal),
  status: ({ status }) => status,
  is_public: ({ isPublic }) => Number(isPublic),
  creator: ({ creator }) => creator,
  created_at: ({ createdAt }) => createdAt,
  rematch: ({ rematch }) => rematch,
  takeback: ({ takeback }) => textOf(takeback),
  waits_for_bot: ({ waitsForBot }) => Number(waitsForBot),
  terms: ({ terms }) => JSON.stringify(terms),
  asked: ({ asked }) => (asked === null ? null : maskOf(asked)),
  begun_at: ({ begunAt }) => begunAt,
  clock: ({ clock }) => textOf(clock),
  due: ({ due }) => due,
  closing: ({ closing }) => textOf(closing),
} as const satisfies { readonly [Name in keyof TableColumns]: (table: TableRow) => string | number | null }

/** The columns of what a `TableChange` can change. */
const CHANGED = ['seats', 'status', 'takeback', 'waits_for_bot', 'begun_at', 'clock', 'due', 'closing'] as const

const NAMES = Object.keys(WRITTEN) as readonly (keyof TableColumns)[]

/** A statement that makes a row of `columnsOf`. Databases differ in how values are marked, by their place from 1 on. */
export const insertTable = (mark: (place: number) => string): string =>
  `INSERT INTO tables (${NAMES.join(', ')}) VALUES (${NAMES.map((_name, index) => mark(index + 1)).join(', ')})`

/** A statement that changes a row as `changedColumnsOf` says, if it has still the version that was seen. */
export const changeTable = (mark: (place: number) => string): string => {
  const set = CHANGED.map((name, index) => `${name} = ${mark(index + 1)}`).join(', ')
  const [id, version] = [mark(CHANGED.length + 1), mark(CHANGED.length + 2)]
  return `UPDATE tables SET version = version + 1, ${set} WHERE id = ${id} AND version = ${version}`
}

export const columnsOf = (table: TableRow) => NAMES.map((name) => WRITTEN[name](table))

export const changedColumnsOf = (table: TableRow) => [
  ...CHANGED.map((name) => WRITTEN[name](table)),
  table.id,
  table.version,
]

export const tableRow = (row: TableColumns): TableRow =>
  reading(row.id, 'row', () => {
    const table = parsed(row)
    check(STATUSES.includes(table.status) && Array.isArray(table.seats) && Array.isArray(table.deal))
    for (const { kind } of table.seats) check(SEATS.includes(kind))
    return table
  })

const STATUSES: readonly TableRow['status'][] = ['waiting', 'playing', 'over']
const SEATS: readonly SeatRow['kind'][] = ['open', 'person', 'bot']

const parsed = (row: TableColumns): TableRow => ({
  id: row.id,
  version: row.version,
  game: row.game,
  rules: row.rules,
  options: JSON.parse(row.options) as Readonly<Record<string, unknown>>,
  seats: JSON.parse(row.seats) as readonly SeatRow[],
  seed: row.seed,
  deal: JSON.parse(row.deal) as readonly number[],
  status: row.status,
  isPublic: row.is_public === 1,
  creator: row.creator,
  createdAt: row.created_at,
  rematch: row.rematch,
  takeback: row.takeback === null ? null : (JSON.parse(row.takeback) as TakebackRow),
  waitsForBot: row.waits_for_bot === 1,
  terms: row.terms === null ? NO_TERMS : (JSON.parse(row.terms) as Terms),
  asked: row.asked === null ? null : seatsIn(row.asked),
  begunAt: row.begun_at,
  clock: row.clock === null ? null : (JSON.parse(row.clock) as ClockState),
  due: row.due,
  closing: row.closing === null ? null : (JSON.parse(row.closing) as ClosingRow),
})
