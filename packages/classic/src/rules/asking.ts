import { type Handler, type Message, NOT_ASKED, type Tell } from '@ecumene/kernel'
import { NONE } from '../data/types.ts'
import type { WordKey } from '../words/en.ts'
import type { Event } from './events.ts'
import { isKnown, type Move, type MoveKind } from './moves.ts'
import { type Frame, ONLY, type State } from './state.ts'

export type Ask = Handler<State, Frame, Move, Event>

/** What a mechanism says about one kind of decision; the rest of a handler follows from it. */
export type Question = {
  /** Kinds of moves that can answer. */
  readonly answers: readonly MoveKind[]
  /** Everything the seat could try. */
  candidates(state: State, seat: number): readonly Move[]
  /** The one place that refuses. Only asked about known moves of the kinds that can answer. */
  whyNot(state: State, seat: number, move: Move): Message<WordKey> | null
  /** Adds the legal moves, where that is faster than trying the candidates. */
  legal?(state: State, seat: number, into: Move[]): void
  /** Carries out a legal move: takes the frame off, unless more is asked, and asks what follows. */
  apply(state: State, seat: number, move: Move, tell: Tell<Event> | undefined): void
  readonly decision: WordKey
  /** What is asked, where it takes more than one sentence for all. */
  says?(state: State, seat: number): Message<WordKey>
  /** Nothing is left to ask: the frame is taken off and `finish` goes on from there. */
  over?(state: State, seat: number): boolean
  finish?(state: State, seat: number, tell: Tell<Event> | undefined): void
  /** Who is asked, if not the seat of the frame alone. */
  seats?(state: State): readonly number[]
}

/** Turns a question into a handler for the kernel's table. */
export const handle = (question: Question): Ask => {
  const { seats, legal, says } = question
  const decision: Message = { key: question.decision }
  return {
    seats:
      seats === undefined
        ? (_state, frame) => ONLY[frame.seat] as readonly number[]
        : (state, frame) => (frame.seat === NONE ? seats(state) : (ONLY[frame.seat] as readonly number[])),
    legal:
      legal === undefined
        ? (state, _frame, seat, into) => {
            for (const move of question.candidates(state, seat)) {
              if (question.whyNot(state, seat, move) === null) into.push(move)
            }
          }
        : (state, _frame, seat, into) => legal(state, seat, into),
    candidates: (state, _frame, seat) => question.candidates(state, seat),
    whyNot: (state, _frame, seat, move) =>
      question.answers.includes(move.kind) && isKnown(move) ? question.whyNot(state, seat, move) : NOT_ASKED,
    apply: (state, _frame, seat, move, tell) => question.apply(state, seat, move, tell),
    decision: says === undefined ? () => decision : (state, _frame, seat) => says(state, seat),
  }
}

const reasons = new Map<WordKey, Message<WordKey>>()

/** A refusal. Those without arguments are made once: bots are refused far more often than people. */
export const because = (key: WordKey, args?: Message['args']): Message<WordKey> => {
  if (args !== undefined) return { key, args }
  let reason = reasons.get(key)
  if (reason === undefined) {
    reason = { key }
    reasons.set(key, reason)
  }
  return reason
}
