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
  underWay,
} from '@ecumene/classic'

/** What a player's figures are close to: sites for cities, huts and villages, unknown land. */
export const bearing = (state: State, seat: number): number => {
  const player = state.players[seat] as Player
  let sum = errands(state, player)
  let wanted = player.cityLimit - player.cities.filter((square) => square !== NONE).length
  for (let figure = FIRST_SCOUT; figure < FIGURE_COUNT; figure++) {
    const square = player.figures[figure] ?? 0
    if (square < 0) continue
    sum += 1.4 + (wanted > 0 ? 1 + prospect(state, seat, square) : yieldOf(state, square) * 0.6)
    wanted--
  }
  return sum + homeland(state, seat)
}

const FAR = 99

/** Steps over passable land to the nearest source; sources stand in the queue, and `far` has set them to 0. */
const spread = (state: State, player: Player, far: Int8Array, queue: Int16Array, sources: number): void => {
  let end = sources
  for (let head = 0; head < end; head++) {
    const square = queue[head] ?? 0
    const next = (far[square] ?? 0) + 1
    const neighbours = NEIGHBOURS[square] as readonly number[]
    for (let at = 0; at < neighbours.length; at++) {
      const other = neighbours[at] ?? 0
      if ((far[other] ?? 0) <= next || !isRevealed(state, other)) continue
      if (player.water === 0 && isWater(state, other)) continue
      far[other] = next
      queue[end++] = other
    }
  }
}

const far = new Int8Array(SQUARES)
const queue = new Int16Array(SQUARES)
const toFrontier = new Int8Array(SQUARES)
const frontier = new Int16Array(SQUARES)

/** The nearest army goes for huts and villages, and for unknown land. */
const errands = (state: State, player: Player): number => {
  const strong = unitsOf(player) >= 4
  far.fill(FAR)
  toFrontier.fill(FAR)
  let prizes = 0
  let edges = 0
  for (let square = 0; square < SQUARES; square++) {
    if (!isRevealed(state, square)) continue
    if (isPrize(state, square, strong)) {
      far[square] = 0
      queue[prizes++] = square
    }
    if (isFrontier(state, square)) {
      toFrontier[square] = 0
      frontier[edges++] = square
    }
  }
  spread(state, player, far, queue, prizes)
  spread(state, player, toFrontier, frontier, edges)
  return nearness(player, far, 1.2) + nearness(player, toFrontier, 0.6)
}

const nearness = (player: Player, far: Int8Array, worth: number): number => {
  let nearest = FAR
  for (let figure = 0; figure < FIRST_SCOUT; figure++) {
    const square = player.figures[figure] ?? 0
    if (square >= 0) nearest = Math.min(nearest, far[square] ?? 0)
  }
  return nearest === FAR ? 0 : worth / (1 + nearest * 0.3)
}

const isPrize = (state: State, square: number, strong: boolean): boolean => {
  const token = state.token[square] ?? 0
  return token === HUT_TOKEN || (strong && token !== NO_TOKEN)
}

const isFrontier = (state: State, square: number): boolean => {
  if (!isRevealed(state, square)) return false
  const neighbours = NEIGHBOURS[square] as readonly number[]
  for (let at = 0; at < neighbours.length; at++) if (state.land[neighbours[at] ?? 0] === HIDDEN) return true
  return false
}

const unitsOf = ({ units }: Player): number => {
  let count = 0
  for (const cards of units) count += cards
  return count
}

/** How good the best site is that a scout could go to; unknown land may have one. */
const prospect = (state: State, seat: number, from: number): number => {
  far.fill(FAR)
  far[from] = 0
  queue[0] = from
  spread(state, state.players[seat] as Player, far, queue, 1)
  // A moving scout still has part of its move left.
  const march = underWay(state)
  const ahead = march?.at === from ? march.left : 0
  let best = 0
  for (let square = 0; square < SQUARES; square++) {
    if (far[square] === FAR) continue
    const steps = Math.max(0, (far[square] ?? 0) - ahead)
    if (isSite(state, seat, square)) best = Math.max(best, (8 + surroundings(state, square) * 0.6) / (1 + steps * 0.2))
    else if (isFrontier(state, square)) best = Math.max(best, 4 / (1 + steps * 0.2))
  }
  return best
}

/** C-9.9 to C-9.14 */
const isSite = (state: State, seat: number, square: number): boolean => {
  if (isWater(state, square) || state.region[square] !== NONE || state.token[square] !== NO_TOKEN) return false
  const around = AROUND[square] as readonly number[]
  if (around.length < 8) return false
  for (let at = 0; at < around.length; at++) {
    const next = around[at] ?? 0
    if (!isRevealed(state, next) || state.token[next] !== NO_TOKEN || state.region[next] !== NONE) return false
    const holder = holderOf(state, next)
    if (holder !== NONE && holder !== seat) return false
  }
  return true
}

const surroundings = (state: State, square: number): number => {
  const around = AROUND[square] as readonly number[]
  let sum = 0
  for (let at = 0; at < around.length; at++) sum += yieldOf(state, around[at] ?? 0)
  return sum
}

const yieldOf = (state: State, square: number): number =>
  1.2 * tradeOn(state, square) +
  productionOn(state, square) +
  cultureOn(state, square) +
  (resourceOn(state, square) === NONE ? 0 : 0.5)

/** Known land that is nearer to the player's capital than to any other. */
const homeland = (state: State, seat: number): number => {
  const key = state.players.reduce((sum, { cities }) => sum * SQUARES + (cities[0] ?? 0) + 1, seat)
  let near = NEAR.get(key)
  if (near === undefined) {
    near = nearSquares(state, seat)
    NEAR.set(key, near)
  }
  let squares = 0
  for (let at = 0; at < near.length; at++) if (isRevealed(state, near[at] ?? 0)) squares++
  return squares * 0.05
}

/** Squares nearest to a capital, by where all capitals stand. */
const NEAR = new Map<number, readonly number[]>()

const nearSquares = (state: State, seat: number): readonly number[] => {
  const capitals = state.players.map(({ cities }) => cities[0] ?? 0)
  const own = capitals[seat] ?? 0
  if (own === NONE) return []
  return Array.from({ length: SQUARES }, (_, square) => square).filter((square) =>
    capitals.every((other) => other === NONE || steps(own, square) <= steps(other, square)),
  )
}

const steps = (one: number, other: number): number =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other))
