import { calibration, type Probe } from './probes.ts'

/** A speed by wall-clock time: the median of the rounds, and their spread. */
export type Speed = { readonly perSecond: number; readonly lowest: number; readonly highest: number }

/** A speed, and how many of it are done in the processor time of one calibration loop. */
export type Figure = Speed & { readonly perCalibration: number }

/** All figures of a game, and the calibration that ran between them. */
export type Measures = { readonly figures: Readonly<Record<string, Figure>>; readonly calibrations: readonly number[] }

/** Length of a measurement, in milliseconds. */
const FIGURE_TIME = 150
const SLOW_TIME = 1000
const CALIBRATION_TIME = 50
const WARM_UP_TIME = 400

/**
 * Warm-up ends when several stretches in a row were hardly faster than the best before, or after this many. One stretch
 * alone proves nothing: a big game runs for a second or two before its code is compiled, and is steadily slow until then.
 */
const STILL_WARMING = 1.1
const PATIENCE = 3
const MOST_WARMING = 20

/** Slow figures take as long as many rounds of the others. */
const SLOW_ROUNDS = 3

/**
 * Measures the probes of one game, a round whenever it is told to. The quick figures come in turn, round after round,
 * and then the slow ones: the conformance kit uses the rules in so many ways that they are slower for the rest of the
 * process.
 */
export const measuring = (probes: readonly Probe[], rounds: number) => {
  const runs = probes.map(newRun)
  const quick = runs.filter(({ probe }) => !probe.slow)
  const slow = runs.filter(({ probe }) => probe.slow)
  const calibrations: number[] = []
  const stages = [
    () => {
      const [first, ...others] = quick
      // Whole games use all of a game's code, and there may be much of it to compile.
      if (first !== undefined) warmUp(first)
      for (const run of others) work(run, WARM_UP_TIME)
    },
    ...Array.from({ length: rounds }, () => () => measureInTurn(quick, FIGURE_TIME, calibrations)),
    ...slow.flatMap((run) =>
      Array.from({ length: Math.min(rounds, SLOW_ROUNDS) }, () => () => measureInTurn([run], SLOW_TIME, calibrations)),
    ),
  ]
  let next = 0
  return {
    stages: stages.length,
    /** Runs the next stage. */
    step(): void {
      stages[next++]?.()
    },
    measures: (): Measures => ({ figures: figuresOf(runs), calibrations }),
  }
}

const warmUp = (run: Run): void => {
  let best = 0
  let inVain = 0
  for (let times = 0; times < MOST_WARMING && inVain < PATIENCE; times++) {
    const speed = speedOf(run)
    inVain = speed < best * STILL_WARMING ? inVain + 1 : 0
    best = Math.max(best, speed)
  }
}

/** Works for a stretch of processor time: on a busy machine the same wall-clock time may mean next to no work. */
const speedOf = (run: Run): number => {
  const start = process.cpuUsage()
  for (let done = 0; ; ) {
    done += work(run, WARM_UP_TIME / 8).at(-1) ?? 0
    const { user, system } = process.cpuUsage(start)
    if (user + system >= WARM_UP_TIME * 1000) return done / (user + system)
  }
}

/** A probe and what was measured: for each of its figures, the speeds and the ratios to the calibration, by round. */
type Run = { readonly probe: Probe; batches: number; readonly speeds: number[][]; readonly ratios: number[][] }

const newRun = (probe: Probe): Run => ({
  probe,
  batches: 0,
  speeds: probe.figures.map(() => []),
  ratios: probe.figures.map(() => []),
})

/** Does batch after batch until the time is up, and returns how often each thing was done. */
const work = (run: Run, milliseconds: number): readonly number[] => {
  const counts = run.probe.figures.map(() => 0)
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    for (const [at, count] of run.probe.batch(run.batches++).entries()) counts[at] = (counts[at] ?? 0) + count
  }
  return counts
}

/** Calibration, figure, calibration, figure, …: each figure is set against the calibrations on either side of it. */
const measureInTurn = (runs: readonly Run[], milliseconds: number, calibrations: number[]): void => {
  const calibrating = newRun(calibration)
  let [before] = measured(calibrating, CALIBRATION_TIME)
  for (const run of runs) {
    const figures = measured(run, milliseconds)
    const [after] = measured(calibrating, CALIBRATION_TIME)
    calibrations.push(after?.perSecond ?? 0)
    note(run, figures, ((before?.perProcessorSecond ?? 0) + (after?.perProcessorSecond ?? 0)) / 2)
    before = after
  }
}

type Measured = { readonly perSecond: number; readonly perProcessorSecond: number }

const measured = (run: Run, milliseconds: number): readonly Measured[] => {
  const start = performance.now()
  const processor = process.cpuUsage()
  const counts = work(run, milliseconds)
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

export const spreadOf = (values: readonly number[]): Speed => ({
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
