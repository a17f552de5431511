import { fileURLToPath } from 'node:url'
import { figure, table } from '../table.ts'
import { median } from './measure.ts'
import type { PairAnswer, PairRequest, Subject } from './pair-process.ts'
import { conversation } from './processes.ts'
import type { PlayedGame } from './walks.ts'

/** How many times as fast this checkout is as the other one: the median of the rounds, with its interval. */
export type Ratio = { readonly ratio: number; readonly lowest: number; readonly highest: number }

/** What `bench --against` found out: by game, then by figure. */
export type Comparison = {
  readonly node: string
  readonly rounds: number
  readonly against: string
  readonly games: Readonly<Record<string, Readonly<Record<string, Ratio>>>>
  /** Figures for which the two did not do the same number of things, so that the games must differ. */
  readonly unequal: readonly string[]
}

/** One round: the ratio of each figure that both have. */
export type Round = Readonly<Record<string, { readonly ratio: number; readonly isSameWork: boolean }>>

/**
 * Measures a pair of fresh processes, one of either checkout, with the code and the games of this one's bench. They work
 * by turns in short slices, the same slice in both, in the order ABBA: a noisy moment, and a machine that gets slower or
 * faster, falls on both. A process is fast or slow by luck for all its life, so each round starts new ones with other games.
 * The games are random ones of the other checkout, as far as this one can follow them: where rules have changed, its own
 * random games would be others.
 */
export const measurePair = async (
  game: string,
  options: object,
  round: number,
  theirCheckout: string,
  wanted: readonly string[] | null = null,
  settings: PairSettings = PAIR_SETTINGS,
): Promise<Round> => {
  const halfOf = (checkout: string): Half => ({
    ...conversation<PairRequest, PairAnswer>(SCRIPT, game, LESS_LUCK),
    subject: { checkout, game, options, seed: `bench ${round}` },
  })
  const [ours, theirs] = [halfOf(OURS), halfOf(theirCheckout)]
  try {
    const games = await gamesOfBoth(ours, theirs)
    const [first, second] = round % 2 === 0 ? [ours, theirs] : [theirs, ours]
    const [one, other] = [await begun(first, games), await begun(second, games)]
    const found: Record<string, Round[string]> = {}
    const figures = one.figures.filter((name) => other.figures.includes(name) && wanted?.includes(name) !== false)
    // The conformance kit and search use the rules in so many ways that everything is slower after them, so they come last.
    for (const [at, figure] of figures.entries()) {
      const { ratio, isSameWork } = await comparedInSlices(
        [one.sliced(figure), other.sliced(figure)],
        at === 0,
        settings,
      )
      found[figure] = { ratio: round % 2 === 0 ? ratio : 1 / ratio, isSameWork }
    }
    return found
  } finally {
    ours.close()
    theirs.close()
  }
}

/** This checkout, four folders above. */
const OURS = fileURLToPath(new URL('../../../..', import.meta.url))

const SCRIPT = new URL('../../dist/bench/pair-process.js', import.meta.url)

/**
 * What makes one process differ from another by luck: when the threads that compile and collect garbage get to run;
 * compiled code that allocates everything in the old generation, because much of what a function made at first was kept, as the
 * positions are; and how the young generation grows. With all three switched off, copies cost the same in every process.
 */
const LESS_LUCK = ['--single-threaded', '--no-allocation-site-pretenuring', '--min-semi-space-size=16']

/** The process of one of the two, and what it is to measure. */
type Half = {
  readonly subject: Subject
  ask(request: PairRequest): Promise<PairAnswer>
  close(): void
}

const gamesOfBoth = async (ours: Half, theirs: Half): Promise<readonly PlayedGame[]> => {
  const played = await theirs.ask({ kind: 'play', subject: theirs.subject })
  const followed = await ours.ask({ kind: 'follow', subject: ours.subject, games: gamesIn(played) })
  return gamesIn(followed)
}

const gamesIn = (answer: PairAnswer): readonly PlayedGame[] => (answer.kind === 'games' ? answer.games : [])

