import type { Game } from '@ecumene/kernel'
import { BENCH_DEFAULTS, benchServer, benchText as serverText } from '@ecumene/server'
import { text, UsageError, wholeNumber } from '../arguments.ts'
import { command } from '../command.ts'
import { jsonFlag, optionsFlag } from '../flags.ts'
import { GAME_IDS, GAMES, gameNamed, limitedOptions } from '../games.ts'
import type { Io } from '../io.ts'
import { showProgress, silentProgress } from '../progress.ts'
import { figure, table } from '../table.ts'
import { type Comparison, comparisonText, measurePair, type Round, ratiosOf } from './against.ts'
import { isBuilt } from './checkout.ts'
import { type Figure, type Measures, type Speed, spreadOf } from './measure.ts'
import { measureApart, measureHere } from './processes.ts'

/** What `bench` found out; printed as it is by `--json`. */
export type Bench = {
  readonly node: string
  readonly rounds: number
  readonly seconds: number
  readonly calibration: Speed
  /** By game, then by figure. */
  readonly games: Readonly<Record<string, Readonly<Record<string, Figure>>>>
}

export const bench = command({
  name: 'bench',
  purpose: 'measure the speed of everything that bots and servers live on',
  about: `Measures speeds on one thread: random play through the public contract (games, decisions), legal, clone, view
(endView: of finished games, where nothing is foreseen for anybody), sample, setup, iterations of search (8 with full playouts,
64 with an evaluator and 32 as the bots of the game search, a decision, over positions of whole games) and decisions under the
conformance kit. At the end the searches of all games stand side by side.
A fixed calibration loop runs between the measurements. Compare ratios to it rather than speeds, for machines are noisy:
they are ratios of processor time, taken in the same moments. Several games, as in "duel,dawn", are measured in turn, each
in a process of its own, and compared with the first. With --against, another built checkout of this repository is measured
by turns with this one, by the same code and with the same games (random ones of the other, as far as this one can follow
them; here "decisions" are walked through again, not chosen), and the figures are how many times as fast this one is in
processor time: the median of the rounds, and the interval in which it is with 95 % certainty (for that, six rounds or more).

bench server measures whole moves over the network instead: on SQLite and on PostgreSQL, at one to three nodes, each beside the
bones on the same machine, which is a room with nothing but rules in a thread and a durable entry; and what a move costs as there
are more tables and longer logs.`,
  operands: [{ name: 'WHAT', help: `some of ${GAME_IDS}, or server; by default the games on offer`, optional: true }],
  flags: {
    rounds: wholeNumber({
      min: 1,
      max: 100,
      default: 5,
      help: 'rounds of short measurements, of which medians are taken',
    }),
    options: optionsFlag,
    against: text({
      default: null,
      placeholder: 'PATH',
      help: 'compare with another checkout, built with "npx tsc -b"',
    }),
    figures: text({
      default: null,
      placeholder: 'NAMES',
      help: 'with --against: only these, with commas between',
    }),
    json: jsonFlag,
  },
  examples: ['', 'duel,dawn', 'duel --json', 'dawn --against ../before --figures decisions,legal', 'server'],
  async run(values, [id], io) {
    if (id === 'server') return measureServer(values.rounds, values.json, io)
    const games = id === undefined ? GAMES : id.split(',').map(gameNamed)
    if (values.against !== null) return compare(games, values.against, values, io)
    const start = performance.now()
    const measurements = await Promise.all(
      games.map((game) => {
        const options = limitedOptions(game, values.options)
        return games.length === 1
          ? measureHere(game, options, values.rounds)
          : measureApart(game, options, values.rounds)
      }),
    )
    const stages = Math.max(...measurements.map((measurement) => measurement.stages))
    const progress = values.json ? silentProgress : showProgress(io, 'stages', stages * games.length)
    try {
      // All games take turns, so that a noisy moment affects all of them alike.
      for (let stage = 0; stage < stages; stage++) {
        for (const measurement of measurements) {
          await measurement.step()
          progress.advance(1)
        }
      }
      progress.end()
      const measures = await Promise.all(measurements.map((measurement) => measurement.measures()))
      const found = benchOf(games, measures, values.rounds, (performance.now() - start) / 1000)
      io.out(values.json ? `${JSON.stringify(found)}\n` : benchText(found))
    } finally {
      for (const measurement of measurements) measurement.close()
    }
    return 0
  },
})

