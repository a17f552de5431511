import {
  AGENDAS,
  type AgendaId,
  ALL_VICTORY_CARDS,
  addWonder,
  type Board,
  boardOf,
  CAPITAL,
  CARD_LEVEL,
  CARD_TYPE,
  CITY,
  CITY_STATE,
  countMature,
  countWonders,
  dawn,
  ECONOMY,
  type Frame,
  INDUSTRY,
  type Move,
  type MoveKind,
  NONE,
  type Player,
  SCIENCE,
  type State,
  WATER,
} from '@ecumene/dawn'
import { sizeOf } from '@ecumene/kernel'
import { type Account, accountOf, leadOf, type Part, sumOf } from '../parts.ts'
import { armiesWorth, marchPromise, stakeOf, stepPromise } from './dawn-armies.ts'
import { spacesApart } from './dawn-map.ts'

/**
 * Chance of winning a position of New Dawn, judged by what each player has and what the pending decision promises, in
 * rough points. The weights were found by playing matches, not proved; change one only with a match to show for it.
 */
export const evaluateDawn = (state: State, seat: number): number =>
  1 / (1 + Math.exp(-leadOf(PARTS, state, state.players.length, seat) / SPREAD))

/** The same in parts, for hints. */
export const accountOfDawn = (state: State, seat: number): Account =>
  accountOf(PARTS, state, state.players.length, seat)

/** How many points of lead make a game nearly won. */
const SPREAD = 18

const HOLDINGS: readonly Part<State>[] = [
  { feature: 'agendas', worth: (state, seat) => agendas(state, playerOf(state, seat), seat) },
  { feature: 'territory', worth: (state, seat) => territory(state, playerOf(state, seat), seat) },
  { feature: 'knowledge', worth: (state, seat) => knowledge(playerOf(state, seat)) },
  { feature: 'wealth', worth: (state, seat) => wealth(state, playerOf(state, seat), seat) },
  { feature: 'armies', worth: (state, seat) => armiesWorth(state, seat) },
  { feature: 'districts', worth: (state, seat) => settlements(state, seat) },
]

const PARTS: readonly Part<State>[] = [
  ...HOLDINGS,
  { feature: 'followUp', worth: (state, seat) => followUpOf(state, seat) },
]

/** What a seat has, in rough points: all but what the decisions to come in this turn promise. */
export const holdingsOf = (state: State, seat: number): number => sumOf(HOLDINGS, state, seat)

/** What the decisions to come in this turn promise, in rough points. */
export const followUpOf = (state: State, seat: number): number => (state.ending === '' ? promise(state, seat) : 0)

const playerOf = (state: State, seat: number): Player => state.players[seat] as Player

/** Districts and a government of Terra Incognita. */
const settlements = (state: State, seat: number): number => {
  const own = state.extras.terra?.players[seat]
  if (own === undefined) return 0
  let sum = own.government === NONE ? 0 : (GOVERNMENT_WORTH[CARD_TYPE[own.government] ?? 0] ?? 0)
  for (const space of own.districts) if (space !== NONE) sum += 1.6
  return sum
}

/** By the type of the card that the government shifts. */
const GOVERNMENT_WORTH = [1.6, 0.8, 1, 1.2, 1.4, 1]

/** Markers win the game; the better agenda of every other card counts by how far it has come. */
const agendas = (state: State, player: Player, seat: number): number => {
  let sum = 0
  for (const card of state.victoryCards) {
    if ((player.markers & (1 << card)) !== 0) {
      sum += 30
      continue
    }
    let nearest = 0
    for (const id of ALL_VICTORY_CARDS[card] as readonly AgendaId[]) {
      const { goal, progress } = AGENDAS[id]
      const part = Math.min(1, progress(state, player, seat) / goal)
      nearest = Math.max(nearest, part * part)
    }
    sum += 14 * nearest
  }
  return sum
}

const territory = (state: State, player: Player, seat: number): number => {
  const board = boardOf(state.layout)
  let sum =
    player.controls * 1.1 + player.reinforced * 0.25 + player.cities.length * 4.5 + countWonders(player.wonders) * 6
  for (const city of player.cities) sum += surroundings(state, board, seat, city)
  return sum + countMature(state, seat) * 1.5
}

/** A city is worth what can still be had around it: open land, resources, and few spaces missing to maturity. */
const surroundings = (state: State, board: Board, seat: number, city: number): number => {
  let sum = 0
  for (let direction = 0; direction < 6; direction++) {
    const near = board.neighbours[city * 6 + direction] ?? 0
    if (near === NONE || board.terrain[near] === WATER) {
      sum += 0.25
      continue
    }
    if (state.owner[near] === seat) sum += 0.35
    else if (state.owner[near] === NONE) {
      sum += 0.3 - 0.05 * (board.difficulty[near] ?? 0)
      if (state.token[near] !== 0) sum += 0.4
    }
  }
  return sum
}

const knowledge = (player: Player): number => {
  let sum = (player.tech + ((player.feats & 1) !== 0 ? 10 : 0)) * 0.4
  for (let place = 0; place < player.row.length; place++) {
    const card = player.row[place] ?? 0
    const level = CARD_LEVEL[card] ?? 0
    const type = CARD_TYPE[card] ?? 0
    sum += level * (type === ECONOMY ? 0.7 : 1.2)
    // Cards far to the right are strong; industry and science gain most by it.
    sum += place * (type === INDUSTRY ? 0.3 : type === SCIENCE ? 0.15 : 0.1)
  }
  return sum
}

