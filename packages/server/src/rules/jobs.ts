import type { MessagePort } from 'node:worker_threads'
import type { Message, Seat, Seen, Viewer, WhyNot } from '@ecumene/kernel'
import type { ChangeMessage, Json, RefusalCode, Standstill, Terms } from '@ecumene/protocol'
import type { ClockState } from '@ecumene/protocol/clock'
import type { Timed } from '../clock/timed.ts'
import type { StoredMatch, StoreErrorCode, TableRow } from '../store/store.ts'

/** What a referee is asked to do. */
export type RulesJob =
  /** Deals a new match; nothing is kept in the thread. */
  | {
      readonly kind: 'deal'
      readonly game: string
      readonly options: object
      readonly seats: number
      readonly seed: string
    }
  | ({ readonly kind: 'look' } & AtMatch)
  /** The match has gone on elsewhere since a ply, by these entries. */
  | ({ readonly kind: 'follow'; readonly since: number; readonly entries: readonly string[] } & AtMatch)
  | ({ readonly kind: 'submit'; readonly seat: Seat; readonly ply: number; readonly move: string } & AtMatch)
  /** Any legal move, for a bot that has failed. */
  | ({ readonly kind: 'moveAnyhow'; readonly seat: Seat; readonly ply: number } & AtMatch)
  | ({
      readonly kind: 'undo'
      readonly seat: Seat
      readonly ply: number
      readonly to: number
      readonly consent: readonly Seat[]
    } & AtMatch)
  /** With a `ply`, only at that very version: a clock that has run out at one need not have at the next. */
  | ({ readonly kind: 'resign'; readonly seat: Seat; readonly ply?: number } & AtMatch)
  | ({ readonly kind: 'why'; readonly seat: Seat; readonly move: string } & AtMatch)
  /** The public view after `ply` entries of the log, or the whole match once it is over. */
  | ({ readonly kind: 'lookBack'; readonly ply: number } & AtMatch)
  | ({ readonly kind: 'file' } & AtMatch)
  /** Every candidate that the seat may not play now, with the reason. */
  | ({ readonly kind: 'whyNots'; readonly seat: Seat } & AtMatch)
  /** The match in memory is not the one in the store: forget it. */
  | { readonly kind: 'forget'; readonly table: string }
  /** The entry that led to this ply was not written, because another came first: go back to before it. */
  | { readonly kind: 'strike'; readonly table: string; readonly ply: number }

/** A job about a match, without the fields about its table. */
export type MatchRequest = WithoutTable<Exclude<RulesJob, Errand>>
type WithoutTable<Job> = Job extends unknown ? Omit<Job, keyof AtMatch> : never

/** The fields that the table adds; tickets are between the rules and the store. */
export type AtTable = Omit<AtMatch, 'ticket' | 'stored'>

/** What is asked about no match in particular. */
export type Errand = Extract<RulesJob, { kind: 'deal' | 'forget' | 'strike' }>

export type AtMatch = {
  readonly table: string
  /** The number under which the store will say whether it has written the change. */
  readonly ticket: number
  /** Name of the request, unique within the match; `null` where nobody will send it twice. */
  readonly request: string | null
  /** What the table's row says, so that only changes of it are written, and only if it still says so. */
  readonly row: Pick<TableRow, 'status' | 'waitsForBot' | 'version'>
  /** When the command came, by the main thread's clock. */
  readonly now: number
  /** The clocks before it; `null` at a table without. */
  readonly time: { readonly terms: Terms; readonly clock: ClockState } | null
  /** Whom to show the match to afterwards, and what each has of its history. */
  readonly viewers: readonly Wanted[]
  /** Seats of bots: where one of them is to move, the answer brings the state for it. */
  readonly bots: readonly Seat[]
  /** Sent on a second try, after the thread said that the match is not in memory. */
  readonly stored?: StoredMatch
}

/**
 * `have`: the ply up to which the viewer knows the history; `null` means all up to the command. `changes`: the viewer
 * has the view from before the command, too.
 */
