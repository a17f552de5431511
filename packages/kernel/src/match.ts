import { GAME_OVER, IllegalMove, NOT_ASKED } from './decisions.ts'
import { type Game, type GameEvent, type Outcome, type Seat, seatsWith, type Viewer } from './game.ts'
import { fingerprint } from './hash.ts'
import { failed, ok, type Result, readOptions } from './options.ts'
import { ChanceMismatch, recordingChance, replayingChance, type Seed } from './random.ts'
import { type Entry, isResignation, isUndo, type MatchRecord } from './record.ts'
import { type Step, undoFloor, whyNoUndo } from './undo.ts'
import type { Message } from './words.ts'

export type MatchSetup = { readonly seats: number; readonly options?: unknown; readonly seed: Seed }

/** One line of the history as a viewer may see it. */
export type HistoryItem<Event> = {
  readonly ply: number
  readonly seat: Seat
  /** Notation of the move; given only to its own seat while the game runs, for a move itself may be a secret. */
  readonly move?: string
  readonly events: readonly Event[]
  /** For an undo: how many moves still stand. */
  readonly undo?: number
  /** The seat gave up. */
  readonly resigned?: true
  /** The move was taken back later. */
  readonly undone: boolean
}

/** What is wrong with a record, and at which ply of its log (`null`: before the first move). */
export type ReplayError = {
  readonly ply: number | null
  /** Where in the record: `seats`, `options`, `deal`, `log[12].move`. */
  readonly path: string
  readonly message: string
}

/**
 * What the log alone would take time to tell: the state it led to, and what was told on the way. It is a cache beside
 * a record, never a replacement for it, and it holds every secret.
 */
