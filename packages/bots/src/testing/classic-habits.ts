import {
  CITY_COUNT,
  classic,
  type Event,
  GOVERNMENTS,
  hasPlace,
  type Move,
  NONE,
  type Player,
  type State,
  TECHS,
} from '@ecumene/classic'
import { perspective, type Seed, seeded, split } from '@ecumene/kernel'
import type { Bot } from '../bot.ts'
import { guide } from '../guides/classic.ts'
import { botOfLevel, LEVELS, type Level } from '../levels.ts'
import { Patience } from '../patience.ts'
import { botFrom, readRecipe } from '../recipe.ts'

/** What bots did in some games of Classic. Printed by `npm run habits`. */
export type Habits = {
  readonly endings: Record<string, number>
  /** Rounds of each game. */
  readonly rounds: number[]
  /** For each player of each game, the round of the second city; infinite where there was none. */
  readonly secondCities: number[]
  /** How often a city could have acted or not, and those that did nothing, by what they could have done. */
  cityTurns: number
  readonly idle: Record<string, number>
  /** Trade that was turned into production. `techs`: the level of the tech that could be bought before, and with what was left. */
  readonly rushes: Rush[]
  readonly offers: { made: number; exchanged: number; declined: number }
  /** The longest of each bot, in milliseconds of processor time: a decision, and all those that a seat made in a row. */
  readonly thinking: Record<string, Thinking>
}

export type Rush = {
  readonly thing: string
  readonly trade: number
  readonly techs: readonly [number, number]
  readonly round: number
}

type Thinking = { readonly decision: number; readonly row: number }

export const noHabits = (): Habits => ({
  endings: {},
  rounds: [],
  secondCities: [],
  cityTurns: 0,
  idle: {},
  rushes: [],
  offers: { made: 0, exchanged: 0, declined: 0 },
  thinking: {},
})

/** Plays a game and adds what was seen. Levels keep to their limits of time, as they do at a table with three people. */
export const watchGame = (names: readonly string[], seed: Seed, habits: Habits): void => {
  const state = classic.setup(OPTIONS, names.length, seed)
  const random = seeded(`bots of ${seed}`)
  const chances = names.map(() => split(random))
  const patience = new Patience()
  const founded = names.map(() => Number.POSITIVE_INFINITY)
  let row = { seat: -1, spent: 0 }
  for (;;) {
    const seat = classic.deciders(state)[0]
    const name = names[seat ?? -1]
    const chance = chances[seat ?? -1]
    if (seat === undefined || name === undefined || chance === undefined) break
    const bot = botFor(name, seat, patience)
    const [start, began] = [performance.now(), process.cpuUsage()]
    const move = bot.choose(perspective(classic, state, seat), chance)
    patience.spend(seat, performance.now() - start)
    const { user, system } = process.cpuUsage(began)
    const spent = (user + system) / 1000
    row = { seat, spent: spent + (row.seat === seat ? row.spent : 0) }
    const { decision = 0, row: longest = 0 } = habits.thinking[name] ?? {}
    habits.thinking[name] = { decision: Math.max(decision, spent), row: Math.max(longest, row.spent) }
    if (move.kind === 'done' && state.phase === 'cities') countCities(state, seat, habits)
    const before = techWithin(state.players[seat])
    classic.apply(state, seat, move, (event) => note(event, state, before, founded, habits))
  }
  count(habits.endings, state.ending)
  habits.rounds.push(state.round)
  habits.secondCities.push(...founded)
}

const OPTIONS = { governments: 'core', loot: 'core', firstGame: false, civilizations: 'random', rounds: 100 } as const

const botFor = (name: string, seat: number, patience: Patience): Bot => {
  const level = LEVELS.find((one): one is Level => one === name)
  if (level !== undefined) return botOfLevel(level, guide, patience.leftFor(seat, level))
  const recipe = readRecipe(name)
  if (recipe === null) throw new Error(`no bot is called "${name}"`)
  return botFrom(name, recipe, guide)
}

const note = (event: Event, state: State, before: number, founded: number[], { rushes, offers }: Habits): void => {
  switch (event.kind) {
    case 'cityFounded':
      founded[event.seat] = Math.min(founded[event.seat] ?? 0, state.round)
      return
    case 'cityPaid':
      if (event.count > 0) {
        const techs = [before, techWithin(state.players[event.seat])] as const
        rushes.push({ thing: event.thing, trade: event.count, techs, round: state.round })
      }
      return
    case 'offerMade':
      offers.made++
      return
    case 'offerDeclined':
      offers.declined++
      return
    case 'exchanged':
      offers.exchanged++
  }
}

/** The level of the best tech that the trade of a player buys. */
const techWithin = (player: Player | undefined): number => {
  let level = 0
  if (player === undefined) return level
  for (const tech of TECHS) {
    if (tech.trade <= player.trade && tech.level > level && hasPlace(player, tech.level)) level = tech.level
  }
  return level
}

const countCities = (state: State, seat: number, habits: Habits): void => {
  const player = state.players[seat] as Player
  const moves = classic.legal(state, seat)
  for (let city = 0; city < CITY_COUNT; city++) {
    if (player.cities[city] === NONE) continue
    habits.cityTurns++
    if (player.acted[city] === 0) count(habits.idle, idleness(state, player, city, moves))
  }
}

const idleness = (state: State, player: Player, city: number, moves: readonly Move[]): string => {
  if (city === 0 && GOVERNMENTS[state.options.governments][player.government]?.capitalIdle === true) return 'anarchy'
  const could = moves.flatMap((move) => ('city' in move && move.city === city ? [move.kind] : []))
  return could.length === 0 ? 'could do nothing' : `could ${[...new Set(could)].join(', ')}`
}

const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1
}
