import type { GameEvent, Seat, Tell } from './game.ts'
import type { Message } from './words.ts'

/**
 * One pending decision: plain immutable data saying what is asked, with whatever context the answer needs. A game
 * keeps a stack of frames in its state; the top one says who may act and what is legal. Frames hold no functions,
 * so a match can be saved in the middle of anything.
 */
export type Frame = { readonly kind: string }

/** What a game knows about one kind of frame. */
export type Handler<State, F extends Frame, Move, Event extends GameEvent> = {
  /** Who still has to answer; several seats where the rules let them decide at once. */
  seats(state: State, frame: F): readonly Seat[]
  /** Adds every legal move to `into`. */
  legal(state: State, frame: F, seat: Seat, into: Move[]): void
  /** Everything the seat could try here; legal moves included. */
  candidates(state: State, frame: F, seat: Seat): readonly Move[]
  /** The one place that refuses: `null` means legal. Must bear moves that belong to other frames. */
  whyNot(state: State, frame: F, seat: Seat, move: Move): Message | null
  /** Carries out a legal move: takes its frame off the stack and puts on what follows. */
  apply(state: State, frame: F, seat: Seat, move: Move, tell: Tell<Event> | undefined): void
  /** What is asked, in words. */
  decision(state: State, frame: F, seat: Seat): Message
}

/** A handler for each kind of frame of a game. */
export type Handlers<State, F extends Frame, Move, Event extends GameEvent> = {
  readonly [Kind in F['kind']]: Handler<State, Extract<F, { kind: Kind }>, Move, Event>
}

/** A move that the rules refuse was handed to `apply`; nothing was changed. */
export class IllegalMove extends Error {
  readonly reason: Message

  constructor(reason: Message) {
    super(`illegal move: ${reason.key}`)
    this.reason = reason
  }
}

/** The members of the game contract that follow from a handler table and the stack in the state. */
export const decisions = <State, F extends Frame, Move, Event extends GameEvent>(
  handlers: Handlers<State, F, Move, Event>,
  stackOf: (state: State) => readonly F[],
) => {
  type Any = Handler<State, F, Move, Event>
  const table = handlers as unknown as Readonly<Record<string, Any>>

  const topOf = (state: State): F | undefined => {
    const stack = stackOf(state)
    return stack[stack.length - 1]
  }
  // Most decisions are of the same kind as the one before; asking the table by name each time costs a tenth of a game.
  let lastKind: string | null = null
  let lastHandler: Any | null = null
  const handlerOf = (frame: F): Any => {
    if (frame.kind === lastKind && lastHandler !== null) return lastHandler
    lastKind = frame.kind
    lastHandler = table[frame.kind] as Any
    return lastHandler
  }
  const asks = (handler: Any, state: State, frame: F, seat: Seat): boolean => {
    const seats = handler.seats(state, frame)
    for (let index = 0; index < seats.length; index++) if (seats[index] === seat) return true
    return false
  }

  const whyNot = (state: State, seat: Seat, move: Move): Message | null => {
    const frame = topOf(state)
    if (frame === undefined) return GAME_OVER
    const handler = handlerOf(frame)
    if (!asks(handler, state, frame, seat)) return NOT_YOUR_TURN
    return handler.whyNot(state, frame, seat, move)
  }

  return {
    deciders(state: State): readonly Seat[] {
      const frame = topOf(state)
      return frame === undefined ? NOBODY : handlerOf(frame).seats(state, frame)
    },

    legal(state: State, seat: Seat, into: Move[] = []): Move[] {
      // Popping keeps the array's memory; setting its length to 0 would give it back and grow it anew each time.
      while (into.length > 0) into.pop()
      const frame = topOf(state)
      if (frame === undefined) return into
      const handler = handlerOf(frame)
      if (asks(handler, state, frame, seat)) handler.legal(state, frame, seat, into)
      return into
    },

    candidates(state: State, seat: Seat): readonly Move[] {
      const frame = topOf(state)
      if (frame === undefined) return []
      const handler = handlerOf(frame)
      return asks(handler, state, frame, seat) ? handler.candidates(state, frame, seat) : []
    },

    whyNot,

    apply(state: State, seat: Seat, move: Move, tell?: Tell<Event>): void {
      const refusal = whyNot(state, seat, move)
      if (refusal !== null) throw new IllegalMove(refusal)
      const frame = topOf(state) as F
      handlerOf(frame).apply(state, frame, seat, move, tell)
    },

    decision(state: State, seat: Seat): Message {
      const frame = topOf(state)
      if (frame === undefined) return GAME_OVER
      const handler = handlerOf(frame)
      return asks(handler, state, frame, seat) ? handler.decision(state, frame, seat) : NOT_YOUR_TURN
    },
  }
}

const NOBODY: readonly Seat[] = []

/** Reasons that every game shares; their words are in `kernelWords`. */
export const GAME_OVER: Message = { key: 'reason.gameOver' }
export const NOT_YOUR_TURN: Message = { key: 'reason.notYourTurn' }
export const NOT_ASKED: Message = { key: 'reason.notAsked' }
