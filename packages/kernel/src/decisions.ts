import type { GameEvent, Seat, Tell } from './game.ts'
import type { Message } from './words/words.ts'

/**
 * One pending decision: plain immutable data saying what is asked, with whatever context the answer needs. A game
 * keeps a stack of frames in its state; the top one says who may act and what is legal. Frames hold no functions,
 * so a match can be saved in the middle of anything.
 */
export type Frame = { readonly kind: string; readonly seat?: Seat }

/** What a game knows about one kind of frame; `Answer` are the moves that can answer it. */
export type Handler<State, F extends Frame, Move, Event extends GameEvent, Answer extends Move = Move> = {
  /** Kinds of moves that can answer: others are refused before the rules are asked. Left out, `whyNot` sees every move. */
  readonly answers?: readonly KindOf<Answer>[]
  /** Who still has to answer; several seats where the rules let them decide at once. Left out: the seat of the frame. */
  seats?(state: State, frame: F): readonly Seat[]
  /** Adds every legal move to `into`. Left out: the candidates that `whyNot` does not refuse. */
  legal?(state: State, frame: F, seat: Seat, into: Move[]): void
  /** Everything the seat could try here; legal moves included. */
  candidates(state: State, frame: F, seat: Seat): readonly Answer[]
  /** The one place that refuses: `null` means legal. Must tolerate moves meant for other frames unless `answers` lists its own. */
  whyNot(state: State, frame: F, seat: Seat, move: Answer): Message | null
  /** Carries out a legal move: takes its frame off the stack, unless more is asked, and puts on what follows. */
  apply(state: State, frame: F, seat: Seat, move: Answer, tell: Tell<Event> | undefined): void
  /** What is asked, in words. */
  decision(state: State, frame: F, seat: Seat): Message
  /** True when nothing is left to ask: the frame is removed and `finish` takes over. */
  over?(state: State, frame: F): boolean
  finish?(state: State, frame: F, tell: Tell<Event> | undefined): void
}

type KindOf<Move> = Move extends { readonly kind: infer Kind } ? Kind : string

/** A handler for each kind of frame of a game. */
export type Handlers<State, F extends Frame, Move, Event extends GameEvent> = {
  readonly [Kind in F['kind']]: Handler<State, Extract<F, { kind: Kind }>, Move, Event>
}

/** What a game says about its flow; the kernel runs it. */
export type Flow<State, F extends Frame, Move, Event extends GameEvent> = {
  /** The stack of pending decisions, the last one on top. */
  pending(state: State): F[]
  /** Is this a move at all, naming things that this game has? Asked before any rule is. */
  fits?(state: State, move: Move): boolean
  /** The game has ended, whatever is still pending. Left out: the game is over when nothing is pending. */
  isOver?(state: State): boolean
  /** Moves the game on when nothing is pending: asks something, or ends it. */
  advance?(state: State, tell: Tell<Event> | undefined): void
  /** The game is over: tidies up what is left of it. */
  ended?(state: State, tell: Tell<Event> | undefined): void
  /** Right after a decision was carried out. */
  decided?(state: State, tell: Tell<Event> | undefined): void
  /**
   * Right before somebody is asked; `isNew` if it is not simply the same stack as the decision left. True if that changed
   * what is pending.
   */
  asks?(state: State, frame: F, isNew: boolean, tell: Tell<Event> | undefined): boolean
}

/** A move that the rules refuse was handed to `apply`; nothing was changed. */
export class IllegalMove extends Error {
  readonly reason: Message

  constructor(reason: Message) {
    super(`illegal move: ${reason.key}`)
    this.reason = reason
  }
}

