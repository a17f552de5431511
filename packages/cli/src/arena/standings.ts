import { wilson } from '../interval.ts'
import { count, newTally, type Seating, scoreOf, type Tally } from '../tally.ts'
import { eloIntervals, eloRatings } from './elo.ts'
import type { ArenaGame } from './job.ts'

/** How one bot did against the others of its table. */
export type Standing = {
  readonly bot: string
  readonly wins: number
  readonly shared: number
  readonly losses: number
  /** Share of the victories; a shared one is split. */
  readonly score: number
  /** 95 % confidence interval of the score. */
  readonly interval: readonly [number, number]
}

/** Bots that met at one table. */
export type Meeting = {
  readonly games: number
  /** Games that were cut off after too many decisions, before anybody had won. */
  readonly cutOff: number
  readonly standings: readonly Standing[]
}

/** A bot's rating, with its 95 % interval. */
export type Rating = { readonly bot: string; readonly elo: number; readonly interval: readonly [number, number] }

/** Which bots meet at one table. */
export type Lineup = readonly number[]

/** Adds a game up for the lineup that played it; lineups come one after another, each in all its seatings. */
export const talliesOf = (lineups: readonly Lineup[], seatings: readonly Seating[]) => {
  const tallies = lineups.map(({ length }) => newTally(length))
  return {
    tallies,
    add(game: ArenaGame): void {
      const at = game.game % (lineups.length * seatings.length)
      const tally = tallies[Math.floor(at / seatings.length)]
      if (tally !== undefined) count(tally, game, seatings[at % seatings.length] ?? [])
    },
  }
}

export const meetingOf = (lineup: Lineup, bots: readonly string[], tally: Tally): Meeting => ({
  games: tally.games,
  cutOff: tally.cutOff,
  standings: lineup.map((bot, at): Standing => {
    const [wins = 0, ...together] = tally.victories[at] ?? []
    const shared = together.reduce((sum, games) => sum + games, 0)
    const score = scoreOf(tally, at)
    const decided = tally.games - tally.cutOff
    return {
      bot: bots[bot] as string,
      wins,
      shared,
      losses: decided - wins - shared,
      score: decided === 0 ? 0 : score / decided,
      interval: wilson(score, decided),
    }
  }),
})

/** The ratings that explain all meetings best, the highest first. */
export const ratingsOf = (
  bots: readonly string[],
  lineups: readonly Lineup[],
  tallies: readonly Tally[],
): readonly Rating[] => {
  const scores = bots.map(() => bots.map(() => 0))
  for (const [table, lineup] of lineups.entries()) {
    for (const [at, bot] of lineup.entries()) {
      for (const [otherAt, other] of lineup.entries()) {
        const before = tallies[table]?.before[at]?.[otherAt] ?? 0
        const level = tallies[table]?.level[at]?.[otherAt] ?? 0
        const row = scores[bot] as number[]
        row[other] = (row[other] ?? 0) + before + level / 2
      }
    }
  }
  const ratings = eloRatings(scores)
  // A game of four says who came before whom six times, but only three of these are news.
  const reaches = eloIntervals(scores, ratings, 2 / (lineups[0]?.length ?? 2))
  return bots
    .map((bot, at): Rating => {
      const [elo, reach] = [ratings[at] ?? 0, reaches[at] ?? 0]
      return { bot, elo: Math.round(elo), interval: [Math.round(elo - reach), Math.round(elo + reach)] }
    })
    .sort((one, other) => other.elo - one.elo)
}
