import {
  type AgendaId,
  ALL_VICTORY_CARDS,
  boardOf,
  CARD_TYPE,
  CULTURE,
  cardNumbered,
  countMature,
  ECONOMY,
  INDUSTRY,
  MILITARY,
  markersMissing,
  type Player,
  SCIENCE,
  type State,
} from '@ecumene/dawn'
import { has } from '@ecumene/kernel'
import { tokensOfVisits } from './dawn-caravans.ts'
import { AT, DEMANDS, type Demand, demandOf, type Means, NO_PIECE, newDemand, SHARES } from './dawn-demands.ts'
import { lateness } from './dawn-lateness.ts'
import { placeAfterTurn, placeOfType, slotOfPlace } from './dawn-row.ts'
import { sitesOf, surroundingsOf } from './dawn-survey.ts'
import { lossesOf } from './dawn-war.ts'

/*
 * How soon a player can win. Every turn resolves one card, so what all agendas ask for together is counted in turns: cities and tokens
 * may serve several of them, and nothing is sooner than the cards it needs can be in their slots.
 */

const LEAST_TURNS = -1.5

/** About how many turns of its own a player needs to win, with the quickest agendas; after `surveyLand`. */
export const turnsToGo = (state: State, seat: number): number => {
  const player = state.players[seat] as Player
  const missing = markersMissing(state, player)
  quickest.fill(0)
  if (missing <= 0) return LEAST_TURNS
  const means = meansOf(state, player, seat)
  let open = 0
  let hasShore = false
  for (const card of state.victoryCards) {
    if (has(player.markers, card)) continue
    const agendas = ALL_VICTORY_CARDS[card] as readonly AgendaId[]
    hasShore ||= agendas.includes('explorer')
    for (const [place, id] of agendas.entries()) {
      demandOf(demandAt(open, place), state, player, seat, id, means)
    }
    counts[open++] = agendas.length
  }
  ways.length = 0
  choose(open, 0, Math.min(missing, open), 0, means, hasShore)
  const least = Math.min(...ways)
  // A second way that is nearly as short is worth something.
  let similar = 0
  for (const turns of ways) similar += Math.exp((least - turns) / SIMILAR)
  return Math.max(LEAST_TURNS, least - 0.5 * SIMILAR * Math.log(similar))
}

/** What the quickest agendas ask for together, in the order of `DEMANDS`, of the seat that `turnsToGo` was last asked about. */
export const quickest = newDemand()

const MOST_CARDS = 8
const MOST_AGENDAS = 4
/** How many agendas the open cards have, and their demands; and the turns for each way to choose among them. */
const counts: number[] = []
const demands: readonly Demand[] = Array.from({ length: MOST_CARDS * MOST_AGENDAS }, newDemand)
const ways: number[] = []

const demandAt = (card: number, place: number): Demand => demands[card * MOST_AGENDAS + place] as Demand

/** Of what has been chosen of so many cards, for each kind: the most that one agenda asks for, and the sum. */
const most = Array.from({ length: MOST_CARDS + 1 }, newDemand)
const sums = Array.from({ length: MOST_CARDS + 1 }, newDemand)

/** Tries every way to choose so many of the open cards from this one on, and an agenda of each. */
const choose = (open: number, card: number, left: number, chosen: number, means: Means, hasShore: boolean): void => {
  const mostSoFar = most[chosen] as Float64Array
  const sumsSoFar = sums[chosen] as Float64Array
  if (left === 0) {
    joint(mostSoFar, sumsSoFar)
    const turns = turnsFor(means, hasShore)
    if (ways.every((known) => turns < known)) quickest.set(together)
    ways.push(turns)
    return
  }
  if (open - card < left) return
  const nextMost = most[chosen + 1] as Float64Array
  const nextSums = sums[chosen + 1] as Float64Array
  const count = counts[card] ?? 0
  for (let place = 0; place < count; place++) {
    const demand = demandAt(card, place)
    for (let kind = 0; kind < DEMANDS.length; kind++) {
      const amount = demand[kind] ?? 0
      nextMost[kind] = Math.max(mostSoFar[kind] ?? 0, amount)
      nextSums[kind] = (sumsSoFar[kind] ?? 0) + amount
    }
    choose(open, card + 1, left - 1, chosen + 1, means, hasShore)
  }
  choose(open, card + 1, left, chosen, means, hasShore)
}

