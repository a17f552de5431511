import { decisions, type Handlers } from '@ecumene/kernel'
import { handle } from './asking.ts'
import type { Event } from './events.ts'
import { advance, beforeAsking, stop } from './flow.ts'
import type { Move } from './moves.ts'
import { type FrameKind, questions } from './questions.ts'
import type { Frame, State } from './state.ts'

const handlers = Object.fromEntries(
  Object.entries(questions).map(([kind, question]) => [kind, handle(question)]),
) as unknown as Handlers<State, Frame & { readonly kind: FrameKind }, Move, Event>

export const { deciders, legal, candidates, whyNot, apply, decision, settle } = decisions(handlers, {
  pending: (state: State) => state.pending,
  isOver: ({ ending }) => ending !== '',
  advance,
  ended: stop,
  asks: (state, frame, _isNew, tell) => beforeAsking(state, frame, tell),
})
