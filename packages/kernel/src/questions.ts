import { type Frame, type Handler, NOT_ASKED } from './decisions.ts'
import type { GameEvent, Seat, Tell } from './game.ts'
import type { Message } from './words.ts'

/**
 * What a mechanism of a game says about one kind of decision; the rest of a handler follows from it. A frame that asks a
 * question holds nothing but its kind and a seat: whatever else the answer needs is in the state.
 */
export type Question<State, Move extends { readonly kind: string }, Event extends GameEvent, Key extends string> = {
  /** Kinds of moves that can answer. */
  readonly answers: readonly Move['kind'][]
  /** Everything the seat could try. */
  candidates(state: State, seat: Seat): readonly Move[]
  /** The one place that refuses. Only asked about moves that the game's `fits` lets through. */
  whyNot(state: State, seat: Seat, move: Move): Message<Key> | null
  /** Adds the legal moves, where that is faster than trying the candidates. */
  legal?(state: State, seat: Seat, into: Move[]): void
  /** Carries out a legal move: takes the frame off, unless more is asked, and asks what follows. */
  apply(state: State, seat: Seat, move: Move, tell: Tell<Event> | undefined): void
  readonly decision: Key
  /** What is asked, where it takes more than one sentence for all. */
  says?(state: State, seat: Seat): Message<Key>
  /** Nothing is left to ask: the frame is taken off and `finish` goes on from there. */
  over?(state: State, seat: Seat): boolean
  finish?(state: State, seat: Seat, tell: Tell<Event> | undefined): void
  /** Who is asked, if not the seat of the frame alone. */
  seats?(state: State): readonly Seat[]
}

/**
 * Turns a question into a handler. `seats` says whom a frame asks; `fits` keeps moves from the question that cannot answer
 * it at all: of other kinds, or naming things that this game does not have.
 */
export const answering = <
  State,
  F extends Frame & { readonly seat: Seat },
  Move extends { readonly kind: string },
  Event extends GameEvent,
  Key extends string,
>(
  question: Question<State, Move, Event, Key>,
  seats: (state: State, frame: F) => readonly Seat[],
  fits: (state: State, seat: Seat, move: Move) => boolean,
): Handler<State, F, Move, Event> => {
  const { legal, says, over, finish } = question
  const decision: Message = { key: question.decision }
  return {
    seats,
    legal:
      legal === undefined
        ? (state, _frame, seat, into) => {
            for (const move of question.candidates(state, seat)) {
              if (question.whyNot(state, seat, move) === null) into.push(move)
            }
          }
        : (state, _frame, seat, into) => legal(state, seat, into),
    candidates: (state, _frame, seat) => question.candidates(state, seat),
    whyNot: (state, _frame, seat, move) => (fits(state, seat, move) ? question.whyNot(state, seat, move) : NOT_ASKED),
    apply: (state, _frame, seat, move, tell) => question.apply(state, seat, move, tell),
    decision: says === undefined ? () => decision : (state, _frame, seat) => says(state, seat),
    ...(over !== undefined && { over: (state, frame) => over(state, frame.seat) }),
    ...(finish !== undefined && { finish: (state, frame, tell) => finish(state, frame.seat, tell) }),
  }
}

/** Nobody is asked: something happens as soon as everything asked before it is answered. `decision` is never said. */
export const unasked = <State, Move extends { readonly kind: string }, Event extends GameEvent, Key extends string>(
  decision: Key,
  happens: (state: State, seat: Seat, tell: Tell<Event> | undefined) => void,
): Question<State, Move, Event, Key> => ({
  answers: [],
  decision,
  candidates: () => [],
  whyNot: () => null,
  apply: () => undefined,
  seats: () => [],
  over: () => true,
  finish: happens,
})
