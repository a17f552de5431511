import type { Game } from '@ecumene/kernel'
import { conform, type Report } from '@ecumene/kernel/testing'
import { guideTo } from '@ecumene/shelf'
import { type ArenaGame, type ArenaJob, arenaWork } from './arena/job.ts'
import { gameNamed } from './games.ts'
import { type PlayJob, playWork } from './play-job.ts'
import type { Tally } from './tally.ts'
import { type Gated, type GateJob, gateWork, type LearnJob, learnWork } from './train/jobs.ts'
import type { Work } from './work.ts'

/** Work that can be cut into ranges and handed to threads: plain data, so that it can be sent to them. */
export type Job = PlayJob | ArenaJob | FuzzJob | LearnJob | GateJob

/** Conformance under random play. */
export type FuzzJob = {
  readonly kind: 'fuzz'
  readonly game: string
  /** Options that are given; the others are drawn anew for each game. */
  readonly options: object
  readonly seed: string
  /** `null`: the games cycle through all numbers of players. */
  readonly seats: number | null
  /** When to stop, as `Date.now()` counts; `null` for never. */
  readonly deadline: number | null
  /** Without the checks that take many times as long as the game itself. */
  readonly isQuick: boolean
}

/** The result of a range of a job. */
export type Part<J extends Job> = J extends PlayJob
  ? Tally
  : J extends ArenaJob
    ? readonly ArenaGame[]
    : J extends FuzzJob
      ? Report
      : J extends LearnJob
        ? readonly unknown[]
        : J extends GateJob
          ? Gated
          : never

/** The work of a job. */
export const workOf = async <J extends Job>(job: J): Promise<Work<Part<J>>> =>
  (await workAt(gameNamed(job.game), job)) as Work<Part<J>>

const workAt = async (game: Game, job: Job): Promise<Work<Part<Job>>> => {
  switch (job.kind) {
    case 'play':
      return playWork(game, await guideTo(game.id), job)
    case 'arena':
      return arenaWork(game, await guideTo(game.id), job)
    case 'fuzz':
      return startingNothing(fuzzWork(game, job))
    case 'learn':
      return startingNothing(learnWork(game, job))
    case 'gate':
      return startingNothing(gateWork(game, job))
  }
}

const startingNothing = <Part>(part: Work<Part>['part']): Work<Part> => ({ part, close: async () => {} })

export const fuzzWork =
  (game: Game, { seed, seats, options, deadline, isQuick }: FuzzJob): ((from: number, to: number) => Report) =>
  (from, to) =>
    conform(game, {
      // The first range has the plain seed, so that the seed of a failure reproduces it in a single game.
      seed: from === 0 ? seed : `${seed}/${from}`,
      games: to - from,
      options: 'random',
      fixed: options,
      isQuick,
      ...(seats !== null && { seats }),
      ...(deadline !== null && { until: () => Date.now() >= deadline }),
    })
