import type { Game, Message, Seat, Seen } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
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
  /** Why a move is not legal; `null` if it is. */
  readonly whyNot: WhyNot
  /** All that could be tried now and may not be done: moves in notation, and the reasons. */
  readonly whyNots: () => Promise<readonly Unplayable[]>
  /** A request is under way: show what is pressed, accept nothing new. */
  readonly busy: boolean
  /** The board of a lesson: nothing happens there but what the learner does. */
  readonly isTaught?: boolean
  /** A place that somebody outside the board wants to be shown; another object asks again. */
  readonly shown?: { readonly place: number } | null
  /** The log, to be placed where the board has room for it. */
  readonly log: ReactNode
}

/** Why something cannot be done: in words, and the rules to read about it. */
export type Reason = { readonly text: string; readonly rules: readonly string[] }

export type WhyNot = (move: string) => Promise<Reason | null>

export type Unplayable = { readonly move: string; readonly reason: Reason }

export type Board = ComponentType<BoardProps>
