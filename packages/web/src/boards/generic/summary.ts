import type { Message, Seat, Seen } from '@ecumene/kernel'
import type { ComponentType } from 'react'
import type { Say } from '../../words/use-words.tsx'
import type { OpenFormProps } from './open-form.ts'

/** A part of the position that the player has pointed at: only moves that have to do with it are listed. */
export type Pointed = {
  /** Tells two of them apart. */
  readonly id: string
  readonly label: string
  /** Does the move, given in notation, name it? */
  readonly names: (move: string) => boolean
}

export type SummaryProps = {
  readonly seen: Seen
  readonly viewer: Seat | null
  readonly say: Say
  readonly nameOf: (seat: Seat) => string
  readonly pointed: Pointed | null
  readonly point: (at: Pointed | null) => void
  /** The move, in notation, that the player is about to play: the pointer or the focus is on its button. */
  readonly considered: string | null
}

/**
 * What a game without a board of its own may bring to the generic one: how its position is drawn. Moves stay in the
 * list. A summary may know the game's own types; the board does not.
 */
export type Summary = {
  /** Where things lie: a map. It comes first, on a phone too. */
  readonly Place: ComponentType<SummaryProps>
  /** Everything else: players, decks, goals. */
  readonly Details: ComponentType<SummaryProps>
  /** What a move is called where the position knows more than the move itself; `null`: as the game calls it. */
  readonly describe?: (move: string, view: unknown) => Message | null
  /** A few more words to a move: the card in the slot it names, the terrain of the space, a price. It may have lines. */
  readonly note?: (move: string, view: unknown, say: Say) => string | null
  /** A form for moves that no list can hold; without it they are written in notation. */
  readonly OpenForm?: ComponentType<OpenFormProps>
}
