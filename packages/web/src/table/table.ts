import type { Hint } from '@ecumene/bots'
import type { Message, Result, Seat, WhyNot } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import type { Chat } from './chat.ts'

/** How the table reaches its match. `here`: in this browser; the rest: over the network. */
export type Connection = 'here' | 'online' | 'reconnecting'

/** What the page knows about a table at one moment. Every change makes a new object, so that React can compare. */
export type Snapshot = {
  readonly state: TableState
  readonly connection: Connection
  /** Hot-seat: the seat to which the screen must be handed before anything is shown; otherwise `null`. */
  readonly handover: Seat | null
  /** A request is in progress. */
  readonly busy: boolean
  /** The browser could not keep the last change: closing the page would lose it. */
  readonly unsaved?: boolean
}

/**
 * Why there is nothing to show. `elsewhere`: another tab plays this local game; `damaged`: its record cannot be read;
 * `frozen`: today's rules cannot follow its record, which is kept as it is; `notFound`: there is no such table;
 * `unreachable`: the server has not answered yet, and the page keeps trying.
 */
export type Trouble = 'elsewhere' | 'damaged' | 'frozen' | 'notFound' | 'unreachable'

/**
 * The one interface that boards play through. `openLocalTable` runs the match in a worker of this browser (solo, hot-seat,
 * offline), `openRemoteTable` talks to a server. The boards cannot tell them apart.
 */
export type Table = {
  /** `null` until the first state has arrived. */
  snapshot(): Snapshot | null
  /** Why there is no state, or none that can be played; `null` if all is well or still loading. */
  trouble(): Trouble | null
  subscribe(listener: () => void): () => void
  /** Plays a move given in notation. A refusal changes nothing and says why. */
  submit(move: string): Promise<Result<void, Message>>
  /** Why a move is not legal; `null` if it is. */
  whyNot(move: string): Promise<Message | null>
  /** Everything that could be tried now but is not legal, in notation, with the reason. */
  whyNots(): Promise<readonly WhyNot[]>
  /** What a bot would do in the player's place, its moves in notation; `null` if nothing is asked, others sit here too, or it cannot think. */
  hint?(): Promise<Hint<string> | null>
  /** Takes the match back to `kept` moves, where that is free. */
  undo(kept: number): Promise<Result<void, Message>>
  /** Asks for, agrees to or refuses an undo that needs consent. */
  takeback(answer: 'ask' | 'agree' | 'refuse', kept: number): Promise<Result<void, Message>>
  resign(): Promise<Result<void, Message>>
  /** The address of a table for another game with the same seats. */
  rematch(): Promise<Result<string, Message>>
  /** Hot-seat: the next player has taken the screen. */
  takeOver(): void
  /** The record of a match that cannot go on, as a file to download; `null` if it is not available (yet). */
  file(): Promise<string | null>
  /** Takes a local game over from another tab. */
  playHere?(): void
  /** The chat, where several people play over the network. */
  readonly chat?: Chat
  /** Takes a free seat at a table that waits for players. */
  join?(seat: Seat): Promise<Result<void, Message>>
  /** Leaves a table that still waits for players. */
  leave?(): Promise<Result<void, Message>>
  /** A frozen game: agrees to end it for good, or withdraws the agreement. */
  endForGood?(answer: 'agree' | 'withdraw'): Promise<Result<void, Message>>
  /** Has a bot play for somebody who has stayed away for a long time. */
  standIn?(seat: Seat): Promise<Result<void, Message>>
  /** Takes back a seat that a bot is playing for its owner. */
  comeBack?(seat: Seat): Promise<Result<void, Message>>
  close(): void
}
