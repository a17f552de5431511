import {
  AGENDAS,
  type AgendaId,
  type Board,
  CARD_TYPE,
  cardNumbered,
  MILITARY,
  NONE,
  type Player,
  type State,
  WATER,
  WONDER_TYPES,
} from '@ecumene/dawn'
import { sizeOf } from '@ecumene/kernel'
import { isFort } from './dawn-armies.ts'
import { turnsToVisit } from './dawn-caravans.ts'
import { spacesApart } from './dawn-map.ts'
import { LAST_SLOT, placeAfterTurn, slotOfPlace } from './dawn-row.ts'
import { freeShore, hasBarbarian, isTown } from './dawn-survey.ts'
import { type Losses, NEVER, turnsToConquer, turnsToForts } from './dawn-war.ts'
import { lastProduction, shortOf, wondersLeft } from './dawn-wonders.ts'

/** What a player has to work with: found once for all agendas. */
export type Means = {
  board: Board
  /** Slots that cards will be in once the turn is over. */
  cultureSlot: number
  industrySlot: number
  militarySlot: number
  /** Control tokens that the culture card places, and those that trade tokens on it are good for. */
  rate: number
  more: number
  /** May the culture card place a token beside any space? */
  spreads: boolean
  /** Steps of the tech dial that the science card is good for when it is next resolved. */
  firstSteps: number
  /** City pieces left, sites for them, and spaces for tokens beside cities. */
  pieces: number
  /** Cities under which no wonder lies. */
  plinths: number
  /** What a rival may be expected to take in a turn. */
  losses: Losses
  sites: number
  room: number
  /** Trade tokens that caravans bring in with the next economy card. */
  visits: number
  /** Barbarians beside cities. */
  raids: number
  /** How much a turn of waiting counts. */
  patience: number
  mature: number
}

/**
 * What an agenda can still ask for, and where it stands in a demand: cities to found, control tokens to place, steps of the tech dial;
 * turns in which wonders are built or paid for, fights fought, caravans sent, and the growth card resolved; the slot that the culture
 * and the military card have to reach, and the fewest turns in which the wonders can be built; and of the control tokens those on
 * ground that only high slots allow.
 */
export const AT = {
  cities: 0,
  tokens: 1,
  steps: 2,
  wonders: 3,
  fights: 4,
  visits: 5,
  growth: 6,
  cultureSlot: 7,
  militarySlot: 8,
  wonderWait: 9,
  hardTokens: 10,
  growthWait: 11,
  outposts: 12,
} as const

export const DEMANDS = Object.keys(AT) as readonly (keyof typeof AT)[]
/** Of what a second agenda asks for, this share comes on top of what the first one does. */
export const SHARES: readonly number[] = [0.17, 0.35, 0, 0.6, 0.5, 1, 1, 0, 0, 0, 1, 0, 0.5]

/** What an agenda still asks for, by `AT`: an array that is used again. */
export type Demand = Float64Array

export const newDemand = (): Demand => new Float64Array(DEMANDS.length)

