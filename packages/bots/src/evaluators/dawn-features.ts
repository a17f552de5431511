import {
  AGENDAS,
  type AgendaId,
  ALL_VICTORY_CARDS,
  type Board,
  boardOf,
  CAPITAL,
  CARD_LEVEL,
  CARD_TYPE,
  CITY,
  CITY_STATE,
  countWonders,
  INDUSTRY,
  markersMissing,
  NONE,
  type Player,
  type State,
  TECH_LEVELS,
  WATER,
} from '@ecumene/dawn'
import { has, sizeOf } from '@ecumene/kernel'
import { isFort, isOpenFort } from './dawn-armies.ts'
import { lateness } from './dawn-lateness.ts'
import { spacesApart } from './dawn-map.ts'
import { OUTLOOK_FEATURES, OUTLOOK_STEPS, outlookOf } from './dawn-outlook.ts'
import { placeAfterTurn, placeOfType, slotOfPlace } from './dawn-row.ts'
import { lastProduction, shortOf } from './dawn-wonders.ts'

/*
 * What the learned judgement of New Dawn sees of each seat: numbers of about 0 to 1, each with a name. They tell what a seat would
 * have if the present turn ended now, so that a card being resolved counts as reset.
 */

const TYPES = ['culture', 'science', 'economy', 'industry', 'military', 'growth']
const LEVELS = ['II', 'III', 'IV']
const MOST_PLACES = 6
/** Counted up to so many. */
const MOST_MISSING = 4

const names: string[] = []
const steps: number[] = []
/** One of these names, or the first of several in a row; and how large a step of what they weigh is (`DAWN_STEPS`). */
const each = (step: number, ...list: readonly string[]): number => {
  steps.push(...list.map(() => step))
  return names.push(...list) - list.length
}

const AT = {
  missing: each(0.4, ...['0', '1', '2', '3', '4 or more'].map((count) => `agendas missing: ${count}`)),
  late: each(0.4, 'agendas secured late'),
  controls: each(0.5, 'control tokens'),
  reinforced: each(0.3, 'reinforced'),
  mature: each(0.4, 'mature cities'),
  nearlyMature: each(0.3, 'cities that lack one space'),
  shore: each(0.3, 'spaces at the shore'),
  sites: each(0.25, 'sites for a city nearby'),
  noSites: each(0.25, 'no site for a city nearby'),
  open: each(0.25, 'free land nearby'),
  bounty: each(0.2, 'resources nearby'),
  sights: each(0.2, 'natural wonders nearby'),
  frontier: each(0.25, 'spaces beside a rival'),
  raided: each(0.2, 'weak spaces beside a barbarian'),
  tech: each(1, 'tech dial'),
  nextTech: each(0.15, 'steps to the next card'),
  levels: each(0.15, ...TYPES.flatMap((type) => LEVELS.map((level) => `${type} ${level}`))),
  right: each(0.25, ...TYPES.map((type) => `${type} to the right`)),
  trade: each(0.15, ...TYPES.map((type) => `trade tokens on ${type}`)),
  resources: each(0.3, 'resources'),
  naturals: each(0.3, 'natural wonders'),
  envoys: each(0.2, 'diplomacy cards of city-states'),
  conquered: each(0.3, 'conquered city-states'),
  wonders: each(0.4, 'world wonders'),
  affordable: each(0.25, 'a wonder can be paid for'),
  lacking: each(0.3, 'production lacking for a wonder in the last slot'),
  caravans: each(0.15, 'caravans on the map'),
  caravanNear: each(0.15, 'caravans near somebody to visit'),
  armies: each(0.2, 'armies on the map'),
  armyNear: each(0.2, ...['fort', 'city-state', 'rival city', 'barbarian'].map((what) => `army near a ${what}`)),
  districts: each(0.3, 'districts'),
  government: each(0.15, ...TYPES.map((type) => `government of ${type}`)),
  outlook: each(0.4, ...OUTLOOK_FEATURES),
}

export const DAWN_FEATURES: readonly string[] = names
/** By how much the weight of a feature may be changed at a time, for a difference in play that is small but can be felt. */
export const DAWN_STEPS: readonly number[] = names.map((name, place) => OUTLOOK_STEPS[name] ?? steps[place] ?? 0)
const COUNT = names.length

/** Is it always 0 without Terra Incognita? */
export const isOfTerra = (feature: string): boolean => /^(arm|district|government)|growth/.test(feature)

/** What features weigh before anything is learned: about what they did when turns and holdings were weighed by hand. */
export const DAWN_BY_HAND: Readonly<Record<string, number>> = {
  pace: -10,
  holdings: 2.4,
  'tech dial': 0.7,
  // As much for everybody that ten turns to go mean even odds against nobody.
  ...Object.fromEntries(names.filter((name) => name.startsWith('agendas missing')).map((name) => [name, 11])),
}

const LAST_TECH = 0
const REINFORCED = 2
const NATURAL_TOKEN = 9

