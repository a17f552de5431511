import {
  type AgendaId,
  ALL_VICTORY_CARDS,
  boardOf,
  CULTURE,
  cardNumbered,
  countMature,
  INDUSTRY,
  MILITARY,
  markersMissing,
  type Player,
  SCIENCE,
  type State,
} from '@ecumene/dawn'
import { has } from '@ecumene/kernel'
import { type Demand, demandOf, type Means, NO_PIECE } from './dawn-demands.ts'
import { placeAfterTurn, placeOfType, slotOfPlace } from './dawn-row.ts'
import { sitesOf, surroundingsOf, surveyLand } from './dawn-survey.ts'

/*
 * Who will win first. Every turn resolves one card, so what all agendas ask for together is counted in turns: cities and tokens may
 * serve several of them, and nothing is sooner than the cards it needs can be in their slots.
 */

/**
 * The logarithm of the odds that a seat wins before all others: the ratio of the turns that each still needs. Whoever is far behind
 * already counts as little farther behind when more is taken away: the leader should come to the end, not fight for ever.
 */
export const raceInDawn = (state: State, seat: number): number => {
  surveyLand(state)
  const own = turnsToGo(state, seat)
  let others = 0
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    const behind = turnsToGo(state, other) - own
    others += (own + UNFORESEEN + (behind > 0 ? ENOUGH * (1 - Math.exp(-behind / ENOUGH)) : behind)) ** -SHARPNESS
  }
  return -SHARPNESS * Math.log(own + UNFORESEEN) - Math.log(others)
}

/** How much surer a lead is than its ratio; turns that are always added; a lead of turns to which hardly anything can be added. */
const SHARPNESS = 5
const UNFORESEEN = 3
const ENOUGH = 4
const LEAST_TURNS = -1.5

/** About how many turns of its own a player needs to win, with the quickest agendas; after `surveyLand`. */
export const turnsToGo = (state: State, seat: number): number => {
  const player = state.players[seat] as Player
  const missing = markersMissing(state, player)
  if (missing <= 0) return LEAST_TURNS
  const means = meansOf(state, player, seat)
  const cards: Demand[][] = []
  let hasShore = false
  for (const card of state.victoryCards) {
    if (has(player.markers, card)) continue
    const agendas = ALL_VICTORY_CARDS[card] as readonly AgendaId[]
    hasShore ||= agendas.includes('explorer')
    cards.push(agendas.map((id) => demandOf(state, player, seat, id, means)))
  }
  let least = Number.POSITIVE_INFINITY
  const all: number[] = []
  const chosen: Demand[] = []
  const choose = (card: number, left: number): void => {
    if (left === 0) {
      const turns = turnsFor(chosen, means, hasShore)
      all.push(turns)
      least = Math.min(least, turns)
      return
    }
    if (cards.length - card < left) return
    for (const demand of cards[card] ?? []) {
      chosen.push(demand)
      choose(card + 1, left - 1)
      chosen.pop()
    }
    choose(card + 1, left)
  }
  choose(0, Math.min(missing, cards.length))
  // A second way that is nearly as short is worth something.
  let ways = 0
  for (const turns of all) ways += Math.exp((least - turns) / SIMILAR)
  return Math.max(LEAST_TURNS, least - 0.5 * SIMILAR * Math.log(ways))
}

const SIMILAR = 0.6

const meansOf = (state: State, player: Player, seat: number): Means => {
  const board = boardOf(state.layout)
  const slotOf = (type: number): number => slotOfPlace(player, placeAfterTurn(state, seat, placeOfType(player, type)))
  const tradeOn = (type: number): number => player.trade[placeOfType(player, type)] ?? 0
  const culture = cardNumbered(player.row[placeOfType(player, CULTURE)] ?? 0).culture
  const industrySlot = slotOf(INDUSTRY)
  return {
    board,
    cultureSlot: slotOf(CULTURE),
    industrySlot,
    militarySlot: slotOf(MILITARY),
    rate: Math.max(2, (culture?.tokens ?? 0) + (culture?.besideAnySpace ?? 0)),
    more: 0.8 * tradeOn(CULTURE),
    spreads: (culture?.besideAnySpace ?? 0) > 0,
    firstSteps: slotOf(SCIENCE) + tradeOn(SCIENCE),
    pieces: MOST_CITIES - player.cities.length + player.guests,
    sites: sitesOf(state, board, seat, industrySlot),
    ...surroundingsOf(state, board, player.cities),
    mature: countMature(state, seat),
  }
}

/** N-1.2: the capital and seven more. */
const MOST_CITIES = 8

/** Turns for some agendas together. */
const turnsFor = (demands: readonly Demand[], means: Means, hasShore: boolean): number => {
  const { rate } = means
  const cities = jointly(demands, 'cities', 0.17)
  let tokens = jointly(demands, 'tokens', 0.35)
  // Some of the cities will stand at the shore, and some of the tokens are paid for with trade.
  if (hasShore) tokens = Math.max(0.3 * tokens, tokens - 0.6 * Math.max(0, cities - 1))
  tokens = Math.max(0.4 * tokens, tokens - means.more)
  const steps = jointly(demands, 'steps', 0)
  const fights = jointly(demands, 'fights', 0.5)
  let turns =
    CITY * cities +
    NO_PIECE * Math.max(0, cities - means.pieces) +
    NO_SITE * Math.max(0, cities - 0.5 * means.sites) +
    (tokens + 0.5 * Math.max(0, tokens - means.room - 3.5 * cities)) / rate +
    jointly(demands, 'wonders', 0.6) +
    fights +
    jointly(demands, 'visits', 1) +
    jointly(demands, 'growth', 1) +
    RAID * means.raids
  if (steps > 0) {
    const first = means.firstSteps
    turns += steps <= first ? 0.5 + (0.5 * steps) / first : 1 + (steps - first) / STEPS_A_TURN
  }
  return turns + waitingFor(demands, means, turns, tokens / rate, fights, steps)
}

const CITY = 1.15
const NO_SITE = 0.8
const RAID = 0.15
const STEPS_A_TURN = 3.8

/**
 * Turns in which nothing useful is left to do but to move a card to the right. The tech dial is the slowest of all: however its card
 * is used, it advances by about one step a turn, and only trade tokens make it faster.
 */
const waitingFor = (
  demands: readonly Demand[],
  means: Means,
  turns: number,
  culture: number,
  fights: number,
  steps: number,
): number => {
  const forCulture = jointly(demands, 'cultureSlot', 0) - means.cultureSlot - Math.max(0, turns - culture)
  const forMilitary = jointly(demands, 'militarySlot', 0) - means.militarySlot - Math.max(0, turns - fights)
  const forWonders = jointly(demands, 'wonderWait', 0) - turns
  const dial = (1 + Math.max(0, steps - means.firstSteps)) / (1 + TRADE * (1 + means.mature))
  const waits = [forCulture, forMilitary, forWonders, steps > 0 ? dial - turns : 0]
  let longest = 0
  let sum = 0
  for (const wait of waits) {
    longest = Math.max(longest, wait)
    sum += Math.max(0, wait)
  }
  return longest + 0.3 * (sum - longest)
}

/** By how much trade makes the dial faster, for each mature city and without any. */
const TRADE = 0.12

/** What agendas need of the same kind: the most that one of them needs, and a share of the rest. */
const jointly = (demands: readonly Demand[], kind: keyof Demand, share: number): number => {
  let most = 0
  let sum = 0
  for (const demand of demands) {
    most = Math.max(most, demand[kind])
    sum += demand[kind]
  }
  return most + share * (sum - most)
}
