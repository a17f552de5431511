import type { Game, Message, Seat, Seen } from '@ecumene/kernel'
import type { TableState } from '@ecumene/server/protocol'
import type { ComponentType, ReactNode } from 'react'

/** What every board is given. A board draws the match and lets the player act; everything else is the screen's. */
export type BoardProps = {
  readonly game: Game
  readonly state: TableState
  readonly seen: Seen
  /** Says a message of the game or of the page in the player's language, with the players' names filled in. */
  readonly say: (message: Message) => string
  readonly nameOf: (seat: Seat) => string
  /** Plays a move given in notation. */
  readonly submit: (move: string) => void
  /** Why a move is not legal, in words; `null` if it is. */
  readonly whyNot: (move: string) => Promise<string | null>
  /** All that could be tried now and may not be done: moves in notation, reasons in words. */
  readonly whyNots: () => Promise<readonly Unplayable[]>
  /** A request is under way: show what is pressed, accept nothing new. */
  readonly busy: boolean
  /** The log, to be placed where the board has room for it. */
  readonly log: ReactNode
}

export type Unplayable = { readonly move: string; readonly reason: string }

export type Board = ComponentType<BoardProps>