/** Fills in what an agenda still asks for. */
export const demandOf = (
  demand: Demand,
  state: State,
  player: Player,
  seat: number,
  id: AgendaId,
  means: Means,
): void => {
  demand.fill(0)
  const { goal, progress } = AGENDAS[id]
  const missing = goal - progress(state, player, seat)
  if (missing <= 0) return
  const type = TWO_OF_A_TYPE.indexOf(id)
  if (type >= 0) {
    demandWonders(
      demand,
      means,
      wondersLeft(state, type) < missing ? NEVER : nextWonder(state, player, type, means),
      missing,
    )
    return
  }
  switch (id) {
    case 'civilized':
      demand[AT.cities] = missing
      break
    case 'expansionist':
      demand[AT.cities] = 1.15 * missing
      break
    case 'explorer':
      demandShore(demand, state, player, means, missing)
      break
    case 'populous':
      demandMature(demand, state, player, seat, means, goal, false)
      break
    case 'provincial':
      demandMature(demand, state, player, seat, means, goal, true)
      break
    case 'preservationist':
      demandTreasures(demand, state, player, seat, means, missing, true)
      break
    case 'hoarder':
      demandTreasures(demand, state, player, seat, means, missing, false)
      break
    case 'technophile':
      demand[AT.steps] = missing
      break
    case 'technophile-ti':
      demand[AT.steps] = stepsToLastLevel(player.tech) + LAST_LEVELS_APART * (missing - 1)
      break
    case 'progressive':
    case 'prolific':
    case 'diversified': {
      let least = NEVER
      for (let kind = 0; kind < WONDER_TYPES.length; kind++) {
        if (id === 'diversified' && player.wonders[kind] !== 0) continue
        least = Math.min(least, nextWonder(state, player, kind, means))
      }
      demandWonders(demand, means, least, missing)
      break
    }
    case 'warmonger':
      demand[AT.fights] = turnsToConquer(state, player, seat, missing, means.militarySlot)
      demand[AT.militarySlot] = 4
      break
    case 'fortified':
    case 'expeditionary':
      demand[AT.fights] = turnsToForts(state, player, seat, missing, means.militarySlot)
      demand[AT.militarySlot] = 4
      break
    case 'devastating': {
      const place = player.row.findIndex((card) => CARD_TYPE[card] === MILITARY)
      const bonus = cardNumbered(player.row[place] ?? 0).military?.bonus ?? 0
      const value = LAST_SLOT + (player.trade[place] ?? 0) + bonus + GOOD_ROLL
      demand[AT.fights] = 1.2 + 0.8 * Math.max(0, goal - value) + 0.1 * (LAST_SLOT - means.militarySlot)
      break
    }
    case 'defensive': {
      const place = player.row.findIndex((card) => CARD_TYPE[card] === GROWTH)
      const first = slotOfPlace(player, placeAfterTurn(state, seat, place)) + (player.trade[place] ?? 0)
      demand[AT.tokens] = Math.max(0, goal - player.controls)
      demand[AT.growth] = GROWTH_TURN * (missing <= first ? 0.5 + (0.5 * missing) / first : 1 + (missing - first) / 4)
      break
    }
    case 'industrious':
      demand[AT.growth] = missing
      demand[AT.growthWait] = waitingForDistricts(state, player, seat, means, missing)
      break
    case 'diplomatic':
      demand[AT.visits] = turnsToVisit(
        state,
        means.board,
        player,
        seat,
        missing,
        progress(state, player, seat) - sizeOf(player.envoys),
      )
  }
}

const TWO_OF_A_TYPE: readonly AgendaId[] = ['aesthetic', 'scholarly', 'money-grubber', 'paranoid']
const GROWTH = 5
const GROWTH_TURN = 1.2
const GOOD_ROLL = 4.5

/** T-8.3, T-8.4: how often the growth card has to move on to a higher slot, if districts go where it is easiest. */
const waitingForDistricts = (state: State, player: Player, seat: number, { board }: Means, missing: number): number => {
  const places: number[] = []
  for (const city of player.cities) {
    for (let direction = 0; direction < 6; direction++) {
      const near = board.neighbours[city * 6 + direction] ?? NONE
      if (near === NONE || board.terrain[near] === WATER || isTown(state, near) || hasBarbarian(near)) continue
      const owner = state.owner[near] ?? NONE
      if (isFort(board, near) || (owner !== NONE && owner !== seat)) continue
      if (state.extras.terra?.players[seat]?.districts.includes(near) === true) continue
      places.push(board.difficulty[near] ?? 1)
    }
  }
  places.sort((one, other) => one - other)
  const limits = Array.from({ length: missing }, (_unused, at) => places[at] ?? NO_PLACE)
  const place = player.row.findIndex((card) => CARD_TYPE[card] === GROWTH)
  const slot = slotOfPlace(player, placeAfterTurn(state, seat, place))
  const moves = limits.reduce((sum, limit) => sum + limit - 1, 0)
  // The hardest goes first, if the card lies where it can.
  return moves - Math.min(slot, limits.at(-1) ?? 1) + 1
}

