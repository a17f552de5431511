import type { Event, Move, PlayerView, View } from '@ecumene/dawn'
import type { Message, Seat, Seen } from '@ecumene/kernel'
import { createContext, useContext } from 'react'
import type { Hold } from '../../hands/use-hands.ts'
import type { BoardProps } from '../board.ts'
import type { Laying } from './use-laying.ts'
import type { DawnText } from './words/words.ts'

/** How much room there is: for everything at once, or for the map with the rest a tap away. */
export type Room = 'wide' | 'phone'

/** What all parts of the table share: the match as this viewer sees it, the words, and what can be done. */
export type Desk = {
  readonly seen: Seen<View, Event>
  readonly view: View
  /** `null` for spectators. */
  readonly viewer: Seat | null
  /** Whose row lies below; spectators sit with seat 0. */
  readonly mine: Seat
  readonly room: Room
  readonly text: DawnText
  readonly say: (message: Message) => string
  readonly nameOf: (seat: Seat) => string
  readonly isAsked: boolean
  readonly busy: boolean
  readonly hands: Hold
  /** The tile that is about to be laid. */
  readonly laying: Laying | null
  /** A move in words, and a few more words to it. */
  readonly moveText: (move: string) => string
  readonly noteOn: (move: string) => string | null
  /** A space that somebody asked to be shown; `show` lights it and brings it into sight. */
  readonly shown: number | null
  readonly show: (space: number) => void
  readonly props: BoardProps
}

export type { Move, PlayerView, View }

const DeskContext = createContext<Desk | null>(null)
export const DeskProvider = DeskContext.Provider

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('a part of the New Dawn table outside the table')
  return desk
}
