import type { Message, Tell } from '@ecumene/kernel'
import type { WordKey } from '../../words/en.ts'
import type { Deed } from '../deeds.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'

/** Could this seat, as far as everybody knows, have an answer to the deed? Nothing private may be looked at here. */
export const mayAnswer = (_state: State, _deed: Deed, _seat: number): boolean => false

/** What the seat could try to answer with. */
export const repliesOf = (_state: State, _deed: Deed, _seat: number): readonly Move[] => []

export const whyNotReply = (_state: State, _deed: Deed, _seat: number, _move: Move): Message<WordKey> | null => null

/** A reply as a number from 0, as it waits among the deed's answers. */
export const replyOf = (move: Move): number => move.item

/** The reply happens: it is paid for and declared as a deed of its own, which cancels or interrupts the one below it. */
export const beginReply = (_state: State, _seat: number, _reply: number, _tell: Tell<Event> | undefined): void => {}
