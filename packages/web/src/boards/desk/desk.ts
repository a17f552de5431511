import type { GameEvent, Message, Seat, Seen } from '@ecumene/kernel'
import type { Hold } from '../../hands/use-hands.ts'
import type { BoardProps } from '../board.ts'
import type { Room } from './room.ts'
import type { Shown } from './shown.ts'

/** What all parts of a table share, whatever is played: the match as this viewer sees it, the words, and what can be done. */
export type Desk<View = unknown, Event extends GameEvent = GameEvent> = Shown & {
  readonly seen: Seen<View, Event>
  readonly view: View
  /** `null` for spectators. */
  readonly viewer: Seat | null
  /** Whose things lie below; spectators sit with seat 0. */
  readonly mine: Seat
  readonly room: Room
  readonly say: (message: Message) => string
  readonly nameOf: (seat: Seat) => string
  readonly isAsked: boolean
  readonly busy: boolean
  readonly hands: Hold
  /** A move in words, and a few more words to it. */
  readonly moveText: (move: string) => string
  readonly noteOn: (move: string) => string | null
  readonly props: BoardProps
}

type Given<View, Event extends GameEvent> = {
  readonly props: BoardProps
  readonly seen: Seen<View, Event>
  readonly room: Room
  readonly hands: Hold
}

/** The part of a desk that is the same in every game, out of what the screen hands to the board. */
export const deskOf = <View, Event extends GameEvent>({ props, seen, room, hands }: Given<View, Event>) => {
  const { say, nameOf, busy, state } = props
  return {
    props,
    seen,
    view: seen.view,
    viewer: state.viewer,
    mine: state.viewer ?? 0,
    room,
    say,
    nameOf,
    isAsked: seen.asked !== null,
    busy,
    hands,
  }
}
