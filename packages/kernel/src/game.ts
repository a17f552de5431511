import type { OptionSchema } from './options.ts'
import type { Random, Seed } from './values/random.ts'
import type { Catalogue } from './words/catalogue.ts'
import type { Citations } from './words/citations.ts'
import type { Atlas, Message, Words } from './words/words.ts'

/** A place at the table, counted from 0. */
export type Seat = number

/** Whoever looks: a seat, or `null` for the public (spectators, finished records). */
export type Viewer = Seat | null

/** One small thing that happened. Log, animation, sound and statistics are all made from events. */
export type GameEvent = { readonly kind: string }

/** Called by `apply` for each event. Leave it out, as playouts do, and no event is ever built. */
export type Tell<Event> = (event: Event) => void

/** How a game ended. */
export type Outcome = {
  /** The game's own name for this kind of ending, e.g. `military`. */
  readonly ending: string
  /** One seat, or several who share the victory. */
  readonly winners: readonly Seat[]
  /** Place of each seat, 1 for a winner; equal places are ties. */
  readonly places: readonly number[]
  /** Score of each seat by category, in the order of the score sheet; empty where points do not decide. */
  readonly scores: readonly Scores[]
  /** There are no points to add up: the categories of `scores` are compared one after the other, the next where one is equal. */
  readonly compared?: 'inTurn'
  /** What the end sheet tells beside numbers, row by row. */
  readonly details?: readonly Detail[]
}

/** A row of the end sheet: what it is about, and what each seat has to show for it; `null` for nothing. */
export type Detail = { readonly label: Message; readonly cells: readonly (Message | null)[] }

/** Points by category; the keys are word keys (`category.<name>`), their order is the order of the score sheet. */
export type Scores = { readonly [category: string]: number }

/** Numbers by seat that tell how a game went; the keys are word keys (`measure.<name>`), in the order of the charts. */
export type Measures = { readonly [measure: string]: readonly number[] }

export type SeatRange = { readonly min: number; readonly max: number }

/** How many can play a game with these (complete, checked) options. */
export const seatsWith = (game: Pick<Game, 'seats' | 'seatsFor'>, options: object): SeatRange =>
  game.seatsFor?.(options) ?? game.seats

/**
 * The contract between a game and everything that plays it: bots, tables, server, page, command line.
 *
 * A state is plain JSON data, changed in place by `apply`. History, undo and storage belong to the match runner.
 *
 * What is needed to play at all (`Playable`) is in the game itself: whoever thinks or simulates needs nothing else. The
 * rest is in three parts, each for its own callers: `notation` for files, wire and store; `presentation` for whoever
 * shows the game to people; `proof` for whoever vouches for a match.
 *
 * Members are declared as methods, whose parameters TypeScript compares both ways: so a concrete game can be handed
 * to code that knows no game in particular, without a cast.
 */
export type Game<
  State = unknown,
  Move = unknown,
  View = unknown,
  Event extends GameEvent = GameEvent,
  Options extends object = object,
> = Playable<State, Move, View, Event, Options> & {
  readonly notation: Notation<Move>
  readonly presentation: Presentation<State, Move, View, Event>
  readonly proof: Proof<State, Event>
}

/** The core: what a bot or a simulator needs. */
export type Playable<
  State = unknown,
  Move = unknown,
  View = unknown,
  Event extends GameEvent = GameEvent,
  Options extends object = object,
> = {
  /** `duel`, `dawn`, … : part of match files and addresses; never changes. */
  readonly id: string
  /** Version of the rules. A match keeps the version it was begun with. */
  readonly rules: string
  /** How many can play, with the options as they are by default. */
  readonly seats: SeatRange
  /** How many can play with other options, where an option changes it. Ask `seatsWith`. */
  seatsFor?(options: Options): SeatRange
  readonly options: OptionSchema<Options>

  setup(options: Options, seats: number, seed: Seed): State

  /** Who may act now: several seats where the rules let them decide at once; none when the game is over. */
  deciders(state: State): readonly Seat[]

  /**
   * Every legal move of this seat, in a fixed order. Moves are shared immutable values: keep them, compare them,
   * never change them. Pass the array of an earlier call as `into` to spare the allocation.
   */
  legal(state: State, seat: Seat, into?: Move[]): Move[]

  /** Moves such as trade offers, which are too many for `legal` to list; left out where a game has none. */
  readonly openMoves?: OpenMoves<State, Move>

  /** Plays a legal move. Anything else is a programmer's mistake and throws before the state is touched. */
  apply(state: State, seat: Seat, move: Move, tell?: Tell<Event>): void

  /** `null` while the game goes on. */
  outcome(state: State): Outcome | null

  /** All that this viewer may know, and nothing else. It stays as it is when the state moves on. */
  view(state: State, viewer: Viewer): View

  clone(state: State): State

  /**
   * A full state that this viewer cannot tell from the true one: everything hidden from the viewer, future chance
   * included, is drawn anew from `random`. It depends on what the viewer knows and on `random` alone: states that look
   * alike to the viewer give the same sample, so what is hidden is sorted before it is shuffled, and all of a deck is put
   * back before any of it is dealt. Bots search on samples; the conformance kit proves secrecy with them.
   */
  sample(state: State, viewer: Viewer, random: Random): State
}

