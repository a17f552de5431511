import { GAME_OVER, IllegalMove, NOT_ASKED } from '../decisions.ts'
import { type Game, type GameEvent, type Measures, type Outcome, type Seat, seatsWith, type Viewer } from '../game.ts'
import { failed, ok, type Result, readOptions } from '../options.ts'
import { fingerprint } from '../values/hash.ts'
import { ChanceMismatch, recordingChance, replayingChance, type Seed } from '../values/random.ts'
import type { Message } from '../words/words.ts'
import { type HistoryItem, historyOf } from './history.ts'
import { type Entry, isResignation, isUndo, type MatchRecord, type UndoEntry } from './record.ts'
import { noPast, type Past, recall, type Snapshot, takeBack } from './snapshot.ts'
import { undoFloor, whyNoUndo } from './undo.ts'

export type MatchSetup = { readonly seats: number; readonly options?: unknown; readonly seed: Seed }

/** What is wrong with a record, and at which ply of its log (`null`: before the first move). */
export type ReplayError = {
  readonly ply: number | null
  /** Where in the record: `seats`, `options`, `deal`, `log[12].move`. */
  readonly path: string
  readonly message: string
}

/** A game in progress: the one authority that holds the true state. */
export class Match<
  State = unknown,
  Move = unknown,
  View = unknown,
  Event extends GameEvent = GameEvent,
  Options extends object = object,
