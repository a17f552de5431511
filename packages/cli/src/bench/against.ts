import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '@ecumene/kernel'
import { UsageError } from '../arguments.ts'
import { figure, table } from '../table.ts'
import { type Figure, median } from './measure.ts'
import { MEASURER, measureApart } from './processes.ts'

/** How many times as fast this checkout is as the other one: the median of the rounds, and their spread. */
export type Ratio = { readonly ratio: number; readonly lowest: number; readonly highest: number }

/** What `bench --against` found out: by game, then by figure. */
export type Comparison = {
  readonly node: string
  readonly rounds: number
  readonly against: string
  readonly games: Readonly<Record<string, Readonly<Record<string, Ratio>>>>
}

/** The process that measures, as another checkout has built it. */
export const measurerIn = (checkout: string): URL => {
  const script = join(resolve(checkout), 'packages', 'cli', 'dist', 'bench', 'process.js')
  if (!existsSync(script))
    throw new UsageError(`--against ${checkout} is no built checkout; build it with "npx tsc -b"`)
  return pathToFileURL(script)
}

/**
 * One round: a fresh process for either checkout, stage by stage in turn, so that a noisy moment falls on both. A process
 * is fast or slow by luck for all its life, so each round starts new ones.
 */
export const measurePair = async (
  game: Game,
  options: object,
  theirs: URL,
  ours: URL = MEASURER,
): Promise<FigurePair> => {
  const pair = await Promise.all(
    [ours, theirs].map((measurer) => measureApart(game, options, 1, { measurer, execArgv: CLOCK })),
  )
  try {
    const stages = Math.max(...pair.map((measurement) => measurement.stages))
    for (let stage = 0; stage < stages; stage++) {
      // Whoever went first goes second the next time.
      for (const measurement of stage % 2 === 0 ? pair : [...pair].reverse()) await measurement.step()
    }
    const [our, their] = await Promise.all(pair.map(async (measurement) => (await measurement.measures()).figures))
    return [our ?? {}, their ?? {}]
  } finally {
    for (const measurement of pair) measurement.close()
  }
}

/**
 * Loaded before everything else into a process that is measured: its clock stands still while others have the processor. So
 * a measurement is as long on a busy machine as on a quiet one, in a checkout of any age.
 */
const CLOCK = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`performance.now = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }`)}`,
]

type Figures = Readonly<Record<string, Figure>>
export type FigurePair = readonly [ours: Figures, theirs: Figures]

/** The ratios of all figures that both have. */
export const ratiosOf = (pairs: readonly FigurePair[]): Readonly<Record<string, Ratio>> => {
  const names = Object.keys(pairs[0]?.[0] ?? {}).filter((name) => pairs.every(([, theirs]) => name in theirs))
  return Object.fromEntries(
    names.map((name) => {
      const ratios = pairs.map(([our, their]) => perCalibration(our, name) / perCalibration(their, name))
      return [name, { ratio: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) }]
    }),
  )
}

const perCalibration = (figures: Figures, name: string): number => figures[name]?.perCalibration ?? Number.NaN

export const comparisonText = ({ node, rounds, against, games }: Comparison): string => {
  const parts = Object.entries(games).map(
    ([game, ratios]) =>
      `${game}\n${table([
        ['', 'times as fast', 'lowest', 'highest'],
        ...Object.entries(ratios).map(([name, { ratio, lowest, highest }]) => [
          name,
          ...[ratio, lowest, highest].map(figure),
        ]),
      ])}`,
  )
  return `Node ${node}, ${rounds} rounds against ${against}\n\n${parts.join('\n')}`
}
