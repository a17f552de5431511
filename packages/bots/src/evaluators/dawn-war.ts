import {
  type Board,
  boardOf,
  CAPITAL,
  CITY_STATE,
  cardNumbered,
  isMature,
  MILITARY,
  NONE,
  type Player,
  type State,
} from '@ecumene/dawn'
import { chanceToBeat, isFort } from './dawn-armies.ts'
import { spacesApart } from './dawn-map.ts'
import { LAST_SLOT, placeAfterTurn, placeOfType, slotOfPlace } from './dawn-row.ts'
import { UNREACHED, walkFrom } from './dawn-survey.ts'

/*
 * About how many turns it takes to win by arms what an agenda asks for: one over the chance that a turn succeeds, and what the way
 * there costs.
 */

/** No agenda is foreseen to take longer. */
export const NEVER = 20

/** A rival capital defeated, or city-states conquered, whichever is quicker. */
export const turnsToConquer = (state: State, player: Player, seat: number, missing: number, slot: number): number => {
  const board = boardOf(state.layout)
  const terra = state.extras.terra
  const place = placeOfType(player, MILITARY)
  const card = cardNumbered(player.row[place] ?? 0).military
  const strength = LAST_SLOT + (player.trade[place] ?? 0) + (card?.bonus ?? 0)
  const armies = terra?.players[seat]?.armies
  const attacks = armies === undefined ? (card?.attacks ?? 2) : armies.filter((at) => at > OUT_OF_PLAY).length
  const sources = armies === undefined ? spacesOf(state, board, seat) : quarters(state, player, seat, armies)
  const ways = walkFrom(state, board, seat, sources)
  const ignoresWater = card?.through === 'anything' || card?.through === 'water'
  const distanceTo = (space: number): number => {
    let straight = 12
    for (const source of sources) straight = Math.min(straight, spacesApart(board, source, space))
    if (ignoresWater) return straight
    return Math.min(ways[space] ?? UNREACHED, straight + BLOCKED)
  }
  const range = armies === undefined ? (card?.range ?? 2) : MARCH
  const turnsFor = (space: number, defence: number): number => {
    const fails = (1 - chanceToBeat(strength - defence)) ** Math.max(1, attacks)
    const effort = 0.9 / Math.max(LEAST_CHANCE, 1 - fails)
    return effort + SLOT * (LAST_SLOT - slot) + STEP * Math.max(0, distanceTo(space) - range)
  }
  let least = NEVER
  for (let other = 0; other < state.players.length; other++) {
    const rival = state.players[other] as Player
    if (other === seat || rival.capital === NONE) continue
    const defence = 2 * (board.difficulty[rival.capital] ?? 0) + guardsOf(state, board, rival.capital, other)
    least = Math.min(least, turnsFor(rival.capital, defence + tradeForWar(rival)))
  }
  const states: number[] = []
  for (const space of board.cityStateSpaces) {
    if (space !== NONE && state.piece[space] === CITY_STATE) states.push(turnsFor(space, CITY_STATE_DEFENCE))
  }
  return Math.min(least, sumOfLeast(states, missing))
}

/** Forts taken by armies. */
export const turnsToForts = (state: State, player: Player, seat: number, missing: number, slot: number): number => {
  const board = boardOf(state.layout)
  const place = placeOfType(player, MILITARY)
  const bonus = cardNumbered(player.row[place] ?? 0).military?.bonus ?? 0
  const strength = Math.max(4, slot) + 0.9 * (player.trade[place] ?? 0) + bonus
  const armies = state.extras.terra?.players[seat]?.armies ?? []
  // A second army helps where it gets there, too.
  const attempts = 1 + SUPPORT * (armies.filter((at) => at > OUT_OF_PLAY).length - 1)
  const ways = walkFrom(state, board, seat, quarters(state, player, seat, armies))
  const forts: number[] = []
  for (let space = 0; space < board.size; space++) {
    if (!isFort(board, space) || state.owner[space] === seat) continue
    const owner = state.owner[space] ?? NONE
    let defence = FORT_DEFENCE
    if (owner !== NONE) {
      defence += guardsOf(state, board, space, owner) + 0.7 * tradeForWar(state.players[owner] as Player)
    }
    const distance = Math.min(8, ways[space] ?? UNREACHED)
    const fails = (1 - chanceToBeat(strength - defence)) ** attempts
    const effort = 1 / Math.max(LEAST_CHANCE, 1 - fails)
    forts.push(effort + STEP * Math.max(0, distance - MARCH) + (owner === NONE ? 0 : 0.5))
  }
  return sumOfLeast(forts, missing) + SLOT * (LAST_SLOT - slot)
}