type ComparisonFlags = {
  readonly rounds: number
  readonly options: object | null
  readonly figures: string | null
  readonly json: boolean
}

const compare = async (
  games: readonly Game[],
  against: string,
  { rounds, options, figures, json }: ComparisonFlags,
  io: Io,
): Promise<number> => {
  if (!isBuilt(against)) throw new UsageError(`--against ${against} is no built checkout; build it with "npx tsc -b"`)
  const progress = json ? silentProgress : showProgress(io, 'rounds', rounds * games.length)
  const found = games.map((): Round[] => [])
  const wanted = figures?.split(',') ?? null
  for (let round = 0; round < rounds; round++) {
    for (const [at, game] of games.entries()) {
      found[at]?.push(await measurePair(game.id, limitedOptions(game, options), round, against, wanted))
      progress.advance(1)
    }
  }
  progress.end()
  const unequal = games.flatMap(({ id }, at) =>
    Object.keys(found[at]?.[0] ?? {})
      .filter((name) => found[at]?.some((round) => round[name]?.isSameWork === false))
      .map((name) => `${id} ${name}`),
  )
  const ratios = games.map(({ id }, at) => [id, ratiosOf(found[at] ?? [])] as const)
  const comparison: Comparison = {
    node: process.version,
    rounds,
    against,
    games: Object.fromEntries(ratios),
    unequal,
  }
  io.out(json ? `${JSON.stringify(comparison)}\n` : comparisonText(comparison))
  return 0
}

const measureServer = async (rounds: number, asJson: boolean, io: Io): Promise<number> => {
  const onProgress = (what: string): void => io.err(`${what}\n`)
  const options = { ...BENCH_DEFAULTS, rounds }
  const found = await benchServer(asJson ? options : { ...options, onProgress })
  io.out(asJson ? `${JSON.stringify(found)}\n` : serverText(found))
  return 0
}

const benchOf = (games: readonly Game[], measures: readonly Measures[], rounds: number, seconds: number): Bench => ({
  node: process.version,
  rounds,
  seconds: Number(seconds.toFixed(1)),
  calibration: spreadOf(measures.flatMap(({ calibrations }) => calibrations)),
  games: Object.fromEntries(games.map((game, at) => [game.id, measures[at]?.figures ?? {}])),
})

const benchText = ({ node, rounds, seconds, calibration, games }: Bench): string => {
  const heading = ['', 'per second', 'lowest', 'highest', 'per calibration loop']
  const range = ({ perSecond, lowest, highest }: Speed) => [figure(perSecond), figure(lowest), figure(highest)]
  const parts = Object.entries(games).map(
    ([game, speeds]) =>
      `${game}\n${table([
        heading,
        ...Object.entries(speeds).map(([name, speed]) => [name, ...range(speed), figure(speed.perCalibration)]),
        ['calibration loop', ...range(calibration), '1'],
      ])}`,
  )
  return `Node ${node}, ${rounds} rounds, ${figure(seconds)} s\n\n${[...parts, ...comparisons(games), searches(games)].join('\n')}`
}

/** How fast every game is searched: iterations a second. */
const searches = (games: Bench['games']): string => {
  const rows = Object.entries(games).map(([game, speeds]) => [
    game,
    ...SEARCHES.map((name) => (speeds[name] === undefined ? '' : figure(speeds[name].perSecond))),
  ])
  return `iterations of search a second\n${table([['', ...SEARCHES], ...rows])}`
}

const SEARCHES = ['search', 'searchEvaluator', 'searchFull']

/** Every other game compared with the first, figure by figure: how many times as fast it is. */
const comparisons = (games: Bench['games']): readonly string[] => {
  const [first, ...others] = Object.entries(games)
  if (first === undefined || others.length === 0) return []
  const [name, speeds] = first
  const rows = Object.keys(speeds).map((key) => [
    key,
    ...others.map(([, other]) => {
      const ratio = (other[key]?.perCalibration ?? 0) / (speeds[key]?.perCalibration ?? 1)
      return figure(ratio)
    }),
  ])
  return [`in the time of ${name}\n${table([['', ...others.map(([other]) => other)], ...rows])}`]
}
