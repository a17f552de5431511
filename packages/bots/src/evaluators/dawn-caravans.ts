import {
  type Board,
  CAPITAL,
  CARD_TYPE,
  CITY,
  CITY_STATE,
  cardNumbered,
  ECONOMY,
  isMature,
  NONE,
  type Player,
  type State,
  WATER,
} from '@ecumene/dawn'
import { has } from '@ecumene/kernel'
import { spacesApart } from './dawn-map.ts'
import { hasBarbarian } from './dawn-survey.ts'

/*
 * How much trade a player's caravans bring in: tokens on the science card are the only thing that makes the tech dial quick.
 */

/** About how many trade tokens the economy card brings when it is next resolved; what takes longer counts for less. After `surveyLand`. */
export const tokensOfVisits = (state: State, board: Board, player: Player, seat: number): number => {
  const part = economyOf(player)
  if (part === null) return 0
  waysToTowns(state, board, seat, part.water)
  visited.length = 0
  let tokens = 0
  for (let caravan = 0; caravan < part.caravans; caravan++) {
    const at = player.caravans[caravan] ?? NONE
    if (at >= 0) tokens += tokensFrom(at, part.distance)
    else tokens += tokensFrom(nearestStart(state, player, seat), part.distance)
  }
  return Math.min(MOST_TOKENS, tokens)
}

/** About how many turns of caravans it takes until somebody who has given no card has been visited, so many times. `givers`: rivals who have given one. */
export const turnsToVisit = (
  state: State,
  board: Board,
  player: Player,
  seat: number,
  missing: number,
  givers: number,
): number => {
  const part = economyOf(player)
  if (part === null) return NEVER
  const starts = player.cities.filter((city) => city === player.capital || isMature(state, seat, city))
  for (const at of player.caravans) if (at >= 0) starts.push(at)
  const wayTo = (space: number): number => {
    let way = FAR
    for (const start of starts) way = Math.min(way, spacesApart(board, start, space))
    return Math.max(1, way / part.distance)
  }
  const ways: number[] = []
  for (const [id, space] of board.cityStateSpaces.entries()) {
    if (space !== NONE && state.piece[space] === CITY_STATE && !has(player.envoys, id)) ways.push(wayTo(space))
  }
  const rivals: number[] = []
  for (const [other, { cities }] of state.players.entries()) {
    if (other !== seat && cities.length > 0) rivals.push(Math.min(...cities.map(wayTo)))
  }
  // The cards of those who are nearest are held first.
  ways.push(...rivals.sort((one, other) => one - other).slice(givers))
  if (ways.length < missing) return NEVER
  ways.sort((one, other) => one - other)
  let sum = 0
  for (let at = 0; at < missing; at++) sum += ways[at] ?? 0
  return (VISIT * sum) / (1 + TOGETHER * (part.caravans - 1))
}

const economyOf = ({ row }: Player): EconomyPart | null => {
  const card = row.find((one) => CARD_TYPE[one] === ECONOMY)
  return card === undefined ? null : cardNumbered(card).economy
}

type EconomyPart = NonNullable<ReturnType<typeof cardNumbered>['economy']>

const NEVER = 20
/** Ways are longer than they look. */
const VISIT = 1.4
/** How much of a second caravan's way is walked along with the first one's. */
const TOGETHER = 0.5

/** N-10.16 */
const TOKENS = 2
/** N-16.6 */
const MOST_TOKENS = 3
/** What is left of the worth of a visit for every further economy card that it takes to get there. */
const LATER = 0.55
/** N-10.14: a second caravan has to go on to another town. */
const ONWARD = 3
const FAR = 99

const visited: number[] = []

const tokensFrom = (space: number, distance: number): number => {
  if (space === NONE) return 0
  const town = towns[space] ?? NONE
  if (town === NONE) return 0
  const way = Math.max(1, steps[space] ?? FAR) + (visited.includes(town) ? ONWARD : 0)
  visited.push(town)
  return TOKENS * LATER ** (Math.ceil(way / distance) - 1)
}

/** N-10.6 */
const nearestStart = (state: State, player: Player, seat: number): number => {
  let nearest = NONE
  for (const city of player.cities) {
    if (city !== player.capital && !isMature(state, seat, city)) continue
    if (nearest === NONE || (steps[city] ?? FAR) < (steps[nearest] ?? FAR)) nearest = city
  }
  return nearest
}

const MOST_SPACES = 512
/** By space: steps to the nearest city-state or rival city, and which it is. */
const steps = new Int16Array(MOST_SPACES)
const towns = new Int16Array(MOST_SPACES)
const queue = new Int16Array(MOST_SPACES)

const waysToTowns = (state: State, board: Board, seat: number, water: boolean): void => {
  towns.fill(NONE, 0, board.size)
  steps.fill(FAR, 0, board.size)
  let last = 0
  for (let space = 0; space < board.size; space++) {
    const piece = state.piece[space]
    const isRival = (piece === CITY || piece === CAPITAL) && state.owner[space] !== seat
    if ((piece !== CITY_STATE && !isRival) || hasBarbarian(space)) continue
    towns[space] = space
    steps[space] = 0
    queue[last++] = space
  }
  for (let next = 0; next < last; next++) {
    const space = queue[next] ?? 0
    for (let direction = 0; direction < 6; direction++) {
      const near = board.neighbours[space * 6 + direction] ?? NONE
      if (near === NONE || towns[near] !== NONE || hasBarbarian(near)) continue
      if (board.terrain[near] === WATER && !water) continue
      towns[near] = towns[space] ?? NONE
      steps[near] = (steps[space] ?? 0) + 1
      queue[last++] = near
    }
  }
}