/** Moves that `legal` does not list: only `whyNot` judges them. */
export type OpenMoves<State, Move> = {
  /** One that is allowed, for bots and fuzzing; `null` when there is none to make. */
  suggest(state: State, seat: Seat, random: Random): Move | null
  /** Might `suggest` have something now, by what the seat knows? Without it every suggestion costs a sample. */
  might?(state: State, seat: Seat): boolean
}

/** How a game is written down: for match files, the wire, the store and bug reports. */
export type Notation<Move = unknown> = {
  /** A compact text for a move, unique among the moves of a position. Match files are written in it. */
  notate(move: Move): string
  /** The move a text stands for, or `null` if it is no move of this game. */
  parse(text: string): Move | null
  /**
   * Number of the form in which states and events are saved. Raise it when they change their fields or what a field means:
   * a snapshot of another shape is left aside, and the match is played again from its log. A test of the shelf
   * (`saved-forms.test.ts`) notices when it was forgotten.
   */
  readonly shape: number
}

/** How a game is shown to people, and what they may try. */
export type Presentation<State = unknown, Move = unknown, View = unknown, Event extends GameEvent = GameEvent> = {
  /** Every text of the game, its name (`game`) and an inviting line (`game.tagline`) among them. */
  readonly words: Words

  /** What an event, a move and the pending decision are called in words. */
  readonly describe: {
    event(event: Event): Message
    /**
     * One line for several events that follow one another, as the steps of a walk are told at a table; `null`: each has its own.
     * Of more than two, all but the last have a line together, too.
     */
    together?(events: readonly Event[]): Message | null
    /** With what its player sees when it can be made, it may be called by the things that lie there. */
    move(move: Move, view?: unknown): Message
    /** What is asked of this seat now. */
    decision(state: State, seat: Seat): Message
  }

  /**
   * What the places of the map are called (`{ place }` in messages), for a game whose map is laid out anew each time. Of one map
   * it is the same function each time: whoever says things with it need not begin anew after every move.
   */
  atlas?(view: View): Atlas

  /** Everything this seat could try to do with what it sees, legal or not: what a page makes clickable. */
  candidates(state: State, seat: Seat): readonly Move[]

  /** Why a move is not legal, or `null` if it is. */
  whyNot(state: State, seat: Seat, move: Move): Message | null

  /** The part of an event that this viewer may know; `null` if it may not even know that it happened. */
  project(event: Event, viewer: Viewer): Event | null

  /**
   * Do these two see exactly the same now? A game that can tell saves those who show it to many from making the same view
   * for each. Left out: no two viewers are taken to see the same.
   */
  sameView?(state: State, one: Viewer, other: Viewer): boolean

  /** Is every move made in the open? Left out: a move may be a secret, and while the game runs only its own seat is told it. */
  readonly isOpen?: true

  /** What grows in the course of a game, for the charts after it. It may tell secrets: it is asked only then. */
  measures?(state: State): Measures

  /** Everything in the box, for the encyclopedia. Made when it is asked for, since only the page ever does. */
  catalogue?(): Catalogue

  /** The rules behind reasons and events, by the keys of their words. */
  readonly citations?: Citations
}

/** What keeps a match honest: how far it may be taken back, and whether its state is sound. */
export type Proof<State = unknown, Event extends GameEvent = GameEvent> = {
  /** How many turns have begun. Undo and "restart turn" go by it. */
  turn(state: State): number
  /** Did this event show chance or something hidden? Such an event ends the freedom to undo. */
  reveals(event: Event): boolean
  /** Everything wrong with a state: lost or doubled components, counters that do not add up. Empty if sound. */
  audit(state: State): readonly string[]
}