const begun = async ({ subject, ask }: Half, games: readonly PlayedGame[]) => {
  const ready = await ask({ kind: 'begin', subject, games })
  const figures = ready.kind === 'ready' ? ready.figures : []
  const sliced = (figure: string): Sliced => {
    const probe = figures.indexOf(figure)
    return async (from, count) => {
      const answer = await ask({ kind: 'slice', probe, from, count })
      return answer.kind === 'slice' ? answer : { done: 0, time: 0 }
    }
  }
  return { figures, sliced }
}

/** Processor time in ms, and the number of ABBA turns. */
export type PairSettings = {
  /** For the first figure, whole games, which compile a lot of code: those of Classic get faster for four seconds. */
  readonly firstWarmUp: number
  readonly warmUp: number
  readonly slice: number
  readonly turns: number
}

const PAIR_SETTINGS: PairSettings = { firstWarmUp: 5000, warmUp: 300, slice: 40, turns: 6 }

type Slice = { readonly done: number; readonly time: number }
export type Sliced = (from: number, count: number) => Promise<Slice>

/** How many times as fast the first is as the second: the median of the turns. */
export const comparedInSlices = async (
  [one, other]: readonly [Sliced, Sliced],
  isFirst: boolean,
  { firstWarmUp, warmUp, slice, turns }: PairSettings,
): Promise<Round[string]> => {
  const warm = (isFirst ? firstWarmUp : warmUp) * 1000
  const starts = [await warmedUp(one, warm), await warmedUp(other, warm)]
  const count = Math.max(1, Math.round((slice * 1000) / Math.max(...starts.map(({ perBatch }) => perBatch))))
  let from = Math.max(...starts.map(({ batches }) => batches))
  let isSameWork = true
  const ratios: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const a = await one(from, count)
    const b = await other(from, count)
    const second = await other(from + count, count)
    const first = await one(from + count, count)
    from += 2 * count
    const [ours, theirs] = [a.done + first.done, b.done + second.done]
    isSameWork &&= a.done === b.done && first.done === second.done
    const times = (b.time + second.time) / (a.time + first.time)
    ratios.push(ours === theirs ? times : (times * ours) / theirs)
  }
  return { ratio: median(ratios), isSameWork }
}

const warmedUp = async (sliced: Sliced, time: number) => {
  let [batches, spent, count] = [0, 0, 1]
  while (spent < time) {
    const slice = await sliced(batches, count)
    batches += count
    spent += slice.time
    // At most an eighth of the time at once.
    if (slice.time < time / 16) count *= 2
  }
  return { batches, perBatch: Math.max(1, spent / batches) }
}

/**
 * The ratios of all figures. The interval is that of the order statistics: with 95 % certainty the true median is in it, if
 * there are six rounds or more; of fewer it is all of them.
 */
export const ratiosOf = (rounds: readonly Round[]): Readonly<Record<string, Ratio>> =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => {
      const ratios = rounds.flatMap((round) => round[name]?.ratio ?? []).sort((one, other) => one - other)
      const out = leftOut(ratios.length)
      return [
        name,
        { ratio: median(ratios), lowest: ratios[out] ?? Number.NaN, highest: ratios.at(-1 - out) ?? Number.NaN },
      ]
    }),
  )

/** How many of the lowest and highest of this many values a 95 % interval of their median leaves out. */
const leftOut = (count: number): number => {
  let [chance, sum, out] = [0.5 ** count, 0, -1]
  while (sum + chance <= CHANCE_OUTSIDE / 2) {
    sum += chance
    out++
    chance *= (count - out) / (out + 1)
  }
  return Math.max(0, out)
}

/** Of the true median, for an interval of 95 %. */
const CHANCE_OUTSIDE = 0.05

export const comparisonText = ({ node, rounds, against, games, unequal }: Comparison): string => {
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
  const warning = unequal.length === 0 ? '' : `\nnot the same work: ${unequal.join(', ')}\n`
  return `Node ${node}, ${rounds} rounds against ${against}\n\n${parts.join('\n')}${warning}`
}
