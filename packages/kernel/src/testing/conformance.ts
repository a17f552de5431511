import { type Game, type SeatRange, seatsWith } from '../game.ts'
import { isUnlimited, MOST_DECISIONS, readOptions } from '../options.ts'
import { type Random, type Seed, seeded } from '../values/random.ts'
import { inspectEnd } from './conformance/end.ts'
import { inspectQuickly } from './conformance/quick-look.ts'
import { dishonestSamples, newTally, type Tally } from './conformance/tally.ts'
import { type CheckName, startTrial, type Trial } from './conformance/trial.ts'
import { inspectTurn } from './conformance/turn.ts'
import { type Voice, voiceOf } from './conformance/voice.ts'
import { randomOptions } from './random-options.ts'

/** How to run the kit. */
export type Conformance = {
  /** Decides everything: run again with the seed of a failure and `games: 1` to reproduce it at once. */
  readonly seed: Seed
  /** How many games to play; without it as many as `until` allows, or ten. */
  readonly games?: number
  /** By default the games cycle through all numbers of players. */
  readonly seats?: number
  /** Options of every game: the defaults if left out, drawn anew for each game if `'random'`. */
  readonly options?: unknown
  /** With `options: 'random'`, those that are not drawn. */
  readonly fixed?: object
  /** Leaves out checks that take many times as long as a game: see `inspectQuickly`. */
  readonly isQuick?: boolean
  /** Asked after every game: is it time to stop? */
  readonly until?: () => boolean
  /**
   * A game that has not ended after so many decisions is taken for one that never ends; with options that set it no limit
   * it is cut off there instead, which is no fault.
   */
  readonly maxDecisions?: number
  readonly onGame?: (finished: number) => void
}

/** What the kit found out. */
export type Report = {
  readonly games: number
  /** How many of the games were cut off, because nothing limits them and they had become too long. */
  readonly cutOff: number
  readonly decisions: number
  /** The first thing that went wrong, or `null`. */
  readonly failure: Failure | null
}

export type Failure = {
  /** Name of the check that failed. */
  readonly check: CheckName
  readonly message: string
  readonly seed: Seed
  readonly seats: number
  readonly options: unknown
  /** The moves that stand, each with its seat: `0 build baths`. */
  readonly moves: readonly string[]
  /** The match so far as a match file, or `null` where there is none. */
  readonly match: string | null
}

/**
 * Plays random games and checks at every decision that the game keeps the contract. A fault of the game never throws:
 * it comes back as the failure, with what it takes to see it again.
 */
export const conform = (game: Game, run: Conformance): Report => {
  const last = run.games ?? (run.until === undefined ? DEFAULT_GAMES : Number.POSITIVE_INFINITY)
  const tally = newTally()
  const report = (failure: Failure | null): Report => ({
    games: tally.games,
    cutOff: tally.cutOff,
    decisions: tally.decisions,
    failure,
  })

  const voice = voiceOf(game.presentation.words)
  // Faults of the game as a whole are reported for its smallest number of players.
  const anyGame = {
    ...run,
    seats: run.seats ?? game.seats.min,
    options: run.options === 'random' ? { ...run.fixed } : run.options,
  }
  const unsaid = attempt(() => voice.inspect(game))
  if (unsaid !== null) return report(failureOf(anyGame, run.seed, { check: 'words', message: unsaid }, null))

  for (let index = 0; index < last; index++) {
    const seed = index === 0 ? run.seed : `${run.seed}#${index}`
    const failure = playGame(game, run, index, seed, voice, tally)
    if (failure !== null) return report(failure)
    tally.games++
    run.onGame?.(tally.games)
    if (run.until?.() === true) break
  }
  const dishonest = dishonestSamples(tally)
  return report(
    dishonest === null ? null : failureOf(anyGame, run.seed, { check: 'secrecy', message: dishonest }, null),
  )
}

const DEFAULT_GAMES = 10

type Problem = { readonly check: CheckName; readonly message: string }

const playGame = (
  game: Game,
  run: Conformance,
  index: number,
  seed: Seed,
  voice: Voice,
  tally: Tally,
): Failure | null => {
  const random = seeded(`conformance of ${seed}`)
  const options = run.options === 'random' ? optionsFor(game, run, random) : run.options
  const { min, max } = rangeWith(game, options)
  const seats = run.seats ?? min + (index % (max - min + 1))
  const started = startTrial(game, { seats, seed, ...(options !== undefined && { options }) }, random, voice, tally)
  if (!started.ok) return failureOf({ ...run, seats, options }, seed, { check: 'setup', message: started.error }, null)
  const trial = started.value
  const inspect = run.isQuick === true ? inspectQuickly : inspectTurn
  const message = attempt(() => playOut(trial, inspect, run.maxDecisions ?? MOST_DECISIONS))
  if (message === null) return null
  return failureOf({ ...run, seats, options: trial.match.options }, seed, { check: trial.check, message }, trial)
}

/** Random options with which the wanted number of seats can play; set-up finds out if they are wrong. */
const optionsFor = (game: Game, run: Conformance, random: Random): unknown => {
  for (let attempt = 0; ; attempt++) {
    const options = randomOptions(game, random, run.fixed)
    const { min, max } = rangeWith(game, options)
    if (attempt === MOST_DRAWS || run.seats === undefined || (run.seats >= min && run.seats <= max)) return options
  }
}

const MOST_DRAWS = 100

const rangeWith = (game: Game, options: unknown): SeatRange => {
  const read = readOptions(game.options, options)
  return read.ok ? seatsWith(game, read.value) : game.seats
}

const playOut = (trial: Trial, inspect: typeof inspectTurn, maxDecisions: number): string | null => {
  for (let decision = 0; ; decision++) {
    trial.check = 'ending'
    const deciders = trial.game.deciders(trial.state)
    if (deciders.length === 0) return inspectEnd(trial)
    if (decision >= maxDecisions) {
      const { game, match } = trial
      if (!isUnlimited(game.options, match.options)) return `the game has not ended after ${maxDecisions} decisions`
      trial.tally.cutOff++
      return null
    }
    const problem = inspect(trial, deciders)
    if (problem !== null) return problem
    trial.tally.decisions++
  }
}

/** Turns whatever is thrown into a problem, so that a broken game cannot break the run. */
const attempt = (act: () => string | null): string | null => {
  try {
    return act()
  } catch (error) {
    return `threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  }
}

const failureOf = (run: Conformance, seed: Seed, problem: Problem, trial: Trial | null): Failure => ({
  check: problem.check,
  message: problem.message,
  seed,
  seats: run.seats ?? 0,
  options: run.options ?? {},
  moves: trial === null ? [] : [...trial.moves],
  match: trial === null ? null : trial.exported(),
})
