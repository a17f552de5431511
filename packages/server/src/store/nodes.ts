import type { Append } from './store.ts'
import type { TurnRow } from './time.ts'

/** What servers on one store let each other know. A file has one server, which needs little of this (`alone.ts`). */
export type NodesStore = {
  /** What others who use the same store have done, since the last time this was asked, that concerns this server. */
  elsewhere(): Promise<Elsewhere>
  /** Who else is there. Removes those whose time is over. */
  company(): Promise<Company>
  /** Which of these tables are no longer as this server knows them? */
  changedAmong(known: readonly KnownTable[]): Promise<readonly string[]>
  /** The key that cookies are signed with at all servers: the one that is kept, or from now on this one. */
  cookieKey(otherwise: string): Promise<string>

  /** Does this server sign cookies with the same key as the others? The first one decides. `print`: fingerprint of its key. */
  agreeOnKey(print: string): Promise<boolean>

  /** Publishes who has come to this server and its tables, and who has left; and which tables it has opened and closed. */
  attend(came: readonly Attending[], left: readonly Attending[]): Promise<void>
  /** Who is at these tables at other servers. */
  attending(tables: readonly string[]): Promise<readonly Attending[]>
  /** Has this guest a connection to another server? */
  isElsewhere(guest: string): Promise<boolean>
  /** How these tables stand, for lists of turns. */
  turnsAt(tables: readonly string[]): Promise<readonly TurnRow[]>

  /** May this server think for the bots of a table at this ply? The first to ask may, for a while or until it is gone. */
  claimBots(table: string, ply: number, milliseconds: number): Promise<boolean>

  /** Are there notices that nobody is about to send? */
  hasLostNotices(): Promise<boolean>
  /** Takes over some of them. */
  takeNotices(limit: number): Promise<readonly Notice[]>
  /** Extends this server's hold on a notice. */
  holdNotice(table: string, ply: number, milliseconds: number): Promise<void>
  /** They are sent, or will never be. Those that were never written are none. */
  settleNotices(notices: readonly NoticeKey[]): Promise<void>

  /** Takes tokens from buckets that all servers share, also more than there are; returns how many each has left. */
  spend(spendings: readonly Spending[]): Promise<readonly number[]>
}

/**
 * All of this may be lost, or come late: the tables themselves are the truth. A server hears of the tables that it has open, and of
 * those at which its guests sit.
 */
export type Elsewhere = {
  /** Entries that were added to logs, those of a match in order. */
  readonly entries: readonly EntryElsewhere[]
  /** Tables that were changed otherwise, and have to be looked at; `null` if it may be any. */
  readonly tables: readonly string[] | null
  /** Those among them at which something was said, or unsaid; `null` if it may be any. */
  readonly chats: readonly string[] | null
  /** This server's place; if it has another one than before, all that it said of itself is forgotten. Empty at a file. */
  readonly place: string
}

/** An entry of another server, with all that it changed. */
export type EntryElsewhere = Pick<Append, 'table' | 'ply' | 'entry'> & {
  /** The version of the table's row by which it was judged; `null` if nobody said. */
  readonly version: number | null
  /** What it changed in the row, which has the next version then; `null` for nothing. */
  readonly change: EntryChange | null
}
export type EntryChange = Pick<Append, 'status' | 'waitsForBot' | 'time'>

export type Company = {
  /** How many other servers are there, if the store knows. */
  readonly others: number
  /** One of them has gone, and this server is to see to what it has left undone. */
  readonly isHeir: boolean
  /** Something may have happened of which this server is not told: whoever was at a server that has gone is there no more. */
  readonly isAnything: boolean
}

/** A table as this server knows it: the version of its row, and how long its log is. */
export type KnownTable = { readonly table: string; readonly version: number; readonly ply: number }

/** A guest at a table. `table` is empty for a connection by itself, and `guest` for a table that the server has open. */
export type Attending = { readonly guest: string; readonly table: string }

/**
 * At this version of the match it became the turn of these seats, and somebody may want to be told. It is written together with
 * what brought it about, by the server that is to send it: if that one dies, another finds it.
 */
export type Notice = NoticeKey & { readonly seats: readonly number[] }
export type NoticeKey = { readonly table: string; readonly ply: number }

/** `account`: whose bucket it is. The rate goes with it: what is full again need not be kept. */
export type Spending = {
  readonly account: string
  readonly tokens: number
  readonly burst: number
  readonly perSecond: number
}
