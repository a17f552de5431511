import type { TurnRow } from './time.ts'

/** What servers on one store let each other know. A file has one server, which needs little of this (`alone.ts`). */
export type NodesStore = {
  /** What others who use the same store have done since the last time this was asked. */
  elsewhere(): Promise<Elsewhere>
  /** The key that cookies are signed with at all servers: the one that is kept, or from now on this one. */
  cookieKey(otherwise: string): Promise<string>

  /** Does this server sign cookies with the same key as the others? The first one decides. `print`: fingerprint of its key. */
  agreeOnKey(print: string): Promise<boolean>

  /** Publishes who has come to this server and its tables, and who has left. */
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
  /** It is sent, or will never be. */
  settleNotice(table: string, ply: number): Promise<void>

  /** Takes tokens from buckets that all servers share, also more than there are; returns how many each has left. */
  spend(spendings: readonly Spending[]): Promise<readonly number[]>
}

export type Elsewhere = {
  /** Tables they have changed; `null` if it may be any. These are hints: the tables themselves are the truth. */
  readonly tables: readonly string[] | null
  /** Those among them at which something was said, or unsaid; `null` if it may be any. */
  readonly chats: readonly string[] | null
  /** How many other servers are there, if the store knows. */
  readonly others: number
  /** One of them has gone, and this server is to see to what it has left undone. */
  readonly isHeir: boolean
  /** This server's place; if it has another one than before, all that it said of itself is forgotten. Empty at a file. */
  readonly place: string
}

/** A guest at a table; `table` is empty for a connection by itself. */
export type Attending = { readonly guest: string; readonly table: string }

/**
 * At this version of the match it became the turn of these seats, and somebody may want to be told. It is written together with
 * what brought it about, by the server that is to send it: if that one dies, another finds it.
 */
export type Notice = { readonly table: string; readonly ply: number; readonly seats: readonly number[] }

/** `account`: whose bucket it is. The rate goes with it: what is full again need not be kept. */
export type Spending = {
  readonly account: string
  readonly tokens: number
  readonly burst: number
  readonly perSecond: number
}
