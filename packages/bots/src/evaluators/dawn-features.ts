import {
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
  MILITARY,
  markersMissing,
  NONE,
  type Player,
  RESOURCES,
  type State,
  TECH_LEVELS,
  WATER,
  WONDER_TYPES,
} from '@ecumene/dawn'
import { has, sizeOf } from '@ecumene/kernel'
import { isFort, isOpenFort } from './dawn-armies.ts'
import { spacesApart } from './dawn-map.ts'
import { placeAfterTurn, placeOfType, slotOfPlace } from './dawn-row.ts'
import { lastProduction, shortOf, turnsNeeded } from './dawn-turns.ts'

/*
 * What the learned judgement of New Dawn sees of each seat: numbers of about 0 to 1, each with a name. They tell what a seat would
 * have if the present turn ended now, so that a card being resolved counts as reset.
 */

const names: string[] = []
const one = (name: string): number => names.push(name) - 1
/** The first of several in a row. */
const each = (list: readonly string[]): number => names.push(...list) - list.length

const AGENDA_IDS: readonly AgendaId[] = [...new Set(ALL_VICTORY_CARDS.flat())]
const AGENDAS_OF: readonly (readonly number[])[] = ALL_VICTORY_CARDS.map((ids) =>
  ids.map((id) => AGENDA_IDS.indexOf(id)),
)
const TYPES = ['culture', 'science', 'economy', 'industry', 'military', 'growth']
const MOST_PLACES = 6
const LEVELS = ['II', 'III', 'IV']
const MOST_CITIES = 9
/** Counted up to so many. */
const MOST_MISSING = 4

const AT = {
  terra: one('terra incognita'),
  players: one('players'),
  round: one('round'),
  until: one('turns until its own'),
  order: one('place in the round'),
  missing: each(['0', '1', '2', '3', '4 or more'].map((count) => `agendas missing: ${count}`)),
  shares: each(AGENDA_IDS.map((id) => `${id}: nearness`)),
  turns: one('turns still needed for agendas'),
  longest: one('turns needed for the longest of them'),
  shortest: one('turns needed for the shortest of them'),
  cities: each(Array.from({ length: MOST_CITIES }, (_unused, count) => `at least ${count + 1} cities`)),
  controls: one('control tokens'),
  manyControls: one('control tokens beyond 10'),
  reinforced: one('reinforced'),
  mature: one('mature cities'),
  nearlyMature: one('cities that lack one space'),
  halfMature: one('cities that lack two spaces'),
  shore: one('spaces at the shore'),
  sites: one('sites for a city nearby'),
  noSites: one('no site for a city nearby'),
  open: one('free land nearby'),
  bounty: one('resources nearby'),
  sights: one('natural wonders nearby'),
  neutrals: one('city-states nearby'),
  frontier: one('spaces beside a rival'),
  raided: one('weak spaces beside a barbarian'),
  tech: one('tech dial'),
  nextTech: one('steps to the next card'),
  lastTech: one('end of the tech dial reached'),
  levels: each(TYPES.flatMap((type) => LEVELS.map((level) => `${type} ${level}`))),
  places: each(
    TYPES.flatMap((type) => Array.from({ length: MOST_PLACES }, (_unused, place) => `${type} in place ${place + 1}`)),
  ),
  trade: each(TYPES.map((type) => `trade tokens on ${type}`)),
  resources: each(RESOURCES.map((resource) => `has ${resource}`)),
  moreResources: one('resources in all'),
  naturals: one('natural wonders'),
  envoys: one('diplomacy cards of city-states'),
  conquered: one('conquered city-states'),
  treaties: one('diplomacy cards of players'),
  stored: one('stored trade tokens'),
  placing: one('trade tokens to place'),
  wonders: one('world wonders'),
  wonderTypes: each(WONDER_TYPES.map((type) => `${type} wonders`)),
  affordable: one('a wonder can be paid for'),
  lacking: one('production lacking for a wonder'),
  lackingInLast: one('production lacking for a wonder in the last slot'),
  caravans: one('caravans on the map'),
  caravansReady: one('caravans on the card'),
  caravanNear: one('caravans near somebody to visit'),
  armies: one('armies on the map'),
  armiesReady: one('armies on the card'),
  armyNear: each(['fort', 'city-state', 'rival city', 'barbarian'].map((what) => `army near a ${what}`)),
  districts: one('districts'),
  government: each(TYPES.map((type) => `government of ${type}`)),
}

export const DAWN_FEATURES: readonly string[] = names
const COUNT = names.length

const LAST_TECH = 0
const REINFORCED = 2
const NATURAL_TOKEN = 9
const ON_CARD = -1