/** What agendas need of the same kind: the most that one of them needs, and a share of the rest. */
const joint = (mostOf: Float64Array, sumOf: Float64Array): void => {
  for (let kind = 0; kind < DEMANDS.length; kind++) {
    const first = mostOf[kind] ?? 0
    together[kind] = first + (SHARES[kind] ?? 0) * ((sumOf[kind] ?? 0) - first)
  }
}

const together = newDemand()

const SIMILAR = 0.6

const meansOf = (state: State, player: Player, seat: number): Means => {
  const board = boardOf(state.layout)
  const slotOf = (type: number): number => slotOfPlace(player, placeAfterTurn(state, seat, placeOfType(player, type)))
  const tradeOn = (type: number): number => player.trade[placeOfType(player, type)] ?? 0
  const culture = cardNumbered(player.row[placeOfType(player, CULTURE)] ?? 0).culture
  const industrySlot = slotOf(INDUSTRY)
  for (let type = 0; type < TYPES; type++) {
    const place = placeOfType(player, type)
    places[type] = CARD_TYPE[player.row[place] ?? 0] === type ? placeAfterTurn(state, seat, place) : NOWHERE
  }
  return {
    board,
    cultureSlot: slotOf(CULTURE),
    industrySlot,
    militarySlot: slotOf(MILITARY),
    rate: Math.max(2, (culture?.tokens ?? 0) + (culture?.besideAnySpace ?? 0)),
    more: 0.8 * tradeOn(CULTURE),
    spreads: (culture?.besideAnySpace ?? 0) > 0,
    firstSteps: slotOf(SCIENCE) + tradeOn(SCIENCE),
    plinths: player.cities.reduce((count, city) => count + (state.wonder[city] === 0 ? 1 : 0), 0),
    losses: lossesOf(state, player, seat),
    pieces: MOST_CITIES - player.cities.length + player.guests,
    sites: sitesOf(state, board, seat, industrySlot),
    ...surroundingsOf(state, board, player.cities),
    visits: tokensOfVisits(state, board, player, seat),
    mature: countMature(state, seat),
    patience: 1 - lateness(state),
  }
}

const TYPES = 6
const GROWTH = 5
const NOWHERE = -1

/** By type of card: where it lies once the turn is over, and the turns that what is wanted needs of it. */
const places = new Int8Array(TYPES)
const work = new Float64Array(TYPES)

/** How often a card moves on if each card to its right that is needed anyway is resolved once. What lies to its left does not move it. */
const movesMeanwhile = (type: number): number => {
  const place = places[type] ?? 0
  let moves = 0
  for (let other = 0; other < TYPES; other++) {
    if ((places[other] ?? NOWHERE) > place) moves += Math.min(1, work[other] ?? 0)
  }
  return moves
}

/** N-1.2: the capital and seven more. */
const MOST_CITIES = 8