const NO_PLACE = 5

/** T-4.12: cards of the last level are gained at 19 and 24, and the dial goes round between them. */
const stepsToLastLevel = (tech: number): number => (tech < 19 ? 19 - tech : tech < 24 ? 24 - tech : LAST_LEVELS_APART)
const LAST_LEVELS_APART = 5

/** A slot more than the culture card has costs this much of a turn while there is other work to do. */
const HARD = 0.05
/** Control tokens' worth of what stands where one should. */
const RIVAL_IN_THE_WAY = 1.2
const TOWN_IN_THE_WAY = 3
/** Turns that a city without a piece for it is worth. */
export const NO_PIECE = 4
/** The same where tokens cannot spread, either: an agenda that asks for it is all but given up. */
const NO_WAY = 10
/** Cities for each step of the way to where one is needed. */
const DETOUR = 0.2
/** Turns for each step that tokens have to spread to get somewhere without a city: the culture card spreads one at a time. */
const SPREAD = 2
const FARTHEST = 3
/** Control tokens' worth of a space that no city is beside and none can be. */
const FAR_SPACE = 5

const demandWonders = (demand: Demand, { industrySlot, plinths }: Means, first: number, missing: number): void => {
  // N-12.9: each needs a city of its own.
  demand[AT.cities] = Math.max(0, missing - plinths)
  demand[AT.wonders] = first + (missing - 1) * ANOTHER_WONDER
  demand[AT.wonderWait] = LAST_SLOT + 1 - industrySlot + WONDERS_APART * (missing - 1)
}

const ANOTHER_WONDER = 7
/** The industry card has to come back to a high slot. */
const WONDERS_APART = 4

/** Turns for the face-up wonder of a type: what the last slot does not pay for has to be collected. */
const nextWonder = (state: State, player: Player, type: number, { industrySlot }: Means): number => {
  const wonder = state.tops[type] ?? NONE
  if (wonder === NONE) return NEVER
  const short = shortOf(state, player, type, wonder)
  const waiting = Math.max(0, Math.min(LAST_SLOT, short) - industrySlot)
  return 1 + 0.06 * waiting + 0.8 * Math.max(0, short - lastProduction(player))
}

/** Spaces at the shore: first those beside cities, then some that need a city of their own. */
const demandShore = (demand: Demand, state: State, player: Player, means: Means, missing: number): void => {
  const { easy, hard, hardest } = freeShore(state, means.board, player.cities, means.cultureSlot)
  const near = Math.min(missing, easy)
  const difficult = Math.min(missing - near, hard)
  const far = missing - near - difficult
  demand[AT.tokens] = near + difficult * (1 + 2 * HARD * means.rate) + far * (means.pieces > 0 ? 0.7 : FAR_SPACE)
  demand[AT.cities] = means.pieces > 0 ? 0.4 * far : 0
  if (difficult > 0) demand[AT.cultureSlot] = hardest
  demand[AT.hardTokens] = difficult
}

/** `hard`: how many of the tokens go to ground that only high slots allow. */
type Cost = {
  readonly tokens: number
  readonly hard: number
  readonly cities: number
  readonly slot: number
  readonly tile: number
}

/** Ground of a greater difficulty is hard. */
const EASY = 3

/** The cheapest first. */
const inOrder = (costs: Cost[], rate: number): readonly Cost[] =>
  costs.sort((one, other) => one.tokens / rate + one.cities - other.tokens / rate - other.cities)

