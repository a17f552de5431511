import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { greedyBot, randomBot } from '@ecumene/bots'
import {
  below,
  exportMatch,
  type Game,
  importMatch,
  Match,
  type Perspective,
  perspective,
  type Random,
  seeded,
  withLimits,
} from '@ecumene/kernel'
import { gameNamed, guideTo } from '@ecumene/shelf'
import { type Asked, askedIn, type Pictured, type Pose } from './pictured.ts'

/** Where each kind of decision is asked, and each pose can be struck, by the names of these. */
export type Positions = ReadonlyMap<string, Match>

/** How they were found, and where they are kept for the next time. */
export type Search = {
  /** So many matches are played in each manner. */
  readonly matches: number
  /** How many players, or all numbers in turn. */
  readonly players: number | null
  readonly file: string
}

export const positionsOf = async (pictured: Pictured, search: Search): Promise<Positions> => {
  const game = gameNamed(pictured.game)
  if (game === null) throw new Error(`there is no game ${pictured.game}`)
  const kept = readKept(game, search.file)
  if (kept !== null) return kept
  const found = new Map<string, Candidate>()
  const rarest = rarestIn()
  for (let number = 0; number < MANNERS.length * search.matches; number++) {
    for (const [name, candidate] of await candidatesOf(game, pictured, search, number, rarest)) {
      if (rank(candidate) > rank(found.get(name))) found.set(name, candidate)
    }
  }
  const positions = new Map([...found].sort().map(([name, candidate]) => [name, matchIn(game, candidate)]))
  keep(positions, search.file)
  return positions
}

/** Who plays at random reaches what bots avoid; who is a bot at every other move, and else does what was done least, reaches it late in a game. */
const MANNERS = ['bots', 'random', 'both'] as const

/** Those who play at random hardly ever come to an end. */
const MOST_MOVES = 1200

type Candidate = {
  readonly record: ReturnType<Match['record']>
  readonly ply: number
  readonly isByBots: boolean
  readonly choices: number
  readonly seats: number
}

/**
 * What bots have come to looks like a game; where there is something to choose, one sees how; of many players, and in the middle of a
 * game, there is more to see. At its very end nothing is left to be done.
 */
const rank = (candidate?: Omit<Candidate, 'record'>): number => {
  if (candidate === undefined) return 0
  const { isByBots, choices, ply, seats } = candidate
  return (choices > 1 ? 2e6 : 1e6) + (isByBots ? 5e5 : 0) + Math.min(ply, MIDDLE_OF_A_GAME * seats)
}

/** So many moves of each player. */
const MIDDLE_OF_A_GAME = 80

/** The best positions of one match, by name. */
const candidatesOf = async (
  game: Game,
  pictured: Pictured,
  search: Search,
  number: number,
  rarest: Rarest,
): Promise<ReadonlyMap<string, Candidate>> => {
  const manner = MANNERS[number % MANNERS.length]
  const isByBots = manner === 'bots'
  const round = Math.floor(number / MANNERS.length)
  const options = withLimits(game.options, pictured.options[round % pictured.options.length] ?? {})
  const { min, max } = game.seatsFor?.(options) ?? game.seats
  const seats = search.players ?? min + (round % (max - min + 1))
  const created = Match.create(game, { seats, options, seed: `pictures ${number}` })
  if (!created.ok) throw new Error(`no match of ${game.id}: ${created.error}`)
  const match = created.value
  const bot = manner === 'random' ? randomBot : greedyBot(await guideTo(game.id))
  const random = seeded(`pictures ${number}`)
  const seen = new Map<string, Omit<Candidate, 'record'>>()
  const note = (name: string, choices: number) => {
    const candidate = { ply: match.ply, isByBots, choices, seats }
    if (rank(candidate) > rank(seen.get(name))) seen.set(name, candidate)
  }
  while (match.outcome() === null && match.moves < MOST_MOVES) {
    const seat = match.deciders()[0] ?? 0
    const at = askedIn(match, seat)
    const choices = at.legal.length
    note(at.view.asked?.kind ?? 'nothing', choices)
    for (const { name, suits } of pictured.poses) if (suits(at)) note(name, choices)
    const isRarest = manner === 'both' && below(random, 2) === 0
    const move = isRarest ? rarest(at, random) : game.notation.notate(bot.choose(perspectiveOf(match, seat), random))
    match.submit(seat, move)
  }
  const isOver = match.outcome() !== null
  for (const { name, isAfterTheEnd } of pictured.poses) if (isOver && isAfterTheEnd === true) note(name, 2)
  const record = match.record()
  return new Map([...seen].map(([name, candidate]) => [name, { ...candidate, record }]))
}

type Rarest = (at: Asked, random: Random) => string

/**
 * Finds, of what can be done, what was done least in all matches. Where and how often it is done does not count, but the cards,
 * leaders and wonders that it names do: some questions are asked by a single one of them.
 */
const rarestIn = (): Rarest => {
  const done = new Map<string, number>()
  return ({ view, legal }, random) => {
    const timesOf = (move: string): number => done.get(kindOf(move)) ?? 0
    const kindOf = (move: string): string => `${view.asked?.kind} ${move.replace(/-?\d+/g, '')}`
    const fewest = Math.min(...legal.map(timesOf))
    const rare = legal.filter((move) => timesOf(move) === fewest)
    const move = rare[below(random, rare.length)] ?? ''
    done.set(kindOf(move), fewest + 1)
    return move
  }
}

const perspectiveOf = (match: Match, seat: number): Perspective<unknown, unknown, unknown> =>
  perspective(match.game, match.state(), seat)

const matchIn = (game: Game, { record, ply }: Candidate): Match => {
  const replayed = Match.replay(game, { ...record, log: record.log.slice(0, ply) })
  if (!replayed.ok) throw new Error(replayed.error.message)
  return replayed.value
}

/** What was found the last time; `null` where nothing was, or the rules have changed since. */
const readKept = (game: Game, file: string): Positions | null => {
  if (!existsSync(file)) return null
  const positions = new Map<string, Match>()
  for (const [name, text] of JSON.parse(readFileSync(file, 'utf8')) as [string, string][]) {
    const read = importMatch([game], text)
    if (!read.ok) return null
    positions.set(name, read.value)
  }
  return positions
}

const keep = (positions: Positions, file: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify([...positions].map(([name, match]) => [name, exportMatch(match)])))
}

/** Which pose a picture strikes; none where only the question is shown. */
export const poseNamed = (pictured: Pictured, name: string): Pose | null =>
  pictured.poses.find((pose) => pose.name === name) ?? null
