import {
  answering,
  type Handler,
  type Question as KernelQuestion,
  unasked as nobodyAsked,
  refusals,
} from '@ecumene/kernel'
import { NONE } from '../data/types.ts'
import type { WordKey } from '../words/en.ts'
import type { Event } from './events.ts'
import { isKnown, type Move } from './moves.ts'
import { type Frame, ONLY, type State } from './state.ts'

export type Ask = Handler<State, Frame, Move, Event>

/** A question that these moves can answer. */
export type Question<Answer extends Move = Move> = KernelQuestion<State, Answer, Event, WordKey>

/** Turns a question into a handler for the kernel's table. */
export const handle = (question: Question): Ask => {
  const { seats } = question
  return answering(
    question,
    seats === undefined
      ? (_state, frame: Frame) => ONLY[frame.seat] as readonly number[]
      : (state, frame) => (frame.seat === NONE ? seats(state) : (ONLY[frame.seat] as readonly number[])),
    (_state, _seat, move) => question.answers.includes(move.kind) && isKnown(move),
  )
}

/** A refusal. */
export const because = refusals<WordKey>()

/** Nobody is asked, and something happens. */
export const unasked = nobodyAsked<State, Move, Event, WordKey>