/** How many cities a player may expect to lose to the next attacks of the rival that threatens most, and how many of them stand on forts. */
export const lossesOf = (state: State, player: Player, seat: number): Losses => {
  const most = { cities: 0, forts: 0 }
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    const { cities, forts } = lossesTo(state, player, seat, other)
    most.cities = Math.max(most.cities, cities)
    most.forts = Math.max(most.forts, forts)
  }
  return most
}

export type Losses = { readonly cities: number; readonly forts: number }

const lossesTo = (state: State, player: Player, seat: number, attacker: number): Losses => {
  const board = boardOf(state.layout)
  const rival = state.players[attacker] as Player
  const place = placeOfType(rival, MILITARY)
  const { military, more } = cardNumbered(rival.row[place] ?? 0)
  const armies = state.extras.terra?.players[attacker]?.armies
  const slot = slotOfPlace(rival, placeAfterTurn(state, attacker, place))
  const attacks = armies === undefined ? (military?.attacks ?? 0) : armies.filter((at) => at > OUT_OF_PLAY).length
  const range = armies === undefined ? (military?.range ?? 0) : (more?.armies?.distance ?? MARCH)
  const sources = armies === undefined ? null : quarters(state, rival, attacker, armies)
  const strength = slot + (military?.bonus ?? 0) - tradeForWar(player)
  const chances: number[] = []
  let forts = 0
  for (const city of player.cities) {
    // N-15.12: a capital stays.
    if (city === player.capital) continue
    const difficulty = board.difficulty[city] ?? 0
    const chance = chanceToBeat(strength - 2 * difficulty - guardsOf(state, board, city, seat))
    // T-9.5: an army enters no ground that is harder than its card's slot.
    if (chance === 0 || (sources !== null && difficulty > slot)) continue
    if (!isInRange(state, board, attacker, city, range, sources)) continue
    chances.push(chance)
    if (sources !== null && isFort(board, city)) forts += chance
  }
  chances.sort((one, other) => other - one)
  let cities = 0
  for (let at = 0; at < attacks; at++) cities += chances[at] ?? 0
  return { cities, forts: Math.min(forts, cities) }
}

/** From any space of the attacker or, where armies attack, from where they are or can set out. */
const isInRange = (
  state: State,
  board: Board,
  attacker: number,
  space: number,
  range: number,
  sources: readonly number[] | null,
): boolean => {
  if (sources !== null) return sources.some((from) => spacesApart(board, from, space) <= range)
  for (let from = 0; from < board.size; from++) {
    if (state.owner[from] === attacker && spacesApart(board, from, space) <= range) return true
  }
  return false
}

const OUT_OF_PLAY = -2
const SUPPORT = 0.5
const FORT_DEFENCE = 6
const CITY_STATE_DEFENCE = 8
/** How far an army gets with one card. */
const MARCH = 3
/** Turns for each step beyond the range; as many steps as water or a rival in the way is worth; turns for each slot below the last. */
const STEP = 0.35
const BLOCKED = 7
const SLOT = 0.1
const LEAST_CHANCE = 0.12

const spacesOf = (state: State, board: Board, seat: number): readonly number[] => {
  const own: number[] = []
  for (let space = 0; space < board.size; space++) if (state.owner[space] === seat) own.push(space)
  return own
}

/** Where armies are or can set out. */
const quarters = (state: State, { cities }: Player, seat: number, armies: readonly number[]): readonly number[] => [
  ...armies.filter((at) => at >= 0),
  ...cities.filter((city) => state.piece[city] === CAPITAL || isMature(state, seat, city)),
]

const REINFORCED = 2

/** Reinforced tokens beside a space. */
const guardsOf = (state: State, board: Board, space: number, owner: number): number => {
  let count = 0
  for (let direction = 0; direction < 6; direction++) {
    const near = board.neighbours[space * 6 + direction] ?? NONE
    if (near !== NONE && state.owner[near] === owner && state.piece[near] === REINFORCED) count++
  }
  return count
}

const tradeForWar = (player: Player): number => player.trade[placeOfType(player, MILITARY)] ?? 0

const sumOfLeast = (turns: number[], count: number): number => {
  if (turns.length < count) return NEVER
  turns.sort((one, other) => one - other)
  let sum = 0
  for (let at = 0; at < count; at++) sum += turns[at] ?? 0
  return sum
}
