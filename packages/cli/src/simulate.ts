import { type Game, type SeatRange, seatsWith } from '@ecumene/kernel'
import { UsageError, wholeNumber } from './arguments.ts'
import { command } from './command.ts'
import { faultsText } from './faults.ts'
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
} from './flags.ts'
import { botList, GAME_IDS, gameNamed, greetPrograms, limitedOptions, seatsText } from './games.ts'
import type { PlayJob } from './play-job.ts'
import { openPool } from './pool.ts'
import { showProgress, silentProgress } from './progress.ts'
import { playSeries } from './series.ts'
import { figure, percent, table } from './table.ts'
import { endingsOf, type GameFault, type Tally, turnsAt } from './tally.ts'

/** What `simulate` found out; printed as it is by `--json`. */
export type Simulation = {
  readonly game: string
  readonly games: number
  readonly seed: string | number
  readonly options: object
  readonly bots: readonly string[]
  readonly threads: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly decisionsPerGame: number
  readonly turnsPerGame: number
  /** Turns of the shortest, the median and the longest game, and the 95th percentile. */
  readonly turns: { readonly least: number; readonly median: number; readonly most95: number; readonly most: number }
  /** Games won alone, by seat. */
  readonly wins: readonly number[]
  /** Games won alone by the seat that decided first. */
  readonly firstPlayerWins: number
  readonly shared: number
  /** Games that were cut off after too many decisions, before anybody had won. */
  readonly cutOff: number
  readonly endings: Readonly<Record<string, number>>
  /** What programs did wrong; each has lost the game by it. */
  readonly faults: readonly GameFault[]
}

export const simulate = command({
  name: 'simulate',
  purpose: 'play many games between bots and count how they end',
  about: `Plays many games between bots, as fast as it can, and counts how they end. Game number i of a seed is always the
same game, whatever the number of games or threads (bots that think for a time, as search:50ms does, excepted).
${LIMITS_HELP}`,
  operands: [{ name: 'GAME', help: GAME_IDS }],
  flags: {
    bots: botsFlag,
    games: wholeNumber({ min: 1, max: 1_000_000_000, default: 1000, help: 'how many games' }),
    seed: seedFlag,
    threads: threadsFlag,
    time: timeFlag,
    options: optionsFlag,
    json: jsonFlag,
  },
  examples: [
    'duel --games 20000 --bots random,random --seed 7 --json',
    'duel --games 200 --bots greedy,random --threads 2',
  ],
  async run(values, [id = ''], io) {
    const game = gameNamed(id)
    const options = limitedOptions(game, values.options)
    const bots = botsForSeats(game, seatsWith(game, options), values.bots)
    const progress = values.json ? silentProgress : showProgress(io, 'games', values.games)
    const job: PlayJob = {
      kind: 'play',
      game: game.id,
      options,
      seed: values.seed,
      bots,
      milliseconds: values.time,
    }
    await greetPrograms(bots)
    const pool = await openPool(values.threads)
    const start = performance.now()
    const tally = await playSeries(pool, job, values.games, progress.advance).finally(pool.close)
    progress.end()
    const simulation = simulationOf(job, tally, values.threads, (performance.now() - start) / 1000)
    io.out(values.json ? `${JSON.stringify(simulation)}\n` : simulationText(simulation))
    return simulation.faults.length === 0 ? 0 : 1
  },
})

/** One bot for each seat; random ones for the smallest table if none are named. */
const botsForSeats = (game: Game, range: SeatRange, given: string | null): readonly string[] => {
  if (given === null) return Array.from({ length: range.min }, () => 'random')
  const bots = botList(given)
  if (bots.length >= range.min && bots.length <= range.max) return bots
  throw new UsageError(
    `--bots names ${bots.length}, one for each seat; allowed for ${game.id}: ${seatsText(range)} bots`,
  )
}

export const simulationOf = (job: PlayJob, tally: Tally, threads: number, seconds: number): Simulation => ({
  game: job.game,
  games: tally.games,
  seed: seedValue(job.seed),
  options: job.options,
  bots: job.bots,
  threads,
  seconds: rounded(seconds, 3),
  gamesPerSecond: rounded(tally.games / seconds, 1),
  decisionsPerGame: rounded(tally.decisions / tally.games, 4),
  turnsPerGame: rounded(tally.turns / tally.games, 4),
  turns: {
    least: turnsAt(tally, 0),
    median: turnsAt(tally, 0.5),
    most95: turnsAt(tally, 0.95),
    most: turnsAt(tally, 1),
  },
  wins: tally.wins,
  firstPlayerWins: tally.firstPlayerWins,
  shared: tally.shared,
  cutOff: tally.cutOff,
  endings: Object.fromEntries(endingsOf(tally)),
  faults: tally.faults,
})

export const simulationText = (simulation: Simulation): string => {
  const { games } = simulation
  const counted = (name: string, count: number) => [name, figure(count), percent(count / games)]
  const speed = `${figure(simulation.seconds)} s, ${figure(simulation.gamesPerSecond)} games/s`
  const length = `${figure(simulation.decisionsPerGame)} decisions and ${figure(simulation.turnsPerGame)} turns per game`
  const { least, median, most95, most } = simulation.turns
  return `${simulation.game}: ${figure(games)} games, seed ${simulation.seed}
${speed}; ${length}
turns: ${least} at least, ${median} in the middle, ${most95} in 95 % at most, ${most} at most

${table([
  ...simulation.wins.map((wins, seat) => counted(`seat ${seat} (${simulation.bots[seat]}) wins`, wins)),
  counted('shared', simulation.shared),
  counted('whoever began wins', simulation.firstPlayerWins),
  ...(simulation.cutOff === 0 ? [] : [counted(CUT_OFF, simulation.cutOff)]),
])}
${table(Object.entries(simulation.endings).map(([ending, count]) => counted(ending, count)))}${faultsText(simulation.faults)}`
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
