import { answering, type Handler, type Question as KernelQuestion, refusals } from '@ecumene/kernel'
import { NONE } from '../data/types.ts'
import type { WordKey } from '../words/en.ts'
import type { Event } from './events.ts'
import { isKnown, type Move } from './moves.ts'
import { type Frame, ONLY, type State } from './state.ts'

export type Ask = Handler<State, Frame, Move, Event>

export type Question = KernelQuestion<State, Move, Event, WordKey>

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

/** Nobody is asked: something happens as soon as everything asked before it is answered. */
export const unasked = (decision: WordKey, happens: NonNullable<Question['finish']>): Question => ({
  answers: [],
  decision,
  candidates: () => [],
  whyNot: () => because('reason.notNow'),
  apply() {},
  seats: () => [],
  over: () => true,
  finish: happens,
})
