import {
  answering,
  type Handler,
  type Question as KernelQuestion,
  unasked as nobodyAsked,
  refusals,
} from '@ecumene/kernel'
import type { WordKey } from '../words/en.ts'
import type { Event } from './events.ts'
import { kitOf } from './kit.ts'
import { isKnown, type Move, namesSpace, slotNamed } from './moves.ts'
import { type Frame, ONLY, type State } from './state.ts'

export type Ask = Handler<State, Frame, Move, Event>

export type Question = KernelQuestion<State, Move, Event, WordKey> & {
  /** Further moves that something in force allows here. */
  also?(state: State, seat: number): readonly Move[]
}

/** Turns a question into a handler for the kernel's table. */
export const handle = (question: Question): Ask => {
  const { seats } = question
  return answering(
    question,
    seats === undefined ? (_state, frame: Frame) => ONLY[frame.seat] as readonly number[] : (state) => seats(state),
    (state, seat, move) => isKnown(move) && mayAnswer(question, state, seat, move) && isOnTheTable(state, move),
  )
}

const mayAnswer = ({ answers, also }: Question, state: State, seat: number, move: Move): boolean =>
  answers.includes(move.kind) || also?.(state, seat).some(({ kind }) => kind === move.kind) === true

/** Spaces and slots that this game does not have are nothing anyone could name. */
const isOnTheTable = (state: State, move: Move): boolean =>
  !(namesSpace(move.kind) && move.space >= state.owner.length) && slotNamed(move) < kitOf(state).slots.length

/** A refusal. */
export const because = refusals<WordKey>()

/** Nobody is asked, and something happens. */
export const unasked = nobodyAsked<State, Move, Event, WordKey>
