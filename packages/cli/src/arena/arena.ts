import { availableParallelism } from 'node:os'
import { type Game, type SeatRange, seatsWith } from '@ecumene/kernel'
import { text, UsageError, wholeNumber } from '../arguments.ts'
import { command } from '../command.ts'
import { faultsText } from '../faults.ts'
import {
  botsFlag,
  CUT_OFF,
  jsonFlag,
  LIMITS_HELP,
  optionsFlag,
  seedFlag,
  seedValue,
  threadsFlag,
  timeFlag,
} from '../flags.ts'
import { botList, GAME_IDS, gameNamed, greetPrograms, limitedOptions, seatsText } from '../games.ts'
import { openPool, rangeFor } from '../pool.ts'
import { showProgress, silentProgress } from '../progress.ts'
import { figure, percent, table } from '../table.ts'
import { type GameFault, newTally } from '../tally.ts'
import type { ArenaGame, ArenaJob } from './job.ts'
import { openKept } from './kept.ts'
import { combinations, rotations } from './seatings.ts'
import { type Meeting, meetingOf, type Rating, ratingsOf, talliesOf } from './standings.ts'

/** What `arena` found out; printed as it is by `--json`. */
export type Arena = {
  readonly game: string
  readonly seed: string | number
  readonly options: object
  readonly bots: readonly string[]
  readonly threads: number
  readonly seconds: number
  readonly meetings: readonly Meeting[]
  /** Best first. */
  readonly elo: readonly Rating[]
  /** What programs did wrong; each has lost the game by it. */
  readonly faults: readonly GameFault[]
}

export const arena = command({
  name: 'arena',
  purpose: 'match bots against each other: win rates, intervals, Elo',
  about: `Matches bots against each other. Every deal is played once in each seating, so that nobody profits from it, and a
shared victory counts half. More bots than seats play each against each. All get Elo ratings, with 95 % intervals.
With --keep, every game becomes a match file in a folder, and the same command goes on where it was stopped, also for more
games. A program, as in exec:./my-bot, is started once for each thread; see docs/bots.md for what it must say.
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
    threads: { ...threadsFlag, default: availableParallelism() },
    time: timeFlag,
    keep: text({ default: null, placeholder: 'FOLDER', help: 'keep games as match files, and go on from there' }),
    options: optionsFlag,
    json: jsonFlag,
  },
  examples: [
    'duel --bots greedy,random --games 1000',
    'duel --bots search:20ms,greedy,random --games 100 --keep /tmp/arena',
    'duel --bots "exec:python3 docs/example-bot.py,greedy" --time 100',
  ],
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
    await greetPrograms(bots)
    const lineups = combinations(bots.length, seats)
    const job: ArenaJob = {
      kind: 'arena',
      game: game.id,
      options,
      seed: values.seed,
      bots,
      seatings: lineups.flatMap((lineup) => rotations(seats).map((seating) => seating.map((at) => lineup[at] ?? 0))),
      milliseconds: values.time,
      folder: values.keep,
    }
    const { kind: _kind, seatings: _seatings, folder: _folder, ...begun } = job
    const kept = values.keep === null ? null : openKept(values.keep, { ...begun, rules: game.rules, seats })
    const games = lineups.length * values.games
    const progress = values.json ? silentProgress : showProgress(io, 'games', games)
    const { tallies, add } = talliesOf(lineups, rotations(seats))
    const faults: GameFault[] = []
    const take = (game: ArenaGame): void => {
      add(game)
      if (game.fault !== undefined) faults.push(game.fault)
      progress.advance(1)
    }
    const start = performance.now()
    for (const game of kept?.games.values() ?? []) if (game.game < games) take(game)
    const pool = await openPool(values.threads)
    try {
      await pool.run({
        job,
        games,
        range: kept === null ? rangeFor(games, values.threads) : 1,
        isDone: (game) => kept?.games.has(game) === true,
        each(played) {
          kept?.add(played)
          for (const game of played) take(game)
          return true
        },
      })
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
      meetings: lineups.map((lineup, at) => meetingOf(lineup, bots, tallies[at] ?? newTally(seats))),
      elo: ratingsOf(bots, lineups, tallies),
      faults: faults.sort((one, other) => one.game - other.game),
    }
    io.out(values.json ? `${JSON.stringify(found)}\n` : arenaText(found, seats))
    return faults.length === 0 ? 0 : 1
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

const arenaText = ({ game, seed, seconds, meetings, elo, faults }: Arena, seats: number): string => {
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
  const rows = elo.map(({ bot, elo: rating, interval: [low, high] }) => [bot, String(rating), `${low} – ${high}`])
  const ratings = `Elo\n${table([['', 'rating', '95 % interval'], ...rows])}`
  return `${game}, seed ${seed}, ${figure(seconds)} s\n\n${[...parts, ratings].join('\n')}${faultsText(faults)}`
}