/** The cities that lack least are completed first; those that are missing have to be founded. */
const demandMature = (
  demand: Demand,
  state: State,
  player: Player,
  seat: number,
  means: Means,
  goal: number,
  byTile: boolean,
): void => {
  const { board, cultureSlot, rate } = means
  const costs: Cost[] = []
  for (const city of player.cities) {
    let tokens = 0
    let hard = 0
    let slot = 0
    for (let direction = 0; direction < 6; direction++) {
      const near = board.neighbours[city * 6 + direction] ?? NONE
      if (near === NONE || board.terrain[near] === WATER) continue
      const owner = state.owner[near] ?? NONE
      if (isTown(state, near)) tokens += TOWN_IN_THE_WAY * rate
      else if (owner === NONE) {
        const difficulty = board.difficulty[near] ?? 0
        slot = Math.max(slot, difficulty)
        if (difficulty > EASY) hard++
        tokens += 1 + HARD * Math.max(0, difficulty - cultureSlot) * rate
        if (hasBarbarian(near)) tokens++
        // T-10.4
        if (byTile && isFort(board, near)) tokens += 8
      } else if (owner !== seat) tokens += RIVAL_IN_THE_WAY * rate
    }
    costs.push({ tokens, hard, cities: 0, slot, tile: byTile ? (board.tile[city] ?? 0) : city })
  }
  const tiles: number[] = []
  for (const { tokens, hard, slot, tile } of inOrder(costs, rate)) {
    if (tiles.length >= goal) break
    if (tiles.includes(tile)) continue
    tiles.push(tile)
    demand[AT.tokens] = (demand[AT.tokens] ?? 0) + tokens
    demand[AT.hardTokens] = (demand[AT.hardTokens] ?? 0) + hard
    demand[AT.cultureSlot] = Math.max(demand[AT.cultureSlot] ?? 0, slot)
  }
  demand[AT.tokens] = (demand[AT.tokens] ?? 0) + 3 * (goal - tiles.length)
  demand[AT.cities] = goal - tiles.length
}

const NATURAL_TOKEN = 9

/** Natural wonders, those of rivals too, or whatever else lies on the map: the nearest to the player's cities. */
const demandTreasures = (
  demand: Demand,
  state: State,
  player: Player,
  seat: number,
  means: Means,
  missing: number,
  naturalOnly: boolean,
): void => {
  const { board, cultureSlot, rate, more, pieces, spreads } = means
  const costs: Cost[] = []
  for (let space = 0; space < board.size; space++) {
    const token = state.token[space]
    let holder = NONE
    if (naturalOnly && token !== NATURAL_TOKEN) {
      const natural = board.naturalWonder[space] ?? NONE
      holder = natural === NONE ? NONE : (state.naturalHolder[natural] ?? NONE)
      if (holder === NONE || holder === seat) continue
    } else if (token === 0) continue
    const slot = board.difficulty[space] ?? 0
    let tokens = 1 + HARD * Math.max(0, slot - cultureSlot) * rate
    if (holder !== NONE) tokens += RIVAL_IN_THE_WAY * rate
    let distance = 9
    for (const city of player.cities) distance = Math.min(distance, spacesApart(board, city, space))
    let cities = 0
    let hard = slot > EASY ? 1 : 0
    if (distance > 1) {
      if (pieces > 0) cities = 1 + DETOUR * (distance - 2)
      else {
        tokens += rate * (spreads ? Math.min(NO_PIECE, SPREAD * (distance - 1)) : NO_WAY)
        // Each step takes another turn of the card, however many tokens it places at once.
        hard += more + rate * Math.min(FARTHEST, distance - 1)
      }
    }
    costs.push({ tokens, hard, cities, slot, tile: 0 })
  }
  let found = 0
  for (const { tokens, hard, cities, slot } of inOrder(costs, rate)) {
    if (found >= missing) break
    found++
    demand[AT.tokens] = (demand[AT.tokens] ?? 0) + tokens
    demand[AT.hardTokens] = (demand[AT.hardTokens] ?? 0) + hard
    demand[AT.outposts] = (demand[AT.outposts] ?? 0) + cities
    demand[AT.cultureSlot] = Math.max(demand[AT.cultureSlot] ?? 0, slot)
  }
  demand[AT.visits] = (demand[AT.visits] ?? 0) + 4 * (missing - found)
}
