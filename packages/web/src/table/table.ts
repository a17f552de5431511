import type { Message, Result, Seat } from '@ecumene/kernel'
import type { TableState } from '@ecumene/server/protocol'

/** How the table reaches its match. `here`: in this browser; the rest: over the network. */
export type Connection = 'here' | 'online' | 'reconnecting'

/** What the page knows of a table at one moment. A new object for every change, so that React can compare. */
export type Snapshot = {
  readonly state: TableState
  readonly connection: Connection
  /** Hot-seat: the seat to which the screen must be handed before anything is shown; otherwise `null`. */
  readonly handover: Seat | null
  /** A request is under way. */
  readonly busy: boolean
}

/**
 * The one interface that boards play through. `LocalTable` runs the match in a worker of this browser (solo, hot-seat,
 * offline), `RemoteTable` speaks to a server. The boards cannot tell them apart.
 */
export type Table = {
  /** `null` until the first state has arrived. */
  snapshot(): Snapshot | null
  subscribe(listener: () => void): () => void
  /** Plays a move given in notation. A refusal changes nothing and says why. */
  submit(move: string): Promise<Result<void, Message>>
  /** Why a move is not legal; `null` if it is. */
  whyNot(move: string): Promise<Message | null>
  /** Takes the line back to `kept` moves, where that is free. */
  undo(kept: number): Promise<Result<void, Message>>
  /** Asks for, agrees to or refuses an undo that needs consent. */
  takeback(answer: 'ask' | 'agree' | 'refuse', kept: number): Promise<Result<void, Message>>
  resign(): Promise<Result<void, Message>>
  /** The address of a table for another game with the same seats. */
  rematch(): Promise<Result<string, Message>>
  /** Hot-seat: the next player has taken the screen. */
  takeOver(): void
  close(): void
}
