import type { CardId, Effect, Event, Plans, ProgressId, Side, View, WonderId } from '@ecumene/duel'
import { describeEffect } from '@ecumene/duel'
import type { Message, Seat, Seen } from '@ecumene/kernel'
import { createContext, useContext } from 'react'
import type { WhyNot } from '../board.ts'
import type { LastMove } from './motion/last-move.ts'
import type { Text } from './say.ts'

/** What the player looks at. A card is selected at a place: when it leaves it, the selection ends. */
export type Selection =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'faceDown'; readonly slot: number }
  | { readonly kind: 'wonder'; readonly wonder: WonderId }
  | { readonly kind: 'token'; readonly token: ProgressId }
  | { readonly kind: 'score' }
  | { readonly kind: 'track' }

/** How much room there is: for everything, for everything but tall cities, for folded cities, or for a phone's. */
export type Room = 'wide' | 'low' | 'middle' | 'phone'

/** Whether whole cities fit beside the cards. */
export const hasCities = (room: Room): boolean => room === 'wide' || room === 'low'

/** What all parts of the board share: the match as this viewer sees it, the words, and what can be done. */
export type Desk = {
  readonly seen: Seen<View, Event>
  readonly view: View
  /** What everything on offer costs seat 0 and seat 1. */
  readonly plans: readonly [Plans, Plans]
  /** `null` for spectators. */
  readonly viewer: Side | null
  /** Whose city lies below; spectators sit with seat 0. */
  readonly bottom: Side
  readonly top: Side
  readonly room: Room
  readonly text: Text
  readonly say: (message: Message) => string
  readonly nameOf: (seat: Seat) => string
  readonly isLegal: (move: string) => boolean
  /** It is this viewer's turn to decide something. */
  readonly isAsked: boolean
  /** Nothing can be played any more, whether by the rules or because someone gave up. */
  readonly isOver: boolean
  readonly busy: boolean
  readonly submit: (move: string) => void
  readonly whyNot: WhyNot
  /** A move in words, for buttons. */
  readonly moveText: (move: string) => string
  readonly selection: Selection | null
  readonly select: (selection: Selection | null) => void
  readonly lastMove: LastMove | null
}

const DeskContext = createContext<Desk | null>(null)
export const DeskProvider = DeskContext.Provider

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('a part of the Duel board outside the board')
  return desk
}

export const cardName = (desk: Desk, card: CardId): string => desk.say({ key: `card.${card}` })
export const wonderName = (desk: Desk, wonder: WonderId): string => desk.say({ key: `wonder.${wonder}` })
export const tokenName = (desk: Desk, token: ProgressId): string => desk.say({ key: `progress.${token}` })
export const effectText = (desk: Desk, effect: Effect): string => desk.say(describeEffect(effect))
