import { type Handler, type Message, refusals } from '@ecumene/kernel'
import type { WordKey } from '../words/en.ts'
import type { Event, Teller } from './events.ts'
import type { Move, MoveKind, MoveWith } from './moves.ts'
import type { FrameKind, FrameOf, State } from './state.ts'

/** The handler of one kind of frame, which these kinds of moves answer. */
export type Ask<Kind extends FrameKind, Answers extends MoveKind> = Omit<
  Handler<State, FrameOf<Kind>, Move, Event, MoveWith<Answers>>,
  'candidates'
> &
  Pick<Handler<State, FrameOf<Kind>, Move, Event>, 'candidates'>

/** Asks nobody: it acts once every question asked after it is answered. */
export const unasked = <Kind extends FrameKind>(
  happens: (state: State, frame: FrameOf<Kind>, tell: Teller) => void,
): Ask<Kind, never> => ({
  answers: [],
  seats: () => [],
  candidates: () => [],
  whyNot: () => null,
  apply: () => undefined,
  decision: asks('decision.turn'),
  over: () => true,
  finish: happens,
})

/** A refusal. */
export const because = refusals<WordKey>()

/** A question in the same words whatever the state. */
export function asks(key: WordKey): () => Message<WordKey> {
  const message = { key }
  return () => message
}
