import type { Level } from '@ecumene/bots'
import type { Terms } from '@ecumene/protocol'
import type { ClockState } from '@ecumene/protocol/clock'
import type { Timed } from '../clock/timed.ts'
import type { NodesStore } from './nodes.ts'
import type { PeopleStore } from './people.ts'
import type { TimeStore } from './time.ts'

/**
 * Where tables live. Everything is asynchronous and nothing assumes that this process is the only one: what could
 * collide is decided by the store, with a version (`updateTable`) or a key (`append`), and the loser is told.
 */
export type Store = PeopleStore &
  TimeStore &
  NodesStore & {
    guest(id: string): Promise<GuestRow | null>
    saveGuest(guest: GuestRow): Promise<void>

    createTable(table: TableRow): Promise<void>
    table(id: string): Promise<TableRow | null>
    /** Changes a table if it still has this version; `false` if somebody else changed it first. */
    updateTable(id: string, version: number, change: TableChange): Promise<boolean>
    /** Opens `next` as the rematch of a table; `false` if that has one, or has changed. */
    openRematch(id: string, version: number, next: TableRow): Promise<boolean>
    removeTable(id: string, version: number): Promise<boolean>
    /** Removes tables that nobody filled since `before`; returns their ids. */
    removeWaiting(before: number): Promise<readonly string[]>
    /** Public tables: those that wait for players first, then the newest. */
    publicTables(limit: number): Promise<readonly TableRow[]>
    /** How many tables this guest has opened that are not over. */
    openTables(guest: string): Promise<number>
    /** Tables at which a bot has to move. */
    tablesWaitingForBot(): Promise<readonly string[]>

    /** Adds an entry to the log of a match. `(match, ply)` is the lock: of two writers one is told `conflict`. */
    append(write: Append): Promise<'done' | 'conflict'>
    /** The match with its newest snapshot and all of its log. */
    match(id: string): Promise<StoredMatch | null>
    /** How many entries the log of a match has. */
    ply(id: string): Promise<number>
    /** The entries of a match from a ply on, as JSON. */
    entriesFrom(id: string, ply: number): Promise<readonly string[]>
    /** The version that a request led to, if it has taken effect. */
    plyOfRequest(id: string, request: string): Promise<number | null>

    /** Finishes what was begun. */
    close(): Promise<void>
  }

export type GuestRow = { readonly id: string; readonly name: string; readonly createdAt: number }

export type SeatRow =
  /** `heldFor`: only this guest may sit down here. */
  | { readonly kind: 'open'; readonly heldFor?: string }
  /** Guest and name are empty where somebody wished to be forgotten. */
  | { readonly kind: 'person'; readonly guest: string; readonly name: string }
  /** `standsFor`: whom the bot plays for, and who may take the seat back. */
  | { readonly kind: 'bot'; readonly level: Level; readonly standsFor?: Absent }

/** A player who left a seat to a bot. */
export type Absent = { readonly guest: string; readonly name: string }

export type TableStatus = 'waiting' | 'playing' | 'over'

/** An offer to take moves back. It stands only while the match is at `ply`: the next move answers it. */
export type TakebackRow = {
  readonly ply: number
  readonly seat: number
  readonly to: number
  readonly agreed: readonly number[]
}

/** Who has agreed to end a frozen match for good. It stands only while the match is at `ply`: it may have gone on since. */
export type ClosingRow = { readonly ply: number; readonly agreed: readonly number[] }

export type TableRow = {
  readonly id: string
  /** Counts changes of this row; the match has its own version, the ply. */
  readonly version: number
  readonly game: string
  readonly rules: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly SeatRow[]
  readonly seed: string
  /** Chance outcomes of the set-up. */
  readonly deal: readonly number[]
  readonly status: TableStatus
  readonly isPublic: boolean
  /** The guest who opened it. */
  readonly creator: string
  readonly createdAt: number
  readonly rematch: string | null
  readonly takeback: TakebackRow | null
  readonly closing: ClosingRow | null
  readonly waitsForBot: boolean
  /** What was agreed on about time. */
  readonly terms: Terms
  /** Seats that the deal asks first; `null` where the table is from before they were kept. */
  readonly asked: readonly number[] | null
  readonly begunAt: number | null
  readonly clock: ClockState | null
  /** When something has to be done about a clock. */
  readonly due: number | null
}

export type TableChange = Partial<
  Pick<TableRow, 'seats' | 'status' | 'takeback' | 'closing' | 'waitsForBot' | 'begunAt' | 'clock' | 'due'>
>

export type Append = {
  readonly table: string
  /** Place in the log, counted from 0. */
  readonly ply: number
  /** The version of the table's row by which it was judged. Where several servers write, another one is a conflict. */
  readonly version?: number | undefined
  /** The entry as JSON. */
  readonly entry: string
  /** Key of the request, unique within the match; `null` for entries that nobody will send twice. */
  readonly request: string | null
  /** The request may have taken effect before; then it is a conflict. Looking for it takes time: not for every move. */
  readonly mayRepeat?: boolean
  /** Changes of the table that follow from the entry. */
  readonly status?: TableStatus | undefined
  readonly waitsForBot?: boolean | undefined
  /** How the clocks of the table stand after it. */
  readonly time?: Timed | undefined
  /** When it was made, and which seats are asked after it. */
  readonly at?: number | undefined
  readonly asked?: readonly number[] | undefined
  /** People's seats whose turn has begun with it. */
  readonly began?: readonly number[] | undefined
  /** A snapshot of the match after this entry, as JSON. */
  readonly snapshot?: string | undefined
}

export type StoredMatch = {
  readonly game: string
  readonly rules: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  readonly seed: string
  readonly deal: readonly number[]
  /** Entries as JSON, oldest first. */
  readonly entries: readonly string[]
  readonly snapshot: string | null
  /** It was frozen, and its players have ended it for good. */
  readonly isClosed?: true
}

export type StoreErrorCode =
  /** No space left. */
  | 'full'
  /** Another process holds the file for too long, or the database. */
  | 'busy'
  /** The database cannot be reached. */
  | 'away'
  /** The connection broke while the database was writing, and nobody can tell whether it did. */
  | 'unsure'
  /** Damaged, unreadable, not writable. */
  | 'broken'
  /** What is kept of one match cannot be read; all others are sound. */
  | 'spoiled'
  /** A sound file, but not one of ours. */
  | 'foreign'
  /** Written by a newer version of this program. */
  | 'newer'
  | 'closed'

/** The store cannot do its work; nothing of what was asked has been done, unless the code is `unsure`. */
export class StoreError extends Error {
  readonly code: StoreErrorCode

  constructor(code: StoreErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