/** Turns for what some agendas need together. */
const turnsFor = (means: Means, hasShore: boolean): number => {
  const { rate } = means
  // A city in a particular place is one of those that are wanted anyway, if it is founded in time.
  const anywhere = together[AT.cities] ?? 0
  const outposts = together[AT.outposts] ?? 0
  const cities = Math.max(anywhere, outposts) + PARTICULAR * Math.min(anywhere, outposts)
  let tokens = together[AT.tokens] ?? 0
  // Some of the cities will stand at the shore, and some of the tokens are paid for with trade.
  if (hasShore) tokens = Math.max(0.3 * tokens, tokens - 0.6 * Math.max(0, cities - 1))
  tokens = Math.max(0.4 * tokens, tokens - means.more)
  const steps = together[AT.steps] ?? 0
  const fights = together[AT.fights] ?? 0
  let turns =
    CITY * (cities > 0 ? cities + RUIN * means.losses.cities : 0) +
    FORT_RUIN * means.losses.forts +
    NO_PIECE * Math.max(0, cities - means.pieces) +
    NO_SITE * Math.max(0, cities - 0.5 * means.sites) +
    (tokens + 0.5 * Math.max(0, tokens - means.room - 3.5 * cities)) / rate +
    (together[AT.wonders] ?? 0) +
    fights +
    (together[AT.visits] ?? 0) +
    (together[AT.growth] ?? 0) +
    RAID * means.raids
  if (steps > 0) {
    const first = means.firstSteps
    turns += steps <= first ? 0.5 + (0.5 * steps) / first : 1 + (steps - first) / STEPS_A_TURN
  }
  work[CULTURE] = tokens / rate
  work[SCIENCE] = steps > 0 ? 1 : 0
  work[ECONOMY] = together[AT.visits] ?? 0
  work[INDUSTRY] = cities + (together[AT.wonders] ?? 0)
  work[MILITARY] = fights
  work[GROWTH] = together[AT.growth] ?? 0
  return turns + waitingFor(means, turns, steps)
}

const CITY = 1.15
const PARTICULAR = 0.35
/** While cities are missing, so many more are needed for every one that a rival may be expected to take in a turn. */
const RUIN = 0.8
/** A fort that is lost has to be taken again, by a card that has to come back. */
const FORT_RUIN = 2
const NO_SITE = 0.8
const RAID = 0.15
const STEPS_A_TURN = 3.8

/**
 * Turns in which nothing useful is left to do but to move a card to the right. The tech dial is the slowest of all: however its card
 * is used, it advances by about one step a turn, and only trade tokens make it faster.
 */
const waitingFor = (means: Means, turns: number, steps: number): number => {
  const forCulture = waitingForCulture(means, turns)
  const forGrowth = (together[AT.growthWait] ?? 0) - Math.max(movesMeanwhile(GROWTH), turns - (work[GROWTH] ?? 0))
  const forMilitary = waitingForMilitary(means, turns)
  const forWonders = (together[AT.wonderWait] ?? 0) - turns
  const speed = 1 + TRADE * (1 + means.mature)
  const dial = steps > 0 ? (1 + Math.max(0, steps - means.firstSteps) - speed * turns) / (speed + means.visits) : 0
  const longest = Math.max(0, forCulture, forMilitary, forWonders, forGrowth, dial)
  const sum =
    Math.max(0, forCulture) +
    Math.max(0, forMilitary) +
    Math.max(0, forWonders) +
    Math.max(0, forGrowth) +
    Math.max(0, dial)
  return means.patience * (longest + 0.3 * (sum - longest))
}

/**
 * The culture card has to reach its slot, and to come back to it as often as the tokens for hard ground are not placed at once. It is counted so
 * that using the card there is never a step back: otherwise it would be held back for ever.
 */
const waitingForCulture = ({ rate, more, cultureSlot }: Means, turns: number): number => {
  const limit = together[AT.cultureSlot] ?? 0
  const moves = movesMeanwhile(CULTURE)
  const first = Math.max(0, limit - cultureSlot)
  const further = ((together[AT.hardTokens] ?? 0) - rate - more) / rate
  if (further <= 0) return first - moves
  return first + Math.ceil(further) * (limit - 1) - Math.max(moves, turns - (work[CULTURE] ?? 0))
}

/** The military card has to come back for every fight that may be lost. So a fight is worth trying as soon as the card is in its slot. */
const waitingForMilitary = ({ militarySlot }: Means, turns: number): number => {
  const limit = together[AT.militarySlot] ?? 0
  const moves = movesMeanwhile(MILITARY)
  const first = Math.max(0, limit - militarySlot)
  const fights = together[AT.fights] ?? 0
  const further = Math.min(MOST_RETURNS, fights - 1)
  if (further <= 0) return first - moves
  return first + further * (limit - 1) - Math.max(moves, turns - fights)
}

/** Meanwhile the card will have become stronger. */
const MOST_RETURNS = 2

/** By how much trade makes the dial faster, for each mature city and without any. */
const TRADE = 0.12
