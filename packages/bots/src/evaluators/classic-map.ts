import {
  AROUND,
  columnOf,
  cultureOn,
  FIGURE_COUNT,
  FIRST_SCOUT,
  HIDDEN,
  HUT_TOKEN,
  holderOf,
  isRevealed,
  isWater,
  NEIGHBOURS,
  NO_TOKEN,
  NONE,
  type Player,
  productionOn,
  resourceOn,
  rowOf,
  SQUARES,
  type State,
  tradeOn,
} from '@ecumene/classic'

/** What the figures of a player stand near to: sites for cities, huts and villages, unknown land. */
export const bearing = (state: State, seat: number): number => {
  const player = state.players[seat] as Player
  let sum = 0
  for (let figure = 0; figure < FIRST_SCOUT; figure++) {
    const square = player.figures[figure] as number
    if (square >= 0) sum += errand(state, seat, square)
  }
  let wanted = player.cityLimit - player.cities.filter((square) => square !== NONE).length
  for (let figure = FIRST_SCOUT; figure < FIGURE_COUNT; figure++) {
    const square = player.figures[figure] as number
    if (square < 0) continue
    sum += 1.6 + (wanted > 0 ? prospect(state, seat, square) : yieldOf(state, square) * 0.5)
    wanted--
  }
  return sum - unknownAtHome(state, player)
}

const steps = (one: number, other: number): number =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other))

/** An army goes for huts and villages, and where there are none for unknown land. */
const errand = (state: State, seat: number, square: number): number => {
  const village = forces(state.players[seat] as Player) >= 4 ? 1.6 : 0
  let best = 0
  for (let target = 0; target < SQUARES; target++) {
    const token = state.token[target] as number
    const worth = token === NO_TOKEN ? (state.land[target] === HIDDEN ? 0.7 : 0) : token === HUT_TOKEN ? 1.3 : village
    if (worth > 0) best = Math.max(best, worth / (1 + steps(square, target) * 0.35))
  }
  return best
}

const forces = ({ units }: Player): number => {
  let count = 0
  for (const cards of units) count += cards
  return count
}

/** How good the best site is that a scout could go to. */
const prospect = (state: State, seat: number, from: number): number => {
  let best = 0
  for (let square = 0; square < SQUARES; square++) {
    const far = steps(from, square)
    if (far > 9 || !isSite(state, seat, square)) continue
    best = Math.max(best, (2 + surroundings(state, square) * 0.28) / (1 + far * 0.22))
  }
  if (best > 0) return best
  // No site is known: unknown land may have one.
  for (const next of NEIGHBOURS[from] as readonly number[]) if (state.land[next] === HIDDEN) best = 0.4
  return best
}

/** C-9.9 to C-9.14 */
const isSite = (state: State, seat: number, square: number): boolean => {
  if (!isRevealed(state, square) || isWater(state, square) || state.region[square] !== NONE) return false
  const around = AROUND[square] as readonly number[]
  if (around.length < 8) return false
  for (let at = 0; at < around.length; at++) {
    const next = around[at] as number
    if (!isRevealed(state, next) || state.token[next] !== NO_TOKEN || state.region[next] !== NONE) return false
    const holder = holderOf(state, next)
    if (holder !== NONE && holder !== seat) return false
  }
  return true
}

const surroundings = (state: State, square: number): number => {
  let sum = 0
  for (const next of AROUND[square] as readonly number[]) sum += yieldOf(state, next)
  return sum
}

const yieldOf = (state: State, square: number): number =>
  1.2 * tradeOn(state, square) +
  productionOn(state, square) +
  cultureOn(state, square) +
  (resourceOn(state, square) === NONE ? 0 : 0.5)

/** Unknown land around the capital is land for others. */
const unknownAtHome = (state: State, { cities }: Player): number => {
  const capital = cities[0] as number
  if (capital === NONE) return 0
  let hidden = 0
  for (let square = 0; square < SQUARES; square++) {
    if (state.land[square] === HIDDEN && steps(capital, square) <= 9) hidden++
  }
  return hidden * 0.06
}