/** Fills a row of `DAWN_FEATURES` for every seat. */
export const featuresOfDawn = (state: State, into: Float32Array): void => {
  const seats = state.players.length
  into.fill(0, 0, seats * COUNT)
  const board = boardOf(state.layout)
  for (let seat = 0; seat < seats; seat++) {
    const player = state.players[seat] as Player
    const at = seat * COUNT
    into[at + AT.missing + Math.min(Math.max(0, markersMissing(state, player)), MOST_MISSING)] = 1
    into[at + AT.late] = lateness(state) * secured(state, player, seat)
    knowledge(state, player, seat, into, at)
    wealth(player, into, at)
    wonders(state, player, seat, into, at)
    if (state.extras.terra !== undefined) expansion(state, board, seat, into, at)
  }
  land(state, board, into)
  caravans(state, board, into)
  outlookOf(state, into, COUNT, AT.outlook)
}

/** How far the agendas have come that a seat is nearest to, a card that is fulfilled counting as 1: what is there, not what is foreseen. */
const secured = (state: State, player: Player, seat: number): number => {
  let sum = 0
  for (const card of state.victoryCards) {
    let nearest = has(player.markers, card) ? 1 : 0
    for (const id of ALL_VICTORY_CARDS[card] as readonly AgendaId[]) {
      const { goal, progress } = AGENDAS[id]
      nearest = Math.max(nearest, Math.min(1, progress(state, player, seat) / goal) ** 2)
    }
    sum += nearest
  }
  // While the map is built there are none.
  return sum / Math.max(1, state.victoryCards.length)
}

const knowledge = (state: State, player: Player, seat: number, into: Float32Array, at: number): void => {
  const { row, trade, tech } = player
  for (let place = 0; place < row.length; place++) {
    const card = row[place] ?? 0
    const type = CARD_TYPE[card] ?? 0
    const level = CARD_LEVEL[card] ?? 1
    if (level > 1) into[at + AT.levels + type * LEVELS.length + level - 2] = 1
    into[at + AT.right + type] = placeAfterTurn(state, seat, place) / (MOST_PLACES - 1)
    into[at + AT.trade + type] = (into[at + AT.trade + type] ?? 0) + (trade[place] ?? 0) / 3
  }
  const isLast = has(player.feats, LAST_TECH)
  into[at + AT.tech] = (isLast ? 24 + Math.max(0, tech - 15) : tech) / 24
  let steps = 1
  while (steps < 5 && (TECH_LEVELS[tech + steps] ?? 0) === 0) steps++
  into[at + AT.nextTech] = steps / 5
}

const wealth = (player: Player, into: Float32Array, at: number): void => {
  let all = 0
  for (const count of player.resources) all += count
  into[at + AT.resources] = Math.min(all, 8) / 8
  into[at + AT.naturals] = sizeOf(player.naturals) / 2
  into[at + AT.envoys] = sizeOf(player.envoys) / 3
  into[at + AT.conquered] = sizeOf(player.conquered) / 2
}

const wonders = (state: State, player: Player, seat: number, into: Float32Array, at: number): void => {
  into[at + AT.wonders] = countWonders(player.wonders) / 4
  let short = 8
  for (const [type, wonder] of state.tops.entries()) {
    if (wonder !== NONE) short = Math.min(short, shortOf(state, player, type, wonder))
  }
  const slot = slotOfPlace(player, placeAfterTurn(state, seat, placeOfType(player, INDUSTRY)))
  into[at + AT.affordable] = short <= slot ? 1 : 0
  into[at + AT.lacking] = Math.max(0, short - lastProduction(player)) / 8
}

/** By space: may a city not stand there, and is a barbarian beside it? */
const barred = new Uint8Array(512)
const besideBarbarian = new Uint8Array(512)
const counted = new Int32Array(512)
let counting = 0