/** The members of the game contract that follow from a handler table and the flow of the game. */
export const decisions = <State, F extends Frame, Move, Event extends GameEvent>(
  handlers: Handlers<State, F, Move, Event>,
  { pending, fits, isOver, advance, ended, decided, asks: aboutToAsk }: Flow<State, F, Move, Event>,
) => {
  type Any = Handler<State, F, Move, Event>
  // All of one shape, whatever the game left out: otherwise every access to a handler is a slow look-up.
  const table = new Map(
    Object.entries<Any>(handlers as Readonly<Record<string, Any>>).map(([kind, handler]) => [kind, shaped(handler)]),
  )

  const topOf = (state: State): F | undefined => {
    const stack = pending(state)
    // Reading index -1 would look up a property of that name and slow down every later access to the stack.
    return stack.length === 0 ? undefined : stack[stack.length - 1]
  }
  // Frames are of many shapes, so that each look into one is a search. Who decides, what is legal and the move are asked of the
  // same frame one after the other: what was found in it is remembered, and so is the handler of its kind.
  let lastFrame: F | null = null
  let lastKind: string | null = null
  let lastSeats: readonly Seat[] = NOBODY
  let lastHandler: Any | null = null
  const handlerOf = (frame: F): Any => {
    if (frame === lastFrame && lastHandler !== null) return lastHandler
    const { kind } = frame
    if (kind !== lastKind || lastHandler === null) {
      lastKind = kind
      lastHandler = table.get(kind) as Any
    }
    lastFrame = frame
    // A handler that says itself who is asked has no need of the frame's seat, which is not there then: a slow search for nothing.
    if (lastHandler.seats === undefined) lastSeats = seatOf(frame)
    return lastHandler
  }
  /** To be asked right after `handlerOf`, about the same frame. */
  const seatsOf = (handler: Any, state: State, frame: F): readonly Seat[] =>
    handler.seats === undefined ? lastSeats : handler.seats(state, frame)
  const asks = (handler: Any, state: State, frame: F, seat: Seat): boolean => {
    const seats = seatsOf(handler, state, frame)
    for (let index = 0; index < seats.length; index++) if (seats[index] === seat) return true
    return false
  }

  const refusalOf = (state: State, frame: F, handler: Any, seat: Seat, move: Move): Message | null => {
    if (!asks(handler, state, frame, seat)) return NOT_YOUR_TURN
    const { answers } = handler
    if (answers !== undefined && !lists(answers, (move as { readonly kind: KindOf<Move> }).kind)) return NOT_ASKED
    if (fits?.(state, move) === false) return NOT_ASKED
    return handler.whyNot(state, frame, seat, move)
  }

  /** Removes frames that need no answer any more, and moves the game on when nothing is pending. */
  const settle = (state: State, tell?: Tell<Event>): void => {
    let isNew = false
    while (isOver?.(state) !== true) {
      const frame = topOf(state)
      if (frame === undefined) {
        if (advance === undefined) return
        advance(state, tell)
        isNew = true
        continue
      }
      const handler = handlerOf(frame)
      if (handler.over?.(state, frame) === true) {
        pending(state).pop()
        handler.finish?.(state, frame, tell)
        isNew = true
        continue
      }
      if (aboutToAsk?.(state, frame, isNew, tell) !== true) return
      isNew = true
    }
    ended?.(state, tell)
  }

  return {
    deciders(state: State): readonly Seat[] {
      const frame = topOf(state)
      return frame === undefined ? NOBODY : seatsOf(handlerOf(frame), state, frame)
    },

    legal(state: State, seat: Seat, into: Move[] = []): Move[] {
      // Popping keeps the array's memory; setting its length to 0 would release it and grow it again each time.
      while (into.length > 0) into.pop()
      const frame = topOf(state)
      if (frame === undefined) return into
      const handler = handlerOf(frame)
      if (!asks(handler, state, frame, seat)) return into
      if (handler.legal !== undefined) handler.legal(state, frame, seat, into)
      else {
        for (const move of handler.candidates(state, frame, seat)) {
          if (handler.whyNot(state, frame, seat, move) === null) into.push(move)
        }
      }
      return into
    },

    candidates(state: State, seat: Seat): readonly Move[] {
      const frame = topOf(state)
      if (frame === undefined) return []
      const handler = handlerOf(frame)
      return asks(handler, state, frame, seat) ? handler.candidates(state, frame, seat) : []
    },

    whyNot(state: State, seat: Seat, move: Move): Message | null {
      const frame = topOf(state)
      return frame === undefined ? GAME_OVER : refusalOf(state, frame, handlerOf(frame), seat, move)
    },

    apply(state: State, seat: Seat, move: Move, tell?: Tell<Event>): void {
      const frame = topOf(state)
      if (frame === undefined) throw new IllegalMove(GAME_OVER)
      const handler = handlerOf(frame)
      const refusal = refusalOf(state, frame, handler, seat, move)
      if (refusal !== null) throw new IllegalMove(refusal)
      handler.apply(state, frame, seat, move, tell)
      decided?.(state, tell)
      settle(state, tell)
    },

    decision(state: State, seat: Seat): Message {
      const frame = topOf(state)
      if (frame === undefined) return GAME_OVER
      const handler = handlerOf(frame)
      return asks(handler, state, frame, seat) ? handler.decision(state, frame, seat) : NOT_YOUR_TURN
    },

    settle,
  }
}

/** `includes` without leaving compiled code: this is asked of every move. */
const lists = <Kind>(kinds: readonly Kind[], kind: Kind): boolean => {
  for (let index = 0; index < kinds.length; index++) if (kinds[index] === kind) return true
  return false
}

const shaped = <State, F extends Frame, Move, Event extends GameEvent>(
  handler: Handler<State, F, Move, Event>,
): Handler<State, F, Move, Event> => {
  const { answers, seats, legal, candidates, whyNot, apply, decision, over, finish } = handler
  return { answers, seats, legal, candidates, whyNot, apply, decision, over, finish } as typeof handler
}

const NOBODY: readonly Seat[] = []

const seatOf = ({ seat }: Frame): readonly Seat[] => (seat === undefined ? NOBODY : (ONLY[seat] ?? NOBODY))

/** Asks nobody: something happens once everything above it has been answered. */
export const onceAnswered = <State, F extends Frame, Event extends GameEvent>(
  happens: (state: State, frame: F, tell: Tell<Event> | undefined) => void,
): Handler<State, F, never, Event> => ({
  answers: [],
  seats: () => NOBODY,
  candidates: () => [],
  whyNot: () => NOT_ASKED,
  apply: () => undefined,
  decision: () => NOT_YOUR_TURN,
  over: () => true,
  finish: happens,
})

/** The list of one seat, made once, for `deciders`. */
export const ONLY: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => [seat])

/** Reasons that every game shares; their words are in `kernelWords`. */
export const GAME_OVER: Message = { key: 'reason.gameOver' }
export const NOT_YOUR_TURN: Message = { key: 'reason.notYourTurn' }
export const NOT_ASKED: Message = { key: 'reason.notAsked' }

/** Makes a game's refusals. Those without arguments are made once: bots are refused far more often than people. */
export const refusals = <Key extends string>(): ((key: Key, args?: Message['args']) => Message<Key>) => {
  const made = new Map<Key, Message<Key>>()
  return (key, args) => {
    if (args !== undefined) return { key, args }
    let reason = made.get(key)
    if (reason === undefined) {
      reason = { key }
      made.set(key, reason)
    }
    return reason
  }
}
