import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seatsWith } from '@ecumene/kernel'
import type { Failure, Report } from '@ecumene/kernel/testing'
import { duration, text, toggle, UsageError, wholeNumber } from './arguments.ts'
import { command } from './command.ts'
import { CUT_OFF, jsonFlag, optionsFlag, seedFlag, seedValue, threadsFlag } from './flags.ts'
import { GAME_IDS, gameNamed, givenOptions, optionsFor, seatsText } from './games.ts'
import type { Io } from './io.ts'
import type { FuzzJob } from './jobs.ts'
import { openPool } from './pool.ts'
import { showProgress, silentProgress } from './progress.ts'
import { figure } from './table.ts'

/** Games per range: fixed, so that a seed means the same games with any number of threads. */
const RANGE = 25
const DEFAULT_GAMES = 1000

export const fuzz = command({
  name: 'fuzz',
  purpose: 'play random games and check that the game keeps its contract',
  about: `Plays random games and checks at every decision that the game keeps the contract: same seed same game, save and load,
undo, no leak of secrets, no lost component, all four languages, and more. Ends with code 1 at the first fault, after
writing the match to a file.`,
  operands: [{ name: 'GAME', help: GAME_IDS }],
  flags: {
    games: wholeNumber({
      min: 1,
      max: 1_000_000_000,
      default: null,
      help: `how many games (${DEFAULT_GAMES} if no time is given)`,
    }),
    seconds: duration({ max: 604_800, help: 'how long to go on' }),
    seed: seedFlag,
    seats: wholeNumber({ min: 1, max: 16, default: null, help: 'players; by default all numbers in turn' }),
    quick: toggle('only the cheap checks, and many times as many games'),
    threads: threadsFlag,
    options: { ...optionsFlag, help: `${optionsFlag.help}; those not given are drawn anew for each game` },
    directory: text({ default: '.', placeholder: 'DIR', help: 'where to write the match of a fault' }),
    json: jsonFlag,
  },
  examples: [
    'duel --games 200',
    'dawn --seats 3 --options \'{"map": "build"}\'',
    'duel --seconds 60 --threads 2 --seed monday',
    'classic --seats 4 --games 2000 --quick',
  ],
  async run(values, [id = ''], io) {
    const game = gameNamed(id)
    const range = values.options === null ? game.seats : seatsWith(game, optionsFor(game, values.options))
    if (values.seats !== null && (values.seats < range.min || values.seats > range.max)) {
      throw new UsageError(`--seats cannot be ${values.seats} in ${game.id}; allowed: ${seatsText(range)}`)
    }
    if (statSync(values.directory, { throwIfNoEntry: false })?.isDirectory() !== true) {
      throw new UsageError(`--directory must be an existing folder, not "${values.directory}"`)
    }
    const games = values.games ?? (values.seconds === null ? DEFAULT_GAMES : Number.POSITIVE_INFINITY)
    const pool = await openPool(values.threads)
    const start = performance.now()
    const job: FuzzJob = {
      kind: 'fuzz',
      game: game.id,
      options: givenOptions(game, values.options),
      seed: values.seed,
      seats: values.seats,
      deadline: values.seconds === null ? null : Date.now() + values.seconds * 1000,
      isQuick: values.quick,
    }
    const found = new Findings()
    const progress = values.json
      ? silentProgress
      : showProgress(io, values.seconds === null ? 'games' : 'seconds', values.seconds ?? games)
    try {
      await pool.run({
        job,
        games,
        range: RANGE,
        each(report, from) {
          found.add(report, from)
          progress.reach(values.seconds === null ? found.games : (performance.now() - start) / 1000)
          return found.failure === null && (job.deadline === null || Date.now() < job.deadline)
        },
      })
    } finally {
      progress.end()
      await pool.close()
    }
    const seconds = (performance.now() - start) / 1000
    return conclude(found, job, { ...values, seconds }, io)
  },
})

/** Prints what was found, saves the match of a failure, and returns the exit code. */
export const conclude = (
  { games, cutOff, decisions, failure }: Findings,
  job: FuzzJob,
  how: { readonly seconds: number; readonly threads: number; readonly directory: string; readonly json: boolean },
  io: Io,
): number => {
  const file = failure === null ? null : writeMatch(failure, job.game, how.directory)
  if (how.json) {
    const found = {
      game: job.game,
      games,
      cutOff,
      decisions,
      seed: seedValue(job.seed),
      options: job.options,
      threads: how.threads,
      seconds: Number(how.seconds.toFixed(3)),
      failure: failure && { ...failure, match: file },
    }
    io.out(`${JSON.stringify(found)}\n`)
  } else {
    const speed = `${figure(how.seconds)} s, ${figure(decisions / how.seconds)} decisions/s`
    io.out(`${job.game}: ${figure(games)} games, ${figure(decisions)} decisions, ${speed}\n`)
    if (cutOff > 0) io.out(`${figure(cutOff)} of the games ${CUT_OFF}: with these options nothing limits them\n`)
    io.out(failure === null ? 'no fault found\n' : failureText(failure, job, file))
  }
  return failure === null ? 0 : 1
}

/** Sums over the ranges, and of several failures the one in the earliest game. */
export class Findings {
  games = 0
  cutOff = 0
  decisions = 0
  failure: Failure | null = null
  #at = Number.POSITIVE_INFINITY

  add(report: Report, from: number): void {
    this.games += report.games
    this.cutOff += report.cutOff
    this.decisions += report.decisions
    if (report.failure === null || from > this.#at) return
    this.failure = report.failure
    this.#at = from
  }
}

/** Everything it takes to reproduce the fault. */
const failureText = (failure: Failure, job: FuzzJob, file: string | null): string => {
  const options = Object.keys(job.options).length === 0 ? '' : ` --options ${quoted(JSON.stringify(job.options))}`
  const seats = failure.seats === 0 ? '' : ` --seats ${failure.seats}`
  const quick = job.isQuick ? ' --quick' : ''
  const again = `ecumene fuzz ${job.game} --games 1 --seed ${quoted(String(failure.seed))}${seats}${quick}${options}`
  return `
FAULT in check "${failure.check}"
${failure.message}

seed     ${failure.seed}
seats    ${failure.seats}
options  ${JSON.stringify(failure.options)}
moves    ${failure.moves.length === 0 ? 'none' : `${failure.moves.length}, each with its seat:`}
${failure.moves.map((move) => `  ${move}\n`).join('')}
find it again:    ${again}
${file === null ? 'the match could not be written down\n' : `look at the match: ecumene replay ${quoted(file)}\n`}`
}

/** Writes the match of a failure and returns the path of the file; `null` where there is no match or no room. */
const writeMatch = (failure: Failure, game: string, directory: string): string | null => {
  if (failure.match === null) return null
  const name = `fault-${game}-${String(failure.seed).replaceAll(/[^\w.-]+/g, '-')}.json`
  const path = join(directory, name)
  try {
    writeFileSync(path, failure.match)
    return path
  } catch {
    // The fault matters more than its file: it is reported either way.
    return null
  }
}

const quoted = (word: string): string => (/^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)
