import type { Message, Outcome, Seat } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import type { ComponentType, CSSProperties } from 'react'
import type { PieceDrawing } from '../encyclopedia/drawing.ts'
import type { IconName } from '../icons/icon.tsx'
import type { Following } from '../pace/following.ts'
import type { Board } from './board.ts'

/**
 * What the page has of its own for a game, all of it optional: `boards/<id of the game>/parts.ts`, found by the name of the
 * folder. What is large is fetched when it is needed.
 */
export type PageParts = {
  /** A board made for the game; without it, it is played on the generic one. */
  readonly board?: () => Promise<Board>
  /** The board is played by hands (`hands/`), which have a setting of the player. */
  readonly hands?: true
  /** How the doings of others are followed on its board; without it they are shown as they come. */
  readonly follow?: () => Promise<Following>
  /** Whatever matters is told by events: a move without any, such as a pass that nobody may know of, has no line in the log of a table. */
  readonly tellsByEvents?: true
  /** Colours of the seats, as properties of the style (`--seat-0` and so on), where the game has its own. */
  readonly paint?: (view: unknown) => CSSProperties
  /** Whom the player in a seat plays: a name of the game, shown with the player's own name beside it. */
  readonly ruler?: (view: unknown, seat: Seat) => Message | null
  /** The things of the table (`data-anchor`) at which a move, given in notation, is made; without it a move has its button. */
  readonly thingsOf?: () => Promise<ThingsOf>
  /** What the end of a match tells beside the score sheet. */
  readonly ending?: () => Promise<Ending>
  /** How its pieces are drawn in the encyclopedia; without it they are told in words alone. */
  readonly drawing?: () => Promise<PieceDrawing>
  /** The pictures on its cards of the start page, by the id of the edition; without one the card has a plain one. */
  readonly art?: Readonly<Record<string, Strip>>
}

export type ThingsOf = (move: string, view: unknown) => readonly string[]

export type EndingProps = {
  readonly state: TableState
  readonly outcome: Outcome
  readonly nameOf: (seat: Seat) => string
  readonly replayAddress: string
  /** Closes the sheet and shows a place of the board. */
  readonly onShow: (place: number) => void
}

export type Ending = ComponentType<EndingProps>

/** A strip of the map of a game with things on it. */
export type Strip = { readonly shape: 'hexes' | 'squares'; readonly places: readonly Place[] }

type Place = {
  readonly land: 'grass' | 'hills' | 'forest' | 'desert' | 'rock' | 'water'
  readonly sign: IconName | null
}

const found = import.meta.glob<PageParts>('./*/parts.ts', { eager: true, import: 'parts' })

export const partsOf = (gameId: string): PageParts => found[`./${gameId}/parts.ts`] ?? NOTHING

const NOTHING: PageParts = {}