/** Fills a row of `DAWN_FEATURES` for every seat. */
export const featuresOfDawn = (state: State, into: Float32Array): void => {
  const seats = state.players.length
  into.fill(0, 0, seats * COUNT)
  const board = boardOf(state.layout)
  const toMove = state.resolving === null ? state.active : (state.active + 1) % seats
  for (let seat = 0; seat < seats; seat++) {
    const player = state.players[seat] as Player
    const at = seat * COUNT
    into[at + AT.terra] = state.extras.terra === undefined ? 0 : 1
    into[at + AT.players] = (seats - 2) / 3
    into[at + AT.round] = Math.min(state.round, 40) / 40
    into[at + AT.until] = ((seat - toMove + seats) % seats) / seats
    into[at + AT.order] = ((seat - state.first + seats) % seats) / seats
    knowledge(state, player, seat, into, at)
    wealth(state, player, seat, into, at)
    wonders(state, player, seat, into, at)
    if (state.extras.terra !== undefined) expansion(state, board, player, seat, into, at)
  }
  land(state, board, into)
  caravans(state, board, into)
  agendas(state, into)
}

const turns = new Float32Array(16)

const agendas = (state: State, into: Float32Array): void => {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat] as Player
    const at = seat * COUNT
    const missing = Math.max(0, markersMissing(state, player))
    into[at + AT.missing + Math.min(missing, MOST_MISSING)] = 1
    let open = 0
    for (const card of state.victoryCards) {
      if (has(player.markers, card)) {
        for (const agenda of AGENDAS_OF[card] ?? []) into[at + AT.shares + agenda] = 1
        continue
      }
      let least = MOST_TURNS
      for (const agenda of AGENDAS_OF[card] ?? []) {
        const needed = Math.min(MOST_TURNS, turnsNeeded(state, player, seat, AGENDA_IDS[agenda] as AgendaId))
        into[at + AT.shares + agenda] = 1 - needed / MOST_TURNS
        least = Math.min(least, needed)
      }
      // Kept sorted, the shortest first.
      let place = open++
      for (; place > 0 && (turns[place - 1] ?? 0) > least; place--) turns[place] = turns[place - 1] ?? 0
      turns[place] = least
    }
    const needed = Math.min(missing, open)
    let sum = 0
    for (let place = 0; place < needed; place++) sum += turns[place] ?? 0
    if (needed === 0) continue
    into[at + AT.turns] = sum / MOST_TURNS
    into[at + AT.longest] = (turns[needed - 1] ?? 0) / MOST_TURNS
    into[at + AT.shortest] = (turns[0] ?? 0) / MOST_TURNS
  }
}

/** Farther than this nothing is foreseen. */
const MOST_TURNS = 25

const knowledge = (state: State, player: Player, seat: number, into: Float32Array, at: number): void => {
  const { row, trade, tech } = player
  for (let place = 0; place < row.length; place++) {
    const card = row[place] ?? 0
    const type = CARD_TYPE[card] ?? 0
    const level = CARD_LEVEL[card] ?? 1
    if (level > 1) into[at + AT.levels + type * LEVELS.length + level - 2] = 1
    into[at + AT.places + type * MOST_PLACES + placeAfterTurn(state, seat, place)] = 1
    into[at + AT.trade + type] = (into[at + AT.trade + type] ?? 0) + (trade[place] ?? 0) / 3
  }
  const isLast = has(player.feats, LAST_TECH)
  into[at + AT.tech] = (isLast ? 24 + Math.max(0, tech - 15) : tech) / 24
  into[at + AT.lastTech] = isLast ? 1 : 0
  let steps = 1
  while (steps < 5 && (TECH_LEVELS[tech + steps] ?? 0) === 0) steps++
  into[at + AT.nextTech] = steps / 5
}

const wealth = (state: State, player: Player, seat: number, into: Float32Array, at: number): void => {
  let all = 0
  for (let kind = 0; kind < player.resources.length; kind++) {
    const count = player.resources[kind] ?? 0
    all += count
    if (count > 0) into[at + AT.resources + kind] = 1
  }
  into[at + AT.moreResources] = Math.min(all, 8) / 8
  into[at + AT.naturals] = sizeOf(player.naturals) / 2
  into[at + AT.envoys] = sizeOf(player.envoys) / 3
  into[at + AT.conquered] = sizeOf(player.conquered) / 2
  into[at + AT.stored] = player.stored / 3
  into[at + AT.placing] = player.placing / 3
  let treaties = 0
  for (let card = 0; card < state.treaties.length; card++) if (state.treaties[card] === seat) treaties++
  into[at + AT.treaties] = treaties / 3
}