const TOKEN_WORTH = [0.55, 0.45, 0.3, 0.7, 0.45, 0.3]

const wealth = (state: State, player: Player, seat: number): number => {
  let sum =
    sizeOf(player.naturals) * 3 + sizeOf(player.envoys) * 1.5 + sizeOf(player.conquered) * 3 + player.stored * 0.4
  for (let place = 0; place < player.row.length; place++) {
    sum += (player.trade[place] ?? 0) * (TOKEN_WORTH[CARD_TYPE[player.row[place] ?? 0] ?? 0] ?? 0)
  }
  for (const count of player.resources) sum += Math.min(count, 3) * 1.1
  for (const holder of state.treaties) if (holder === seat) sum += 1.2
  sum += player.placing * 0.5
  for (const at of player.caravans) if (at >= 0) sum += 0.9 - 0.12 * nearestVisit(state, seat, at)
  return sum
}

/** Steps to the nearest city or city-state that a caravan could visit, over open ground. */
const nearestVisit = (state: State, seat: number, from: number): number => {
  const board = boardOf(state.layout)
  let nearest = 9
  for (let space = 0; space < board.size; space++) {
    const owner = state.owner[space] ?? 0
    const piece = state.piece[space] ?? 0
    if (piece !== CITY_STATE && (owner === NONE || owner === seat || (piece !== CITY && piece !== CAPITAL))) continue
    if (state.turnSoFar.visited.includes(space)) continue
    nearest = Math.min(nearest, spacesApart(board, space, from))
  }
  return nearest
}

const legal: Move[] = []

/** What the decisions still to be made by this seat will bring, judged by the best thing that can be chosen now. */
const promise = (state: State, seat: number): number => {
  const top = state.pending[state.pending.length - 1]
  if (top === undefined) return 0
  if (top.kind === 'attackerSpends' || top.kind === 'defenderSpends') return fight(state, seat)
  if (state.active !== seat || top.seat !== seat) return 0
  switch (top.kind) {
    case 'turn':
      return 0
    case 'place':
      return 1.2 * Math.min(top.left, count(state, seat, 'place'))
    case 'gain':
      return 1.1
    case 'science':
      return ((state.resolving?.slot ?? 0) + top.spent) * 0.55
    case 'caravan':
      return 1.7 - 0.22 * nearestVisit(state, seat, top.at)
    case 'pay':
      return 9 + top.production * 0.3 + wonderPromise(state, seat, top.wonder)
    case 'growth':
      return growthPromise(state, seat, top.reinforces)
    case 'armies':
      return 0.9 * marchPromise(state, seat)
    case 'army':
      return 0.3 + stepPromise(state, seat)
    case 'exploredTile':
      return 2
    case 'loot':
      return top.left * 0.6
    case 'industry':
    case 'military':
    case 'economy':
      break
    default:
      return 0.5
  }
  let best = 0
  for (const { kind } of dawn.legal(state, seat, legal)) best = Math.max(best, worthOf(state, top, kind))
  return best
}

/** What a wonder brings the agendas nearer to their end. */
const wonderPromise = (state: State, seat: number, wonder: number): number => {
  const player = playerOf(state, seat)
  const wonders = player.wonders.slice()
  addWonder(wonders, wonder)
  return agendas(state, { ...player, wonders }, seat) - agendas(state, player, seat)
}

/** A further district, or tokens to reinforce. */
const growthPromise = (state: State, seat: number, reinforces: number): number => {
  const { controls, reinforced } = state.players[seat] as Player
  const held = state.extras.terra?.players[seat]?.districts ?? []
  const adds = dawn.legal(state, seat, legal).some((move) => move.kind === 'district' && !held.includes(move.space))
  return Math.max(adds ? 1.4 : 0, 0.2 * Math.min(reinforces, controls - reinforced))
}

/** Legal moves of one kind. */
const count = (state: State, seat: number, kind: string): number => {
  let found = 0
  for (const move of dawn.legal(state, seat, legal)) if (move.kind === kind) found++
  return found
}

const worthOf = (state: State, asked: Frame, kind: MoveKind): number => {
  const { attacks, reinforces } = asked.kind === 'military' ? asked : { attacks: 0, reinforces: 0 }
  switch (kind) {
    case 'wonder':
      return 7.5
    case 'city':
      return 4.6
    case 'attack':
      return 0.24 * Math.max(1, (state.resolving?.slot ?? 0) - 1) * attacks
    case 'reinforce':
      return 0.2 * reinforces
    case 'depart':
    case 'caravan':
      return 0.9
    default:
      return 0
  }
}

/** What a won attack on each kind of piece is worth; on anything else 2. */
const STAKES: Readonly<Partial<Record<number, number>>> = { [CITY]: 6, [CAPITAL]: 4, [CITY_STATE]: 7 }

/** The current attack: what a win would change, by whether it is won as things stand. */
const fight = (state: State, seat: number): number => {
  const { attack } = state
  if (attack === null || (seat !== state.active && seat !== attack.defender)) return 0
  const stake =
    state.extras.terra === undefined ? (STAKES[attack.defenderKind] ?? 2) : stakeOf(state, state.active, attack.target)
  const winning = attack.attack > attack.defence
  if (seat === state.active) return winning ? stake : 0
  return winning ? -stake * 0.6 : 0
}