const land = (state: State, board: Board, into: Float32Array): void => {
  const { owner, piece, token } = state
  const { size, neighbours, terrain } = board
  barred.fill(0, 0, size)
  besideBarbarian.fill(0, 0, size)
  const isTown = (space: number): boolean => {
    const kind = piece[space]
    return kind === CITY || kind === CAPITAL || kind === CITY_STATE
  }
  for (let space = 0; space < size; space++) {
    if (terrain[space] === WATER || token[space] !== 0) barred[space] = 1
    if (!isTown(space)) continue
    barred[space] = 1
    for (let direction = 0; direction < 6; direction++) {
      const near = neighbours[space * 6 + direction] ?? NONE
      if (near !== NONE) barred[near] = 1
    }
  }
  for (const space of state.barbarians) {
    if (space < 0) continue
    barred[space] = 1
    for (let direction = 0; direction < 6; direction++) {
      const near = neighbours[space * 6 + direction] ?? NONE
      if (near !== NONE) besideBarbarian[near] = 1
    }
  }
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat] as Player
    const at = seat * COUNT
    counting++
    let [sites, open, bounty, sights, frontier, raided] = [0, 0, 0, 0, 0, 0]
    for (let space = 0; space < size; space++) {
      if (owner[space] !== seat) continue
      if (barred[space] === 0) sites++
      if (besideBarbarian[space] === 1 && piece[space] !== REINFORCED && piece[space] !== CAPITAL) raided++
      let isBesideRival = false
      for (let direction = 0; direction < 6; direction++) {
        const near = neighbours[space * 6 + direction] ?? NONE
        if (near === NONE || terrain[near] === WATER) continue
        const holder = owner[near] ?? NONE
        if (holder !== NONE) {
          if (holder !== seat) isBesideRival = true
          continue
        }
        if (counted[near] === counting) continue
        counted[near] = counting
        if (piece[near] === CITY_STATE) continue
        open++
        if (barred[near] === 0) sites++
        if (token[near] === NATURAL_TOKEN) sights++
        else if (token[near] !== 0) bounty++
      }
      if (isBesideRival) frontier++
    }
    let [mature, nearly] = [0, 0]
    for (const city of player.cities) {
      let lacks = 0
      for (let direction = 0; direction < 6; direction++) {
        const near = neighbours[city * 6 + direction] ?? NONE
        if (near !== NONE && terrain[near] !== WATER && (owner[near] !== seat || isTown(near))) lacks++
      }
      if (lacks === 0) mature++
      else if (lacks === 1) nearly++
    }
    into[at + AT.mature] = mature / 5
    into[at + AT.nearlyMature] = nearly / 5
    into[at + AT.controls] = player.controls / 20
    into[at + AT.reinforced] = player.reinforced / 15
    into[at + AT.shore] = player.shore / 15
    into[at + AT.sites] = Math.min(sites, 6) / 6
    into[at + AT.noSites] = sites === 0 ? 1 : 0
    into[at + AT.open] = Math.min(open, 12) / 12
    into[at + AT.bounty] = Math.min(bounty, 4) / 4
    into[at + AT.sights] = Math.min(sights, 2) / 2
    into[at + AT.frontier] = Math.min(frontier, 8) / 8
    into[at + AT.raided] = Math.min(raided, 5) / 5
  }
}

/** A figure this far away, or farther, is near nothing. */
const FAR = 8

const caravans = (state: State, board: Board, into: Float32Array): void => {
  for (let seat = 0; seat < state.players.length; seat++) {
    const at = seat * COUNT
    let [out, near] = [0, 0]
    for (const space of (state.players[seat] as Player).caravans) {
      if (space < 0) continue
      out++
      near += 1 - Math.min(FAR, nearestTown(state, board, seat, space)) / FAR
    }
    into[at + AT.caravans] = out / 3
    into[at + AT.caravanNear] = near / 3
  }
}

/** Steps to the nearest city of another player, or city-state. */
const nearestTown = (state: State, board: Board, seat: number, from: number): number =>
  Math.min(nearestRivalCity(state, board, seat, from), nearestCityState(state, board, from))

const nearestRivalCity = (state: State, board: Board, seat: number, from: number): number => {
  let least = FAR
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    for (const city of (state.players[other] as Player).cities) least = Math.min(least, spacesApart(board, city, from))
  }
  return least
}

const nearestCityState = (state: State, board: Board, from: number): number => {
  let least = FAR
  for (const space of board.cityStateSpaces) {
    if (space !== NONE && state.piece[space] === CITY_STATE) least = Math.min(least, spacesApart(board, space, from))
  }
  return least
}

const expansion = (state: State, board: Board, seat: number, into: Float32Array, at: number): void => {
  const own = state.extras.terra?.players[seat]
  if (own === undefined) return
  let districts = 0
  for (const space of own.districts) if (space !== NONE) districts++
  into[at + AT.districts] = districts / 5
  if (own.government !== NONE) into[at + AT.government + (CARD_TYPE[own.government] ?? 0)] = 1
  let out = 0
  for (const space of own.armies) {
    if (space < 0) continue
    out++
    const near = at + AT.armyNear
    into[near] = Math.max(into[near] ?? 0, 1 - nearestFort(state, board, space) / FAR)
    into[near + 1] = Math.max(into[near + 1] ?? 0, 1 - nearestCityState(state, board, space) / FAR)
    into[near + 2] = Math.max(into[near + 2] ?? 0, 1 - nearestRivalCity(state, board, seat, space) / FAR)
    into[near + 3] = Math.max(into[near + 3] ?? 0, 1 - nearestBarbarian(state, board, space) / FAR)
  }
  into[at + AT.armies] = out / 2
}

const nearestFort = (state: State, board: Board, from: number): number => {
  let least = FAR
  for (const space of fortsOn(board)) {
    if (isOpenFort(state, board, space)) least = Math.min(least, spacesApart(board, space, from))
  }
  return least
}

const forts = new WeakMap<Board, readonly number[]>()

/** The spaces of the forts of a board, found once. */
const fortsOn = (board: Board): readonly number[] => {
  const known = forts.get(board)
  if (known !== undefined) return known
  const found = Array.from({ length: board.size }, (_unused, space) => space).filter((space) => isFort(board, space))
  forts.set(board, found)
  return found
}

const nearestBarbarian = (state: State, board: Board, from: number): number => {
  let least = FAR
  for (const space of state.barbarians) if (space >= 0) least = Math.min(least, spacesApart(board, space, from))
  return least
}