const wonders = (state: State, player: Player, seat: number, into: Float32Array, at: number): void => {
  into[at + AT.wonders] = countWonders(player.wonders) / 4
  for (let type = 0; type < WONDER_TYPES.length; type++) {
    into[at + AT.wonderTypes + type] = sizeOf(player.wonders[type] ?? 0) / 2
  }
  const slot = slotOfPlace(player, placeAfterTurn(state, seat, placeOfType(player, INDUSTRY)))
  let short = 8
  for (let type = 0; type < WONDER_TYPES.length; type++) {
    const wonder = state.tops[type] ?? NONE
    if (wonder !== NONE) short = Math.min(short, shortOf(player, wonder))
  }
  into[at + AT.lacking] = Math.max(0, short - slot) / 8
  into[at + AT.affordable] = short <= slot ? 1 : 0
  into[at + AT.lackingInLast] = Math.max(0, short - lastProduction(player)) / 8
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
    let [sites, open, bounty, sights, neutrals, frontier, raided] = [0, 0, 0, 0, 0, 0, 0]
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
        if (piece[near] === CITY_STATE) {
          neutrals++
          continue
        }
        open++
        if (barred[near] === 0) sites++
        if (token[near] === NATURAL_TOKEN) sights++
        else if (token[near] !== 0) bounty++
      }
      if (isBesideRival) frontier++
    }
    for (let count = 0; count < Math.min(player.cities.length, MOST_CITIES); count++) into[at + AT.cities + count] = 1
    let [mature, nearly, half] = [0, 0, 0]
    for (const city of player.cities) {
      let lacks = 0
      for (let direction = 0; direction < 6; direction++) {
        const near = neighbours[city * 6 + direction] ?? NONE
        if (near !== NONE && terrain[near] !== WATER && (owner[near] !== seat || isTown(near))) lacks++
      }
      if (lacks === 0) mature++
      else if (lacks === 1) nearly++
      else if (lacks === 2) half++
    }
    into[at + AT.mature] = mature / 5
    into[at + AT.nearlyMature] = nearly / 5
    into[at + AT.halfMature] = half / 5
    into[at + AT.controls] = player.controls / 20
    into[at + AT.manyControls] = Math.max(0, player.controls - 10) / 20
    into[at + AT.reinforced] = player.reinforced / 15
    into[at + AT.shore] = player.shore / 15
    into[at + AT.sites] = Math.min(sites, 6) / 6
    into[at + AT.noSites] = sites === 0 ? 1 : 0
    into[at + AT.open] = Math.min(open, 12) / 12
    into[at + AT.bounty] = Math.min(bounty, 4) / 4
    into[at + AT.sights] = Math.min(sights, 2) / 2
    into[at + AT.neutrals] = Math.min(neutrals, 3) / 3
    into[at + AT.frontier] = Math.min(frontier, 8) / 8
    into[at + AT.raided] = Math.min(raided, 5) / 5
  }
}

/** A figure this far away, or farther, is near nothing. */
const FAR = 8

const caravans = (state: State, board: Board, into: Float32Array): void => {
  for (let seat = 0; seat < state.players.length; seat++) {
    const at = seat * COUNT
    let [out, ready, near] = [0, 0, 0]
    for (const space of (state.players[seat] as Player).caravans) {
      if (space === ON_CARD) ready++
      if (space < 0) continue
      out++
      near += 1 - Math.min(FAR, nearestTown(state, board, seat, space)) / FAR
    }
    into[at + AT.caravans] = out / 3
    into[at + AT.caravansReady] = ready / 3
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

const expansion = (state: State, board: Board, player: Player, seat: number, into: Float32Array, at: number): void => {
  const own = state.extras.terra?.players[seat]
  if (own === undefined) return
  let districts = 0
  for (const space of own.districts) if (space !== NONE) districts++
  into[at + AT.districts] = districts / 5
  if (own.government !== NONE) into[at + AT.government + (CARD_TYPE[own.government] ?? 0)] = 1
  let [out, ready] = [0, 0]
  for (const space of own.armies) {
    if (space === ON_CARD) ready++
    if (space < 0) continue
    out++
    const near = at + AT.armyNear
    into[near] = Math.max(into[near] ?? 0, 1 - nearestFort(state, board, space) / FAR)
    into[near + 1] = Math.max(into[near + 1] ?? 0, 1 - nearestCityState(state, board, space) / FAR)
    into[near + 2] = Math.max(into[near + 2] ?? 0, 1 - nearestRivalCity(state, board, seat, space) / FAR)
    into[near + 3] = Math.max(into[near + 3] ?? 0, 1 - nearestBarbarian(state, board, space) / FAR)
  }
  into[at + AT.armies] = out / 2
  into[at + AT.armiesReady] = player.row.some((card) => CARD_TYPE[card] === MILITARY) ? ready / 2 : 0
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
