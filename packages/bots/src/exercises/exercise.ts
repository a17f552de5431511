import { type Entry, type Game, isResignation, isUndo, Match, type MatchRecord, type Seat } from '@ecumene/kernel'
import type { ExpectedMove } from '../analysis/analyse.ts'
import type { Reason } from '../hint.ts'

/** Exercises for one edition of a game: plain data, made by `ecumene exercises` and fetched by the page. */
export type ExerciseBook = {
  /** The command that made it. */
  readonly made: string
  /** Kept with what somebody has solved; another book has another. */
  readonly id: string
  readonly matches: readonly ExerciseMatch[]
  readonly sets: Readonly<Record<Depth, readonly Exercise[]>>
}

/** How far one has to look: a glance is enough, it takes a second look, or long thought. */
export type Depth = (typeof DEPTHS)[number]
export const DEPTHS = ['glance', 'look', 'thought'] as const

/** "Find the move": a position of a match, seen from a seat, in which few of many moves are right. Moves are in notation. */
export type Exercise = {
  /** Which match of the book. */
  readonly match: number
  /** How many entries of its log come before. */
  readonly ply: number
  readonly seat: Seat
  readonly worths: Worths
  /** Why the best move is best. */
  readonly reasons: readonly Reason[]
  /** What may be expected after it. */
  readonly line: readonly ExpectedMove[]
}

/** How likely the seat is to win after each of its moves, from 0 to 1, the best first. */
export type Worths = Readonly<Record<string, number>>

/** A match between bots up to its last exercise. Its seed is not told, so nothing that came later can be worked out. */
export type ExerciseMatch = Omit<MatchRecord, 'seed' | 'log'> & {
  /** An entry a line: seat, move, and after a tab what chance brought. */
  readonly log: string
}

/** Moves that come to the same within this are equally right: a search of another seed might prefer either. */
const AS_GOOD = 0.015

/** The best move, and those that are as good. */
export const rightMoves = (worths: Worths): readonly string[] => {
  const best = Math.max(...Object.values(worths))
  return Object.keys(worths).filter((move) => best - (worths[move] ?? 0) <= AS_GOOD)
}

/** What is said to an answer. `worse`: by how much; `null` for moves that nobody has judged, such as offers. */
export type Verdict =
  | { readonly verdict: 'best' }
  | { readonly verdict: 'asGood' }
  | { readonly verdict: 'worse'; readonly worse: number | null }

export const verdictOn = ({ worths }: Exercise, move: string): Verdict => {
  const [best] = Object.keys(worths)
  if (move === best) return { verdict: 'best' }
  if (rightMoves(worths).includes(move)) return { verdict: 'asGood' }
  const worth = worths[move]
  return { verdict: 'worse', worse: worth === undefined ? null : Math.max(...Object.values(worths)) - worth }
}

/** The match as it stands before the answer. */
export const exerciseMatch = (game: Game, { matches }: ExerciseBook, { match, ply }: Exercise): Match => {
  const record = matches[match]
  // A test opens every exercise that we have.
  if (record === undefined) throw new Error(`an exercise is from match ${match}, which is not there`)
  const entries = record.log.split('\n').slice(0, ply).map(entryIn)
  const replayed = Match.replay(game, { ...record, seed: '', log: entries })
  if (!replayed.ok) throw new Error(`an exercise cannot be opened: ${replayed.error.message}`)
  return replayed.value
}

/** The match for a book, as far as exercises need it. */
export const matchForExercises = ({ seed: _seed, log, ...record }: MatchRecord, plies: number): ExerciseMatch => ({
  ...record,
  log: log.slice(0, plies).map(lineOf).join('\n'),
})

const lineOf = (entry: Entry): string => {
  if (isUndo(entry) || isResignation(entry)) throw new Error('bots neither take back nor give up before an exercise')
  const { seat, move, chance } = entry
  return `${seat} ${move}${chance === undefined ? '' : `\t${chance.join(' ')}`}`
}

const entryIn = (line: string): Entry => {
  const [made = '', chance] = line.split('\t')
  const space = made.indexOf(' ')
  const entry = { seat: Number(made.slice(0, space)), move: made.slice(space + 1) }
  return chance === undefined ? entry : { ...entry, chance: chance.split(' ').map(Number) }
}
