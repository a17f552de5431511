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

/** A match, of what is kept of its table, its log and its newest snapshot. */
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

/** For lists: one that cannot be read is missing in them, and so are no others. */
export const orNone = <Value>(read: () => Value, onSpoiled: (why: Spoiled) => void): readonly Value[] => {
  try {
    return [read()]
  } catch (error) {
    if (!(error instanceof Spoiled)) throw error
    onSpoiled(error)
    return []
  }
}

const legible = (id: string, entries: readonly string[]): readonly string[] =>
  reading(id, 'log', () => {
    for (const entry of entries) JSON.parse(entry)
    return entries
  })

export const textOf = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

/** The values of a row in the order of its columns. */
export const columnsOf = (table: TableRow) => [
  table.id,
  table.version,
  table.game,
  table.rules,
  JSON.stringify(table.options),
  JSON.stringify(table.seats),
  table.seed,
  JSON.stringify(table.deal),
  table.status,
  Number(table.isPublic),
  table.creator,
  table.createdAt,
  table.rematch,
  textOf(table.takeback),
  Number(table.waitsForBot),
  JSON.stringify(table.terms),
  table.asked === null ? null : maskOf(table.asked),
  table.begunAt,
  textOf(table.clock),
  table.due,
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
