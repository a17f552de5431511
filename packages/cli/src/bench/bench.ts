import type { Game } from '@ecumene/kernel'
import { BENCH_DEFAULTS, benchServer, benchText as serverText } from '@ecumene/server'
import { wholeNumber } from '../arguments.ts'
import { command } from '../command.ts'
import { jsonFlag, optionsFlag } from '../flags.ts'
import { GAME_IDS, GAMES, gameNamed, optionsFor } from '../games.ts'
import type { Io } from '../io.ts'
import { type Progress, showProgress, silentProgress } from '../progress.ts'
import { figure, table } from '../table.ts'
import { calibration, type Probe, probesFor } from './probes.ts'

/** A speed by the clock on the wall: the median of the rounds, and their spread. */
export type Speed = { readonly perSecond: number; readonly lowest: number; readonly highest: number }

/** A speed, and how many of it are done in the processor time of one calibration loop. */
export type Figure = Speed & { readonly perCalibration: number }

/** What `bench` found out; printed as it is by `--json`. */
export type Bench = {
  readonly node: string
  readonly rounds: number
  readonly seconds: number
  readonly calibration: Speed
  /** By game, then by figure. */
  readonly games: Readonly<Record<string, Readonly<Record<string, Figure>>>>
}

/** Length of a measurement, in milliseconds. */
const FIGURE_TIME = 150
const CALIBRATION_TIME = 50
const WARM_UP_TIME = 500

/** Slow figures take as long as many rounds of the others. */
const SLOW_ROUNDS = 3

export const bench = command({
  name: 'bench',
  summary: 'measure the speed of everything that bots and servers live on',
  about: `Measures speeds on one thread: random play through the public contract (games, decisions), legal, clone, view, sample,
setup, iterations of search (20 ms a decision, averaged over a whole game) and decisions under the conformance kit.
A fixed calibration loop runs between the measurements. Compare ratios to it rather than speeds, for machines are noisy:
they are ratios of processor time, taken in the same moments.

bench server measures whole moves over the network instead, beside a bare echo and a bare room on the same machine.`,
  operands: [{ name: 'WHAT', help: `${GAME_IDS}, or server; by default the games on offer`, optional: true }],
  flags: {
    rounds: wholeNumber({
      min: 1,
      max: 100,
      default: 7,
      help: 'rounds of short measurements, of which medians are taken',
    }),
    options: optionsFlag,
    json: jsonFlag,
  },
  examples: ['', 'duel --json', 'server'],
  async run(values, [id], io) {
    if (id === 'server') return measureServer(values.json, io)
    const games = id === undefined ? GAMES : [gameNamed(id)]
    const start = performance.now()
    const subjects = games.map((game) => ({ game, probes: probesFor(game, optionsFor(game, values.options)) }))
    const runs = subjects.flatMap(({ game, probes }) => probes.map((probe) => newRun(game, probe)))
    const progress = values.json ? silentProgress : showProgress(io, 'measurements', stepsOf(runs, values.rounds))
    const calibrations = measureAll(runs, values.rounds, progress)
    progress.end()
    const found: Bench = {
      node: process.version,
      rounds: values.rounds,
      seconds: Number(((performance.now() - start) / 1000).toFixed(1)),
      calibration: spreadOf(calibrations),
      games: Object.fromEntries(games.map((game) => [game.id, figuresOf(runs.filter((run) => run.game === game))])),
    }
    io.out(values.json ? `${JSON.stringify(found)}\n` : benchText(found))
    return 0
  },
})

const measureServer = async (asJson: boolean, io: Io): Promise<number> => {
  const onProgress = (what: string): void => io.err(`${what}\n`)
  const found = await benchServer(asJson ? BENCH_DEFAULTS : { ...BENCH_DEFAULTS, onProgress })
  io.out(asJson ? `${JSON.stringify(found)}\n` : serverText(found))
  return 0
}

/** A probe and what was measured: for each of its figures, the speeds and the ratios to the calibration, by round. */
type Run = {
  readonly game: Game
  readonly probe: Probe
  readonly speeds: number[][]
  readonly ratios: number[][]
}

const newRun = (game: Game, probe: Probe): Run => ({
  game,
  probe,
  speeds: probe.figures.map(() => []),
  ratios: probe.figures.map(() => []),
})

/**
 * Takes the quick figures in turn, round after round, and then the slow ones: the conformance kit uses the rules in so
 * many ways that they are slower for the rest of the process. Returns the speeds of the calibration.
 */
const measureAll = (runs: readonly Run[], rounds: number, progress: Progress): readonly number[] => {
  const quick = runs.filter(({ probe }) => !probe.slow)
  for (const { probe } of quick) probe.work(WARM_UP_TIME)
  const calibrations: number[] = []
  for (let round = 0; round < rounds; round++) measureInTurn(quick, calibrations, progress)
  for (const run of runs) {
    if (!run.probe.slow) continue
    for (let round = 0; round < Math.min(rounds, SLOW_ROUNDS); round++) measureInTurn([run], calibrations, progress)
  }
  return calibrations
}

/** Calibration, figure, calibration, figure, …: each figure is set against the calibrations on either side of it. */
const measureInTurn = (runs: readonly Run[], calibrations: number[], progress: Progress): void => {
  let [before] = measured(calibration, CALIBRATION_TIME)
  for (const run of runs) {
    const figures = measured(run.probe, FIGURE_TIME)
    const [after] = measured(calibration, CALIBRATION_TIME)
    calibrations.push(after?.perSecond ?? 0)
    note(run, figures, ((before?.perProcessorSecond ?? 0) + (after?.perProcessorSecond ?? 0)) / 2)
    before = after
    progress.advance(1)
  }
}

const stepsOf = (runs: readonly Run[], rounds: number): number =>
  runs.reduce((sum, { probe }) => sum + (probe.slow ? Math.min(rounds, SLOW_ROUNDS) : rounds), 0)

type Measured = { readonly perSecond: number; readonly perProcessorSecond: number }

const measured = (probe: Probe, milliseconds: number): readonly Measured[] => {
  const start = performance.now()
  const processor = process.cpuUsage()
  const counts = probe.work(milliseconds)
  const { user, system } = process.cpuUsage(processor)
  const seconds = (performance.now() - start) / 1000
  return counts.map((count) => ({ perSecond: count / seconds, perProcessorSecond: (count * 1e6) / (user + system) }))
}

const note = ({ speeds, ratios }: Run, figures: readonly Measured[], calibrated: number): void => {
  for (const [at, { perSecond, perProcessorSecond }] of figures.entries()) {
    speeds[at]?.push(perSecond)
    ratios[at]?.push(perProcessorSecond / calibrated)
  }
}

const figuresOf = (runs: readonly Run[]): Readonly<Record<string, Figure>> =>
  Object.fromEntries(
    runs.flatMap(({ probe, speeds, ratios }) =>
      probe.figures.map((name, at) => [
        name,
        { ...spreadOf(speeds[at] ?? []), perCalibration: Number(median(ratios[at] ?? []).toPrecision(4)) },
      ]),
    ),
  )

const spreadOf = (values: readonly number[]): Speed => ({
  perSecond: Math.round(median(values)),
  lowest: Math.round(Math.min(...values)),
  highest: Math.round(Math.max(...values)),
})

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2
}

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
  return `Node ${node}, ${rounds} rounds, ${figure(seconds)} s\n\n${parts.join('\n')}`
}