export type Snapshot<State = unknown, Event = GameEvent> = {
  /** How many entries of the log it covers. */
  readonly ply: number
  readonly state: State
  /** For each of those entries what replaying it would have found out; undos and resignations have no turn. */
  readonly steps: readonly {
    readonly turn: number
    readonly revealed: boolean
    readonly events: readonly Event[]
  }[]
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
  readonly #log: Logged<Event>[] = []
  /** Plies of moves that were taken back. */
  readonly #undone = new Set<number>()
  /** The moves that stand. */
  readonly #line: Standing<Move>[] = []
  /** States to replay from: one at the start, then one every few moves. */
  readonly #checkpoints: { readonly kept: number; readonly state: State }[] = []
  #state: State
  /** Who gave up, if anyone did: that ends the match whatever the state says. */
  #resigned: Seat | null = null

  private constructor(
    game: Game<State, Move, View, Event, Options>,
    seats: number,
    options: Options,
    seed: Seed,
    deal: readonly number[] | null,
  ) {
    this.game = game
    this.seats = seats
    this.options = options
    this.#seed = seed
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
  ): Result<Match<S, M, V, E, O>, ReplayError> {
    const options = readOptions(game.options, record.options)
    if (!options.ok) return failed({ ply: null, path: 'options', message: options.error })
    const crowd = whyNotSeats(game, options.value, record.seats)
    if (crowd !== null) return failed({ ply: null, path: 'seats', message: crowd })
    let match: Match<S, M, V, E, O>
    try {
      match = new Match(game, record.seats, options.value, record.seed, record.deal)
    } catch (error) {
      if (!(error instanceof ChanceMismatch)) throw error
      return failed({ ply: null, path: 'deal', message: `the set-up ${error.message}` })
    }
    for (const [ply, entry] of record.log.entries()) {
      const problem = match.#enter(entry)
      if (problem !== null) return failed({ ply, path: `log[${ply}].${problem.part}`, message: problem.message })
    }
    return ok(match)
  }

  /** Loads a match from its record with the help of a snapshot: only what came after it is played again. */
  static restore<S, M, V, E extends GameEvent, O extends object>(
    game: Game<S, M, V, E, O>,
    record: MatchRecord,
    snapshot: Snapshot<S, E>,
  ): Result<Match<S, M, V, E, O>, ReplayError> {
    const covered = record.log.slice(0, snapshot.ply)
    if (covered.length !== snapshot.ply || snapshot.steps.length !== snapshot.ply) {
      return failed({ ply: null, path: 'snapshot', message: 'the snapshot does not fit the log' })
    }
    const begun = Match.replay(game, { ...record, log: [] })
    if (!begun.ok) return begun
    const match = begun.value
    for (const [ply, entry] of covered.entries()) {
      const step = snapshot.steps[ply] as Snapshot<S, E>['steps'][number]
      match.#recall(ply, entry, step)
    }
    match.#state = game.clone(snapshot.state)
    match.#checkpoints.push({ kept: match.#line.length, state: game.clone(snapshot.state) })
    for (const [index, entry] of record.log.slice(snapshot.ply).entries()) {
      const ply = snapshot.ply + index
      const problem = match.#enter(entry)
      if (problem !== null) return failed({ ply, path: `log[${ply}].${problem.part}`, message: problem.message })
    }
    return ok(match)
  }

  /** Version of the match: the number of log entries. */
  get ply(): number {
    return this.#log.length
  }

  /** How many moves stand. */
  get moves(): number {
    return this.#line.length
  }

  deciders(): readonly Seat[] {
    return this.#resigned === null ? this.game.deciders(this.#state) : []
  }

  legal(seat: Seat): Move[] {
    return this.#resigned === null ? this.game.legal(this.#state, seat) : []
  }

  candidates(seat: Seat): readonly Move[] {
    return this.#resigned === null ? this.game.candidates(this.#state, seat) : []
  }

  whyNot(seat: Seat, move: Move): Message | null {
    return this.#resigned === null ? this.game.whyNot(this.#state, seat, move) : GAME_OVER
  }

  decision(seat: Seat): Message {
    return this.#resigned === null ? this.game.describe.decision(this.#state, seat) : GAME_OVER
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#state, viewer)
  }

  outcome(): Outcome | null {
    return this.#resigned === null ? this.game.outcome(this.#state) : resignation(this.seats, this.#resigned)
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
    const parsed = typeof move === 'string' ? this.game.parse(move) : move
    if (parsed === null) return failed(NOT_ASKED)
    const refusal = this.whyNot(seat, parsed)
    if (refusal !== null) return failed(refusal)
    const events: Event[] = []
    const turn = this.game.turn(this.#state)
    const chance = recordingChance(() => this.game.apply(this.#state, seat, parsed, (event) => events.push(event)))
    const text = this.game.notate(parsed)
    this.#stand({ seat, move: text, ...(chance.length > 0 && { chance }) }, parsed, chance, turn, events)
    return ok({ ply: this.ply, events })
  }

  /** Why this seat may not freely undo to `kept` moves (by default its last move), or `null` if it may. */
  whyNoUndo(seat: Seat, kept = this.#line.length - 1): Message | null {
    return whyNoUndo(this.#line, seat, kept, this.outcome() !== null)
  }

  /** How many moves would stand after "restart turn"; equal to `moves` when there is nothing to take back. */
  undoFloor(seat: Seat): number {
    return undoFloor(this.#line, seat, this.outcome() !== null)
  }

  /** Takes back the line to `kept` moves: freely by the policy, or further with the consent of all other seats. */
  undo(
    seat: Seat,
    kept = this.#line.length - 1,
    consent: readonly Seat[] = [],
  ): Result<{ readonly ply: number }, Message> {
    const isSeat = Number.isInteger(seat) && seat >= 0 && seat < this.seats
    if (!isSeat || !Number.isInteger(kept) || kept < 0 || kept >= this.#line.length) {
      return failed({ key: 'undo.nothing' })
    }
    // A resignation is final: it may have been given because of what the other seats would agree to take back.
    if (this.#resigned !== null) return failed({ key: 'undo.over' })
    const refusal = this.whyNoUndo(seat, kept)
    if (refusal !== null && !this.#allOthersAgree(seat, consent)) return failed(refusal)
    for (const step of this.#line.slice(kept)) this.#undone.add(step.ply)
    this.#line.length = kept
    while ((this.#checkpoints.at(-1)?.kept ?? 0) > kept) this.#checkpoints.pop()
    const start = this.#checkpoints.at(-1) as { kept: number; state: State }
    const state = this.game.clone(start.state)
    for (const step of this.#line.slice(start.kept)) {
      replayingChance(step.chance, () => this.game.apply(state, step.seat, step.move))
    }
    this.#state = state
    const entry: Entry = { seat, undo: kept, ...(refusal !== null && { consent: [...consent] }) }
    this.#log.push({ entry, ...UNTOLD })
    return ok({ ply: this.ply })
  }

  /** Gives up. The match is over; the other seats win. */
  resign(seat: Seat): Result<{ readonly ply: number }, Message> {
    if (this.outcome() !== null) return failed(GAME_OVER)
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) return failed(NOT_ASKED)
    this.#resigned = seat
    this.#log.push({ entry: { seat, resign: true }, ...UNTOLD })
    return ok({ ply: this.ply })
  }

  /** What happened, as far as this viewer may know, from ply `from` on. */
  history(viewer: Viewer, from = 0): HistoryItem<Event>[] {
    // A resignation ends the match but not the secrecy of moves that were never shown.
    const over = this.game.outcome(this.#state) !== null
    return this.#log.slice(from).map(({ entry, events }, index): HistoryItem<Event> => {
      const ply = from + index
      if (isUndo(entry)) return { ply, seat: entry.seat, undo: entry.undo, events: [], undone: false }
      if (isResignation(entry)) return { ply, seat: entry.seat, resigned: true, events: [], undone: false }
      const seen = events.flatMap((event) => this.game.project(event, viewer) ?? [])
      const open = over || entry.seat === viewer
      return { ply, seat: entry.seat, events: seen, undone: this.#undone.has(ply), ...(open && { move: entry.move }) }
    })
  }

  /** The newest entry of the log, or `null` before the first. */
  last(): Entry | null {
    return this.#log.at(-1)?.entry ?? null
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
      log: this.#log.map(({ entry }) => entry),
    }
  }

  /** A snapshot to keep beside the record, so that loading takes no longer as the log grows. */
  snapshot(): Snapshot<State, Event> {
    return {
      ply: this.ply,
      state: this.state(),
      steps: this.#log.map(({ turn, revealed, events }) => ({ turn, revealed, events })),
    }
  }

  /** Takes an entry as played without playing it: the snapshot says what came of it. */
  #recall(ply: number, entry: Entry, step: Snapshot<State, Event>['steps'][number]): void {
    const { turn, revealed, events } = step
    this.#log.push({ entry, events, turn, revealed })
    if (isUndo(entry)) {
      for (const taken of this.#line.splice(entry.undo)) this.#undone.add(taken.ply)
      return
    }
    if (isResignation(entry)) {
      this.#resigned = entry.seat
      return
    }
    const move = this.game.parse(entry.move) as Move
    this.#line.push({ ply, seat: entry.seat, move, chance: entry.chance ?? [], turn, revealed })
  }

  /** Enters one entry of a record; returns what is wrong with it, or `null`. */
  #enter(entry: Entry): { readonly part: string; readonly message: string } | null {
    if (isUndo(entry)) {
      const undone = this.undo(entry.seat, entry.undo, entry.consent ?? [])
      if (undone.ok) return null
      return { part: 'undo', message: `seat ${entry.seat} may not undo to move ${entry.undo}: ${undone.error.key}` }
    }
    if (isResignation(entry)) {
      const resigned = this.resign(entry.seat)
      return resigned.ok
        ? null
        : { part: 'resign', message: `seat ${entry.seat} may not resign: ${resigned.error.key}` }
    }
    if (this.#resigned !== null) return { part: 'move', message: 'the match was already given up' }
    const move = this.game.parse(entry.move)
    if (move === null) return { part: 'move', message: `"${entry.move}" is no move of ${this.game.id}` }
    const events: Event[] = []
    const turn = this.game.turn(this.#state)
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
    const revealed = chance.length > 0 || events.some((event) => this.game.reveals(event))
    this.#line.push({ ply: this.#log.length, seat: entry.seat, move, chance, turn, revealed })
    this.#log.push({ entry, events, turn, revealed })
    const last = this.#checkpoints.at(-1)?.kept ?? 0
    if (this.#line.length - last >= CHECKPOINT_EVERY) {
      this.#checkpoints.push({ kept: this.#line.length, state: this.game.clone(this.#state) })
    }
  }

  #allOthersAgree(seat: Seat, consent: readonly Seat[]): boolean {
    for (let other = 0; other < this.seats; other++) if (other !== seat && !consent.includes(other)) return false
    return true
  }
}

const CHECKPOINT_EVERY = 32

/** The ending of a match that a seat gave up; points are not counted. */
const resignation = (seats: number, resigned: Seat): Outcome => {
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

type Logged<Event> = Snapshot<unknown, Event>['steps'][number] & { readonly entry: Entry }

/** What is known of an entry that is no move. */
const UNTOLD = { events: [], turn: 0, revealed: false } as const

type Standing<Move> = Step & {
  readonly ply: number
  readonly move: Move
  readonly chance: readonly number[]
}
