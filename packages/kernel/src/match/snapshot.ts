import type { Game, GameEvent, Seat } from '../game.ts'
import { failed, ok, type Result } from '../options.ts'
import { type Entry, isResignation, isUndo } from './record.ts'
import type { Step } from './undo.ts'

/**
 * What could be worked out from the log, but slowly: the state it led to, and the events on the way. It is a cache beside
 * a record, never a replacement for it, and it holds every secret.
 */
export type Snapshot<State = unknown, Event = GameEvent> = {
  /** The shape of its state and events: see `Notation`. */
  readonly shape: number
  /** How many entries of the log it covers. */
  readonly ply: number
  readonly state: State
  /** For each of those entries, what replaying it would find out; undos and resignations have no turn. */
  readonly steps: readonly Findings<Event>[]
}

/** What playing an entry brought to light. */
export type Findings<Event> = {
  readonly turn: number
  readonly revealed: boolean
  readonly events: readonly Event[]
}

/** An entry of the log with what playing it brought to light. */
export type Logged<Event> = Findings<Event> & { readonly entry: Entry }

/** A move that stands. */
export type Standing<Move> = Step & {
  readonly ply: number
  readonly move: Move
  readonly chance: readonly number[]
}

/** The history of a match so far. */
export type Past<Move, Event> = {
  readonly log: Logged<Event>[]
  /** The moves that stand. */
  readonly line: Standing<Move>[]
  /** Plies of moves that were taken back. */
  readonly undone: Set<number>
  /** How many moves stood when something was seen that has since been taken back: earlier moves are not free to undo. */
  seenAt: number
  /** Who gave up, if anyone did. */
  resigned: Seat | null
}

export const noPast = <Move, Event>(): Past<Move, Event> => ({
  log: [],
  line: [],
  undone: new Set(),
  seenAt: 0,
  resigned: null,
})

/** Keeps the first `kept` moves. What the others revealed stays seen. */
export const takeBack = <Move, Event>(past: Past<Move, Event>, kept: number): void => {
  const taken = past.line.splice(kept)
  for (const { ply } of taken) past.undone.add(ply)
  if (past.seenAt > kept || taken.some(({ revealed }) => revealed)) past.seenAt = kept
}

/** The past that a snapshot covers, without playing any of it again. */
export const recall = <State, Move, Event extends GameEvent>(
  { notation }: Pick<Game<State, Move>, 'notation'>,
  log: readonly Entry[],
  { shape, ply: covered, steps }: Snapshot<State, Event>,
): Result<Past<Move, Event>> => {
  if (shape !== notation.shape) return failed('the snapshot is of another shape')
  if (covered > log.length || steps.length !== covered) return failed('the snapshot does not fit the log')
  const past = noPast<Move, Event>()
  for (const [ply, findings] of steps.entries()) {
    const entry = log[ply] as Entry
    const { turn, revealed, events } = findings
    past.log.push({ entry, turn, revealed, events })
    if (isUndo(entry)) takeBack(past, entry.undo)
    else if (isResignation(entry)) past.resigned = entry.seat
    else {
      const move = notation.parse(entry.move) as Move
      past.line.push({ ply, seat: entry.seat, move, chance: entry.chance ?? [], turn, revealed })
    }
  }
  return ok(past)
}
