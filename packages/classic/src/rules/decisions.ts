import { decisions } from '@ecumene/kernel'
import { advance, beforeAsking, stop } from './flow.ts'
import { handlers } from './handlers.ts'
import { isKnown } from './moves.ts'

export const { deciders, legal, candidates, whyNot, apply, decision, settle } = decisions(handlers, {
  pending: (state) => state.pending,
  fits: (_state, move) => isKnown(move),
  isOver: ({ ending }) => ending !== '',
  advance,
  ended: stop,
  asks: (state, frame, _isNew, tell) => beforeAsking(state, frame, tell),
})
