import type { Seat } from '../game.ts'
import type { Seed } from '../values/random.ts'

/**
 * A match as it is kept: enough to play it again to the same position, with nothing derived in it. Chance outcomes
 * are written down beside the moves that caused them, so the record outlives the generator.
 */
export type MatchRecord = {
  readonly game: string
  readonly rules: string
  readonly seats: number
  readonly options: object
  readonly seed: Seed
  /** Chance outcomes of the set-up. */
  readonly deal: readonly number[]
  readonly log: readonly Entry[]
}

/** The log only grows: an undo is an entry that says how many moves of the line still stand. */
export type Entry = MoveEntry | UndoEntry | ResignEntry

export type MoveEntry = {
  readonly seat: Seat
  /** The move in the game's notation. */
  readonly move: string
  readonly chance?: readonly number[]
}

export type UndoEntry = {
  readonly seat: Seat
  /** How many moves of the current line stay. */
  readonly undo: number
  /** The seats that agreed, where the undo was not free. */
  readonly consent?: readonly Seat[]
}

/** The seat gives up; the others win. */
export type ResignEntry = { readonly seat: Seat; readonly resign: true }

export const isUndo = (entry: Entry): entry is UndoEntry => 'undo' in entry

export const isResignation = (entry: Entry): entry is ResignEntry => 'resign' in entry

/** Where in the log the moves are that were not taken back. */
export const standingPlies = (log: readonly Entry[]): readonly number[] => {
  const line: number[] = []
  for (const [ply, entry] of log.entries()) {
    if (isUndo(entry)) line.length = entry.undo
    else if (!isResignation(entry)) line.push(ply)
  }
  return line
}
