import { type Bot, botNamed, type Guide } from '@ecumene/bots'
import type { Game } from '@ecumene/kernel'
import { conform, type Report } from '@ecumene/kernel/testing'
import { guideTo } from '@ecumene/shelf'
import { gameNamed } from './games.ts'
import { play } from './play.ts'
import { count, newTally, type Seating, type Tally } from './tally.ts'

/** Work that can be cut into ranges and handed to threads: plain data, so that it can be sent to them. */
export type Job = PlayJob | FuzzJob

/** Games between bots. Every deal is played once in each seating; game `i` follows from the seed and `i` alone. */
export type PlayJob = {
  readonly kind: 'play'
  readonly game: string
  readonly options: object
  readonly seed: string
  readonly bots: readonly string[]
  readonly seatings: readonly Seating[]
}

/** Conformance under random play. */
export type FuzzJob = {
  readonly kind: 'fuzz'
  readonly game: string
  /** Options that are given; the others are drawn anew for each game. */
  readonly options: object
  readonly seed: string
  /** `null`: the games go round all numbers of players. */
  readonly seats: number | null
  /** When to stop, as `Date.now()` counts; `null` for never. */
  readonly deadline: number | null
  /** Without the checks that cost many times more than the game itself. */
  readonly isQuick: boolean
}

/** What comes of a range of a job. */
export type Part<J extends Job> = J extends PlayJob ? Tally : J extends FuzzJob ? Report : never

/** The work of a job, ready to do any range of it: games `from` up to, but not including, `to`. */
export const workOf = async <J extends Job>(job: J): Promise<(from: number, to: number) => Part<J>> => {
  const game = gameNamed(job.game)
  const work = job.kind === 'play' ? playWork(game, await guideTo(game.id), job) : fuzzWork(game, job)
  return work as (from: number, to: number) => Part<J>
}

export const playWork = (game: Game, guide: Guide, job: PlayJob): ((from: number, to: number) => Tally) => {
  const bots = job.bots.map((name) => madeBot(name, guide))
  const seated = job.seatings.map((seating) => seating.map((bot) => bots[bot] as Bot))
  return (from, to) => {
    const tally = newTally(bots.length)
    for (let index = from; index < to; index++) {
      const deal = Math.floor(index / seated.length)
      const turn = index % seated.length
      const played = play(game, job.options, seated[turn] as readonly Bot[], `${job.seed}#${deal}`)
      count(tally, played, job.seatings[turn] as Seating)
    }
    return tally
  }
}

export const fuzzWork =
  (game: Game, { seed, seats, options, deadline, isQuick }: FuzzJob): ((from: number, to: number) => Report) =>
  (from, to) =>
    conform(game, {
      // The first range has the plain seed, so that the seed of a failure and one game lead to it again.
      seed: from === 0 ? seed : `${seed}/${from}`,
      games: to - from,
      options: 'random',
      fixed: options,
      isQuick,
      ...(seats !== null && { seats }),
      ...(deadline !== null && { until: () => Date.now() >= deadline }),
    })

const madeBot = (name: string, guide: Guide): Bot => {
  const bot = botNamed(name, guide)
  if (!bot.ok) throw new Error(bot.error)
  return bot.value
}