> {
  readonly game: Game<State, Move, View, Event, Options>
  readonly seats: number
  readonly options: Options
  readonly #seed: Seed
  readonly #deal: readonly number[]
  readonly #past: Past<Move, Event>
  /** States to replay from: one at the start, then one every few moves. */
  readonly #checkpoints: { readonly kept: number; readonly state: State }[] = []
  #state: State

  private constructor(
    game: Game<State, Move, View, Event, Options>,
    seats: number,
    options: Options,
    seed: Seed,
    deal: readonly number[] | null,
    past: Past<Move, Event> = noPast(),
  ) {
    this.game = game
    this.seats = seats
    this.options = options
    this.#seed = seed
    this.#past = past
    let state: State | undefined
    const setUp = () => {
      state = game.setup(options, seats, seed)
    }
    if (deal === null) this.#deal = recordingChance(setUp)
    else {
      this.#deal = deal
      replayingChance(deal, setUp)
    }
    this.#state = state as State
    this.#checkpoints.push({ kept: 0, state: game.clone(this.#state) })
  }

  static create<S, M, V, E extends GameEvent, O extends object>(
    game: Game<S, M, V, E, O>,
    setup: MatchSetup,
  ): Result<Match<S, M, V, E, O>> {
    const options = readOptions(game.options, setup.options)
    if (!options.ok) return options
    const crowd = whyNotSeats(game, options.value, setup.seats)
    return crowd === null ? ok(new Match(game, setup.seats, options.value, setup.seed, null)) : failed(crowd)
  }

  /** Plays a record again. Every move is checked as if it were made now. */
  static replay<S, M, V, E extends GameEvent, O extends object>(
    game: Game<S, M, V, E, O>,
    record: MatchRecord,
    /** Called at the beginning and after each entry. */
    visit?: (match: Match<S, M, V, E, O>) => void,
  ): Result<Match<S, M, V, E, O>, ReplayError> {
    return Match.#begun(game, record, noPast(), (match) => {
      visit?.(match)
      return match.follow(record.log, visit)
    })
  }

  /** Loads a match from its record and a snapshot: only what came after the snapshot is played again. */
  static restore<S, M, V, E extends GameEvent, O extends object>(
    game: Game<S, M, V, E, O>,
    record: MatchRecord,
    snapshot: Snapshot<S, E>,
  ): Result<Match<S, M, V, E, O>, ReplayError> {
    const past = recall<S, M, E>(game, record.log, snapshot)
    if (!past.ok) return failed({ ply: null, path: 'snapshot', message: past.error })
    return Match.#begun(game, record, past.value, (match) => {
      match.#state = game.clone(snapshot.state)
      match.#checkpoints.push({ kept: match.moves, state: game.clone(snapshot.state) })
      return match.follow(record.log.slice(snapshot.ply))
    })
  }

  /** The match of a record, set up as it was and then played forward. */
  static #begun<S, M, V, E extends GameEvent, O extends object>(
    game: Game<S, M, V, E, O>,
    record: MatchRecord,
    past: Past<M, E>,
    goOn: (match: Match<S, M, V, E, O>) => ReplayError | null,
  ): Result<Match<S, M, V, E, O>, ReplayError> {
    const options = readOptions(game.options, record.options)
    if (!options.ok) return failed({ ply: null, path: 'options', message: options.error })
    const crowd = whyNotSeats(game, options.value, record.seats)
    if (crowd !== null) return failed({ ply: null, path: 'seats', message: crowd })
    let match: Match<S, M, V, E, O>
    try {
      match = new Match(game, record.seats, options.value, record.seed, record.deal, past)
    } catch (error) {
      if (!(error instanceof ChanceMismatch)) throw error
      return failed({ ply: null, path: 'deal', message: `the set-up ${error.message}` })
    }
    const problem = goOn(match)
    return problem === null ? ok(match) : failed(problem)
  }

  /** Version of the match: the number of log entries. */
  get ply(): number {
    return this.#past.log.length
  }

  /** How many moves stand. */
  get moves(): number {
    return this.#past.line.length
  }

  deciders(): readonly Seat[] {
    return this.#past.resigned === null ? this.game.deciders(this.#state) : []
  }

  legal(seat: Seat): Move[] {
    return this.#past.resigned === null ? this.game.legal(this.#state, seat) : []
  }

  candidates(seat: Seat): readonly Move[] {
    return this.#past.resigned === null ? this.game.presentation.candidates(this.#state, seat) : []
  }

  whyNot(seat: Seat, move: Move): Message | null {
    return this.#past.resigned === null ? this.game.presentation.whyNot(this.#state, seat, move) : GAME_OVER
  }

  decision(seat: Seat): Message {
    return this.#past.resigned === null ? this.game.presentation.describe.decision(this.#state, seat) : GAME_OVER
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#state, viewer)
  }

  /** Do these two certainly see the same? */
  sameView(one: Viewer, other: Viewer): boolean {
    return one === other || this.game.presentation.sameView?.(this.#state, one, other) === true
  }

  outcome(): Outcome | null {
    return this.#past.resigned === null ? this.game.outcome(this.#state) : resignation(this.seats, this.#past.resigned)
  }

  measures(): Measures | null {
    return this.game.presentation.measures?.(this.#state) ?? null
  }

  /** Fingerprint of the true state, generator included. */
  hash(): string {
    return fingerprint(this.#state)
  }

  /** A copy of the true state, for bots' samples and snapshots. It holds every secret: never send it anywhere. */
  state(): State {
    return this.game.clone(this.#state)
  }

  /** Plays a move, given as a value or in notation. On refusal nothing changes. */
  submit(
    seat: Seat,
    move: Move | string,
  ): Result<{ readonly ply: number; readonly events: readonly Event[] }, Message> {
    const parsed = typeof move === 'string' ? this.game.notation.parse(move) : move
    if (parsed === null) return failed(NOT_ASKED)
    const refusal = this.whyNot(seat, parsed)
    if (refusal !== null) return failed(refusal)
    const events: Event[] = []
    const turn = this.game.proof.turn(this.#state)
    const chance = recordingChance(() => this.game.apply(this.#state, seat, parsed, (event) => events.push(event)))
    const text = this.game.notation.notate(parsed)
    const entry: Entry = chance.length > 0 ? { seat, move: text, chance } : { seat, move: text }
    this.#stand(entry, parsed, chance, turn, events)
    return ok({ ply: this.ply, events })
  }

  /** Why this seat may not freely undo to `kept` moves (by default its last move), or `null` if it may. */
  whyNoUndo(seat: Seat, kept = this.#past.line.length - 1): Message | null {
    const refusal = whyNoUndo(this.#past.line, seat, kept, this.outcome() !== null)
    return refusal === null && kept < this.#past.seenAt ? { key: 'undo.revealed' } : refusal
  }

  /** How many moves would stand after "restart turn"; equal to `moves` when there is nothing to take back. */
  undoFloor(seat: Seat): number {
    return Math.max(this.#past.seenAt, undoFloor(this.#past.line, seat, this.outcome() !== null))
  }

  /** Takes back the line to `kept` moves: freely by the policy, or further with the consent of all other seats. */
  undo(
    seat: Seat,
    kept = this.#past.line.length - 1,
    consent: readonly Seat[] = [],
  ): Result<{ readonly ply: number }, Message> {
    const refusal = this.whyNoUndo(seat, kept)
    return this.#undo({ seat, undo: kept, ...(refusal !== null && { consent: [...consent] }) }, refusal)
  }

  #undo(entry: UndoEntry, refusal: Message | null): Result<{ readonly ply: number }, Message> {
    const { seat, undo: kept, consent = [] } = entry
    const isSeat = Number.isInteger(seat) && seat >= 0 && seat < this.seats
    if (!isSeat || !Number.isInteger(kept) || kept < 0 || kept >= this.#past.line.length) {
      return failed({ key: 'undo.nothing' })
    }
    // A resignation is final, even if all other seats would agree to take it back.
    if (this.#past.resigned !== null) return failed({ key: 'undo.over' })
    if (refusal !== null && !this.#allOthersAgree(seat, consent)) return failed(refusal)
    takeBack(this.#past, kept)
    this.#state = this.#stateOfLine()
    this.#past.log.push({ entry, ...UNTOLD })
    return ok({ ply: this.ply })
  }

  /** The state that the moves which stand lead to. */
  #stateOfLine(): State {
    while ((this.#checkpoints.at(-1)?.kept ?? 0) > this.#past.line.length) this.#checkpoints.pop()
    const start = this.#checkpoints.at(-1) as { kept: number; state: State }
    const state = this.game.clone(start.state)
    for (const step of this.#past.line.slice(start.kept)) {
      replayingChance(step.chance, () => this.game.apply(state, step.seat, step.move))
    }
    return state
  }

  /**
   * Strikes the newest entry from the log, as if it had never been made: for an authority that could not write it down. An undo
   * cannot be struck; then nothing changes, and the answer is `false`.
   */
  strike(): boolean {
    const last = this.last()
    if (last === null || isUndo(last)) return false
    this.#past.log.pop()
    if (isResignation(last)) this.#past.resigned = null
    else {
      this.#past.line.pop()
      this.#state = this.#stateOfLine()
    }
    return true
  }

  /** Gives up. The match is over; the other seats win. */
  resign(seat: Seat): Result<{ readonly ply: number }, Message> {
    if (this.outcome() !== null) return failed(GAME_OVER)
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) return failed(NOT_ASKED)
    this.#past.resigned = seat
    this.#past.log.push({ entry: { seat, resign: true }, ...UNTOLD })
    return ok({ ply: this.ply })
  }

  /** What happened, as far as this viewer may know, from ply `from` on. */
  history(viewer: Viewer, from = 0): HistoryItem<Event>[] {
    // A resignation ends the match but not the secrecy of moves that were never shown.
    const isOver = this.game.outcome(this.#state) !== null
    return historyOf(this.game.presentation, this.#past, { viewer, from, isOver })
  }

  /** The newest entry of the log, or `null` before the first. */
  last(): Entry | null {
    return this.#past.log.at(-1)?.entry ?? null
  }

  /** The record: seed, hidden cards and all. It belongs to the authority, or to everyone after the game. */
  record(): MatchRecord {
    return {
      game: this.game.id,
      rules: this.game.rules,
      seats: this.seats,
      options: this.options,
      seed: this.#seed,
      deal: this.#deal,
      log: this.#past.log.map(({ entry }) => entry),
    }
  }

  /** A snapshot to keep beside the record, so that loading takes no longer as the log grows. */
  snapshot(): Snapshot<State, Event> {
    return {
      shape: this.game.notation.shape,
      ply: this.ply,
      state: this.state(),
      steps: this.#past.log.map(({ turn, revealed, events }) => ({ turn, revealed, events })),
    }
  }

  /** Goes on by entries that somebody else has made, each checked as in a replay. Those before a wrong one stand. */
  follow(entries: readonly Entry[], visit?: (match: this) => void): ReplayError | null {
    for (const entry of entries) {
      const { ply } = this
      const problem = this.#enter(entry)
      if (problem !== null) return { ply, path: `log[${ply}].${problem.part}`, message: problem.message }
      visit?.(this)
    }
    return null
  }

  /** Enters one entry of a record; returns what is wrong with it, or `null`. */
  #enter(entry: Entry): { readonly part: string; readonly message: string } | null {
    if (isUndo(entry)) {
      // Early versions did not check whether something taken back had been seen: their records are still good.
      const undone = this.#undo(entry, whyNoUndo(this.#past.line, entry.seat, entry.undo, this.outcome() !== null))
      if (undone.ok) return null
      return { part: 'undo', message: `seat ${entry.seat} may not undo to move ${entry.undo}: ${undone.error.key}` }
    }
    if (isResignation(entry)) {
      const resigned = this.resign(entry.seat)
      return resigned.ok
        ? null
        : { part: 'resign', message: `seat ${entry.seat} may not resign: ${resigned.error.key}` }
    }
    if (this.#past.resigned !== null) return { part: 'move', message: 'the match was already given up' }
    const move = this.game.notation.parse(entry.move)
    if (move === null) return { part: 'move', message: `"${entry.move}" is no move of ${this.game.id}` }
    const events: Event[] = []
    const turn = this.game.proof.turn(this.#state)
    const chance = entry.chance ?? []
    try {
      replayingChance(chance, () => this.game.apply(this.#state, entry.seat, move, (event) => events.push(event)))
    } catch (error) {
      if (error instanceof ChanceMismatch) return { part: 'chance', message: `"${entry.move}" ${error.message}` }
      if (!(error instanceof IllegalMove)) throw error
      return { part: 'move', message: `"${entry.move}" is not legal for seat ${entry.seat}: ${error.reason.key}` }
    }
    this.#stand(entry, move, chance, turn, events)
    return null
  }

  #stand(entry: Entry, move: Move, chance: readonly number[], turn: number, events: readonly Event[]): void {
    const revealed = chance.length > 0 || events.some((event) => this.game.proof.reveals(event))
    this.#past.line.push({ ply: this.#past.log.length, seat: entry.seat, move, chance, turn, revealed })
    this.#past.log.push({ entry, events, turn, revealed })
    const last = this.#checkpoints.at(-1)?.kept ?? 0
    if (this.#past.line.length - last >= CHECKPOINT_EVERY) {
      this.#checkpoints.push({ kept: this.#past.line.length, state: this.game.clone(this.#state) })
    }
  }

  #allOthersAgree(seat: Seat, consent: readonly Seat[]): boolean {
    for (let other = 0; other < this.seats; other++) if (other !== seat && !consent.includes(other)) return false
    return true
  }
}

const CHECKPOINT_EVERY = 32

/** The outcome of a match in which a seat gave up; points are not counted. */
export const resignation = (seats: number, resigned: Seat): Outcome => {
  const all = Array.from({ length: seats }, (_unused, seat) => seat)
  return {
    ending: 'resigned',
    winners: all.filter((seat) => seat !== resigned),
    places: all.map((seat) => (seat === resigned ? seats : 1)),
    scores: [],
  }
}

const whyNotSeats = (game: Pick<Game, 'id' | 'seats' | 'seatsFor'>, options: object, seats: number): string | null => {
  const { min, max } = seatsWith(game, options)
  if (Number.isInteger(seats) && seats >= min && seats <= max) return null
  const which = game.seatsFor === undefined ? '' : ' with these options'
  return `${game.id} is for ${min === max ? min : `${min} to ${max}`} players${which}, not ${seats}`
}

/** What is known of an entry that is no move. */
const UNTOLD = { events: [], turn: 0, revealed: false } as const
