import { type Game, type SeatRange, seatsWith } from '@ecumene/kernel'
import { UsageError, wholeNumber } from './arguments.ts'
import { command } from './command.ts'
import { eloRatings } from './elo.ts'
import { botsFlag, CUT_OFF, jsonFlag, LIMITS_HELP, optionsFlag, seedFlag, seedValue, threadsFlag } from './flags.ts'
import { botList, GAME_IDS, gameNamed, limitedOptions, seatsText } from './games.ts'
import { wilson } from './interval.ts'
import type { PlayJob } from './jobs.ts'
import { openPool } from './pool.ts'
import { showProgress, silentProgress } from './progress.ts'
import { playSeries } from './series.ts'
import { figure, percent, table } from './table.ts'
import { type Seating, scoreOf, type Tally } from './tally.ts'

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

/** What `arena` found out; printed as it is by `--json`. */
export type Arena = {
  readonly game: string
  readonly seed: string | number
  readonly options: object
  readonly bots: readonly string[]
  readonly threads: number
  readonly seconds: number
  readonly meetings: readonly Meeting[]
  /** Best first; only where more bots than one table seats have met. */
  readonly elo: readonly { readonly bot: string; readonly elo: number }[] | null
}

export const arena = command({
  name: 'arena',
  purpose: 'match bots against each other: win rates, intervals, Elo',
  about: `Matches bots against each other. Every deal is played once in each seating, so that nobody profits from it, and a
shared victory counts half. More bots than seats play each against each, and get Elo ratings.
${LIMITS_HELP}`,
  operands: [{ name: 'GAME', help: GAME_IDS }],
  flags: {
    bots: botsFlag,
    games: wholeNumber({ min: 1, max: 100_000_000, default: 200, help: 'games of each meeting, seatings included' }),
    seats: wholeNumber({
      min: 2,
      max: 16,
      default: null,
      help: 'seats of a table; as many as bots if the game allows',
    }),
    seed: seedFlag,
    threads: threadsFlag,
    options: optionsFlag,
    json: jsonFlag,
  },
  examples: ['duel --bots greedy,random --games 1000', 'duel --bots search:20ms,greedy,random --games 100 --threads 2'],
  async run(values, [id = ''], io) {
    const game = gameNamed(id)
    const options = limitedOptions(game, values.options)
    if (values.bots === null) throw new UsageError(`--bots is missing; allowed: ${botsFlag.help}`)
    const bots = botList(values.bots)
    const seats = tableSize(game, seatsWith(game, options), bots.length, values.seats)
    if (values.games % seats !== 0) {
      throw new UsageError(
        `--games must be a multiple of ${seats}, for every deal is played in ${seats} seatings, not "${values.games}"`,
      )
    }
    const lineups = combinations(bots.length, seats)
    const progress = values.json ? silentProgress : showProgress(io, 'games', lineups.length * values.games)
    const jobOf = (lineup: readonly number[]): PlayJob => ({
      kind: 'play',
      game: game.id,
      options,
      seed: values.seed,
      bots: lineup.map((bot) => bots[bot] as string),
      seatings: rotations(seats),
    })
    const pool = await openPool(values.threads)
    const start = performance.now()
    const tallies: Tally[] = []
    try {
      for (const lineup of lineups) tallies.push(await playSeries(pool, jobOf(lineup), values.games, progress.advance))
    } finally {
      progress.end()
      await pool.close()
    }
    const found: Arena = {
      game: game.id,
      seed: seedValue(values.seed),
      options,
      bots,
      threads: values.threads,
      seconds: Number(((performance.now() - start) / 1000).toFixed(3)),
      meetings: lineups.map((lineup, at) => meetingOf(lineup, bots, tallies[at] as Tally)),
      elo: bots.length > seats ? eloTable(bots, lineups, tallies) : null,
    }
    io.out(values.json ? `${JSON.stringify(found)}\n` : arenaText(found, seats))
    return 0
  },
})

const tableSize = (game: Game, range: SeatRange, bots: number, given: number | null): number => {
  const { min, max } = range
  const seats = given ?? Math.min(bots, max)
  if (given !== null && (given < min || given > max)) {
    throw new UsageError(`--seats cannot be ${given} in ${game.id}; allowed: ${seatsText(range)}`)
  }
  if (bots < Math.max(seats, min)) {
    throw new UsageError(
      `--bots names ${bots}; allowed: ${Math.max(seats, min)} or more, enough for a table of ${game.id}`,
    )
  }
  return seats
}

/** Every seating of a table that comes from moving all bots on by some seats. */
export const rotations = (seats: number): readonly Seating[] =>
  Array.from({ length: seats }, (_, turn) => Array.from({ length: seats }, (_seat, seat) => (seat + turn) % seats))

/** All ways to choose `size` of the numbers below `count`, in order. */
export const combinations = (count: number, size: number, from = 0): readonly (readonly number[])[] => {
  if (size === 0) return [[]]
  const all: (readonly number[])[] = []
  for (let first = from; first <= count - size; first++) {
    for (const rest of combinations(count, size - 1, first + 1)) all.push([first, ...rest])
  }
  return all
}

export const meetingOf = (lineup: readonly number[], bots: readonly string[], tally: Tally): Meeting => ({
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

const eloTable = (bots: readonly string[], lineups: readonly (readonly number[])[], tallies: readonly Tally[]) => {
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
  return bots.map((bot, at) => ({ bot, elo: Math.round(ratings[at] ?? 0) })).sort((one, other) => other.elo - one.elo)
}

const arenaText = ({ game, seed, seconds, meetings, elo }: Arena, seats: number): string => {
  const parts = meetings.map(({ games, cutOff, standings }) => {
    const title = `${standings.map(({ bot }) => bot).join(' – ')}: ${figure(games)} games, ${figure(games / seats)} deals`
    const rows = standings.map(({ bot, wins, shared, losses, score, interval: [low, high] }) => [
      bot,
      figure(wins),
      figure(shared),
      figure(losses),
      percent(score),
      `${percent(low)} – ${percent(high)}`,
    ])
    const cut = cutOff === 0 ? '' : `${figure(cutOff)} ${CUT_OFF}\n`
    return `${title}\n${table([['', 'won', 'shared', 'lost', 'score', '95 % interval'], ...rows])}${cut}`
  })
  const ratings = elo === null ? [] : [`Elo\n${table(elo.map(({ bot, elo: rating }) => [bot, String(rating)]))}`]
  return `${game}, seed ${seed}, ${figure(seconds)} s\n\n${[...parts, ...ratings].join('\n')}`
}
