import { numberAt } from '@ecumene/kernel'
import type { Fault, Played } from './play.ts'

/** Sums over many games, and faults of programs. The sums are whole numbers, so the order in which parts are added does not matter. */
export type Tally = {
  games: number
  /** How many of them were cut off before anybody had won. */
  cutOff: number
  decisions: number
  turns: number
  /** Games with several winners. */
  shared: number
  /** Games won alone by the seat that decided first. */
  firstPlayerWins: number
  /** Games won alone, by seat. */
  readonly wins: number[]
  readonly endings: Record<string, number>
  /** Games by their number of turns. */
  readonly lengths: Record<string, number>
  /** By bot: games won alone, by two together, by three together, … */
  readonly victories: number[][]
  /** By pair of bots: games in which the one finished ahead of the other, and games in which they tied. */
  readonly before: number[][]
  readonly level: number[][]
  /** What programs did wrong, in the order in which games were done. */
  readonly faults: GameFault[]
}

/** What a program did wrong in which game; it has lost that game by it. */
export type GameFault = {
  readonly bot: string
  /** Number of the game, and the seed of its deal. */
  readonly game: number
  readonly seed: string
  readonly seat: number
  readonly ply: number
  readonly what: string
}

/** How bots sit: the number of the bot in each seat. */
export type Seating = readonly number[]

export const newTally = (seats: number): Tally => ({
  games: 0,
  cutOff: 0,
  decisions: 0,
  turns: 0,
  shared: 0,
  firstPlayerWins: 0,
  wins: zeros(seats),
  endings: {},
  lengths: {},
  victories: square(seats),
  before: square(seats),
  level: square(seats),
  faults: [],
})

export const faultIn = (fault: Fault, bots: readonly string[], game: number, seed: string): GameFault => ({
  bot: bots[fault.seat] ?? '',
  game,
  seed,
  ...fault,
})

export const count = (tally: Tally, { outcome, first, decisions, turns }: Played, seating: Seating): void => {
  tally.games++
  tally.decisions += decisions
  tally.turns += turns
  tally.lengths[turns] = (tally.lengths[turns] ?? 0) + 1
  if (outcome === null) {
    tally.cutOff++
    return
  }
  const { winners, places, ending } = outcome
  tally.endings[ending] = (tally.endings[ending] ?? 0) + 1
  if (winners.length > 1) tally.shared++
  else {
    const winner = numberAt(winners, 0)
    increase(tally.wins, winner)
    if (winner === first) tally.firstPlayerWins++
  }
  for (const winner of winners) increase(tally.victories[numberAt(seating, winner)], winners.length - 1)
  for (const [seat, bot] of seating.entries()) {
    for (const [otherSeat, other] of seating.entries()) {
      if (seat === otherSeat) continue
      const lead = (places[otherSeat] ?? 0) - (places[seat] ?? 0)
      if (lead > 0) increase(tally.before[bot], other)
      if (lead === 0) increase(tally.level[bot], other)
    }
  }
}

/** Adds one tally to another. */
export const add = (sum: Tally, part: Tally): void => {
  sum.games += part.games
  sum.cutOff += part.cutOff
  sum.decisions += part.decisions
  sum.turns += part.turns
  sum.shared += part.shared
  sum.firstPlayerWins += part.firstPlayerWins
  addEach(sum.wins, part.wins)
  addNamed(sum.endings, part.endings)
  addNamed(sum.lengths, part.lengths)
  for (const [bot, row] of sum.victories.entries()) addEach(row, part.victories[bot])
  for (const [bot, row] of sum.before.entries()) addEach(row, part.before[bot])
  for (const [bot, row] of sum.level.entries()) addEach(row, part.level[bot])
  sum.faults.push(...part.faults)
}

/** Victories of a bot; a shared one counts by its share, so half with two winners. */
export const scoreOf = (tally: Tally, bot: number): number =>
  (tally.victories[bot] ?? []).reduce((sum, games, others) => sum + games / (others + 1), 0)

/** Endings, the most frequent first, then by name. */
export const endingsOf = (tally: Tally): readonly (readonly [string, number])[] =>
  Object.entries(tally.endings).sort(
    ([name, games], [other, otherGames]) => otherGames - games || (name < other ? -1 : 1),
  )

/** The numbers of turns that these shares of the games, from 0 to 1, do not exceed. */
export const turnsAt = (tally: Tally, share: number): number => {
  const lengths = Object.entries(tally.lengths).map(([turns, games]) => [Number(turns), games] as const)
  let counted = 0
  for (const [turns, games] of lengths.sort(([one], [other]) => one - other)) {
    counted += games
    if (counted >= share * tally.games) return turns
  }
  return 0
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0)
const square = (size: number): number[][] => Array.from({ length: size }, () => zeros(size))

const increase = (counts: number[] | undefined, at: number): void => {
  if (counts !== undefined) counts[at] = (counts[at] ?? 0) + 1
}

const addNamed = (sums: Record<string, number>, parts: Readonly<Record<string, number>>): void => {
  for (const [name, part] of Object.entries(parts)) sums[name] = (sums[name] ?? 0) + part
}

const addEach = (sums: number[], parts: readonly number[] = []): void => {
  for (const [at, part] of parts.entries()) sums[at] = (sums[at] ?? 0) + part
}