export type Wanted = { readonly viewer: Viewer; readonly have: number | null; readonly changes?: boolean }

export type RulesAnswer =
  | { readonly kind: 'dealt'; readonly deal: readonly number[]; readonly asked: readonly Seat[] }
  | { readonly kind: 'seen'; readonly sight: Sight }
  | { readonly kind: 'changed'; readonly change: Change; readonly sight: Sight }
  | { readonly kind: 'reason'; readonly reason: Message | null }
  /** The rules of today cannot follow the match; `sight` is what can still be shown of it. */
  | { readonly kind: 'frozen'; readonly frozen: Standstill; readonly sight: Sight | null }
  /** A `Seen`, or a match file, as text. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reasons'; readonly reasons: readonly WhyNot[] }
  | {
      readonly kind: 'refused'
      readonly code: RefusalCode
      readonly message: string
      readonly reason?: Message
      /** For an undo: it would be possible if the other seats agreed. */
      readonly needsConsent?: true
    }
  /** The match is not in memory: send it along. */
  | { readonly kind: 'wanted' }
  /** Not finished yet, so that others need not wait: ask again to continue. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'forgotten' }

export type Change = {
  /** The new entry of the log as JSON. */
  readonly entry: string
  readonly snapshot: string | null
  /** The command was made on an older version, and still counts. */
  readonly isLate: boolean
  /** Seats that were asked before it. */
  readonly before: readonly Seat[]
}

export type Sight = {
  readonly ply: number
  readonly moves: number
  readonly over: boolean
  readonly deciders: readonly Seat[]
  readonly sheets: readonly Sheet[]
  /** The true state as JSON where a bot has to move: for the bots' threads only. */
  readonly forBots: string | null
}

/** What a rules thread answers. Where something changes, the store was asked to write it: it is not to be told yet. */
export type ThreadAnswer =
  | Exclude<RulesAnswer, { kind: 'wanted' | 'unfinished' | 'changed' }>
  | { readonly kind: 'prepared'; readonly sight: Sight; readonly row: RowChange }
  /** The match could not be loaded. */
  | StoreFailure

/** What the rest of the server is told once it is on disk. */
export type RecordedAnswer =
  | Exclude<ThreadAnswer, { kind: 'prepared' | 'failed' }>
  | { readonly kind: 'recorded'; readonly sight: Sight; readonly row: RowChange }
  /** The request had taken effect before, at this version. */
  | { readonly kind: 'stands'; readonly ply: number }
  /** Somebody else was faster and changed the match or its table: it has to be judged again. */
  | { readonly kind: 'overtaken' }

/** The store could not do it; nothing was changed. */
export type StoreFailure = { readonly kind: 'failed'; readonly code: StoreErrorCode; readonly message: string }

/** What follows for the table; `undefined` where nothing changes. */
export type RowChange = {
  readonly status: TableRow['status'] | undefined
  readonly waitsForBot: boolean | undefined
  readonly time: Timed | undefined
  /** People's seats whose turn has begun. Not the mover's: they know. */
  readonly began: readonly Seat[]
}

/** What one viewer sees, from ply `from` on: all of it, or what has changed. */
export type Sheet = WholeSheet | ChangeSheet
export type WholeSheet = SheetFor & { readonly isChange: false; readonly text: Json<Seen> }
export type ChangeSheet = SheetFor & { readonly isChange: true; readonly text: Json<ChangeForAll> }
type SheetFor = { readonly viewer: Viewer; readonly from: number }

/** A `change` without the parts that differ between viewers with the same view. */
export type ChangeForAll = Omit<ChangeMessage, 'type' | 'id' | 'clock'>

export type RulesData = {
  /** Module that exports the manifests of the games as `MANIFESTS`. */
  readonly shelf: string
  /** How many matches a thread may keep in memory. */
  readonly matches: number
  /** How long an unused match stays in memory. */
  readonly idleMs: number
}

/** `store` is the port that leads to it. */
export type RulesThreadData = RulesData & { readonly store: MessagePort }
