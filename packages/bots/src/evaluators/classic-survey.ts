import {
  AROUND,
  columnOf,
  cultureOn,
  HIDDEN,
  HUT_TOKEN,
  isRevealed,
  isWater,
  layoutFor,
  NEIGHBOURS,
  NO_TOKEN,
  NONE,
  OFF_MAP,
  productionOn,
  resourceOn,
  rowOf,
  SQUARES,
  type State,
  tradeOn,
} from '@ecumene/classic'

/**
 * What can be told from the land, its markers and its cities alone. Most moves change none of them, so the last few surveys
 * are kept: judging a position costs a comparison instead of a dozen walks over the map.
 */
export type Survey = {
  /** Where a city could be founded if no enemy is near and the huts and villages are gone (C-9.9 to C-9.14). */
  readonly sites: readonly Site[]
  /** Huts and villages that lie in the way of cities. */
  readonly inTheWay: readonly number[]
  /** Known squares beside unknown ones. */
  readonly frontier: readonly number[]
  /** Steps from each square to the nearest hut, or with `villages` village as well. */
  toPrizes(villages: boolean, sails: boolean): Steps
  toFrontier(sails: boolean): Steps
  /** Steps over known land. */
  from(square: number, sails: boolean): Steps
  /** Steps by land that may still be unknown. */
  toGates(square: number, sails: boolean): Steps
  /** How many known squares are nearer to the capital of a seat than to any other. */
  homeland(state: State, seat: number): number
}

/** How good its surroundings are, and where huts and villages are still in the way (C-9.11). */
export type Site = {
  readonly square: number
  readonly surroundings: number
  readonly obstacles: readonly number[]
}

/** By square; `FAR` where there is no way. */
export type Steps = Readonly<Int8Array>
export const FAR = 99

export const surveyOf = (state: State): Survey => {
  for (let at = 0; at < kept.length; at++) {
    const one = kept[at] as Kept
    if (isOf(one, state)) return one.survey
  }
  const made: Kept = {
    land: state.land.slice(),
    token: state.token.slice(),
    region: state.region.slice(),
    survey: newSurvey(state),
  }
  kept[oldest] = made
  oldest = (oldest + 1) % MOST_KEPT
  return made.survey
}

/** What an icon is worth to whoever could use the square. */
export const yieldOf = (state: State, square: number): number =>
  1.2 * tradeOn(state, square) +
  productionOn(state, square) +
  cultureOn(state, square) +
  (resourceOn(state, square) === NONE ? 0 : 0.5)

type Kept = {
  readonly land: readonly number[]
  readonly token: readonly number[]
  readonly region: readonly number[]
  readonly survey: Survey
}

const MOST_KEPT = 12
const kept: Kept[] = []
let oldest = 0

const isOf = ({ land, token, region }: Kept, state: State): boolean => {
  const { squares } = layoutFor(state.players.length)
  for (let at = 0; at < squares.length; at++) {
    const square = squares[at] ?? 0
    if (region[square] !== state.region[square] || land[square] !== state.land[square]) return false
    if (token[square] !== state.token[square]) return false
  }
  return true
}

/** The state changes in place later on: everything that needs it is read now, or from the copies. */
const newSurvey = (state: State): Survey => {
  const revealed = new Uint8Array(SQUARES)
  const water = new Uint8Array(SQUARES)
  const map = new Uint8Array(SQUARES)
  const sites: Site[] = []
  const frontier: number[] = []
  const huts: number[] = []
  const prizes: number[] = []
  for (let square = 0; square < SQUARES; square++) {
    if (state.land[square] !== OFF_MAP) map[square] = 1
    if (!isRevealed(state, square)) continue
    revealed[square] = 1
    if (isWater(state, square)) water[square] = 1
    const site = siteOn(state, square)
    if (site !== null) sites.push(site)
    if (isFrontier(state, square)) frontier.push(square)
    if (state.token[square] === HUT_TOKEN) huts.push(square)
    if (state.token[square] !== NO_TOKEN) prizes.push(square)
  }
  const walks = new Map<number, Steps>()
  const walk = (key: number, sources: readonly number[], over: Uint8Array, sails: boolean): Steps => {
    let steps = walks.get(key)
    if (steps === undefined) {
      steps = spread(sources, over, sails ? null : water)
      walks.set(key, steps)
    }
    return steps
  }
  const homelands: number[] = []
  return {
    sites,
    inTheWay: [...new Set(sites.flatMap(({ obstacles }) => obstacles))],
    frontier,
    toPrizes: (villages, sails) => walk(-1 - bit(sails) - 2 * bit(villages), villages ? prizes : huts, revealed, sails),
    toFrontier: (sails) => walk(-5 - bit(sails), frontier, revealed, sails),
    from: (square, sails) => walk(square * 4 + bit(sails), [square], revealed, sails),
    toGates: (square, sails) => walk(square * 4 + 2 + bit(sails), [square], map, sails),
    homeland(now, seat) {
      let known = homelands[seat]
      if (known === undefined) {
        known = 0
        for (const square of nearSquares(now, seat)) if (revealed[square] === 1) known++
        // While capitals are still placed, it is not the map alone that says whose land it is.
        if (now.phase !== 'setup') homelands[seat] = known
      }
      return known
    },
  }
}

const bit = (yes: boolean): number => (yes ? 1 : 0)

const queue = new Int16Array(SQUARES)

/** Steps from the nearest of the sources; `null` instead of the water where it is no obstacle. */
const spread = (sources: readonly number[], over: Uint8Array, water: Uint8Array | null): Steps => {
  const far = new Int8Array(SQUARES).fill(FAR)
  let end = 0
  for (const square of sources) {
    far[square] = 0
    queue[end++] = square
  }
  for (let head = 0; head < end; head++) {
    const square = queue[head] ?? 0
    const next = (far[square] ?? 0) + 1
    const neighbours = NEIGHBOURS[square] as readonly number[]
    for (let at = 0; at < neighbours.length; at++) {
      const other = neighbours[at] ?? 0
      if ((far[other] ?? 0) <= next || over[other] === 0 || water?.[other] === 1) continue
      far[other] = next
      queue[end++] = other
    }
  }
  return far
}

const isFrontier = (state: State, square: number): boolean => {
  const neighbours = NEIGHBOURS[square] as readonly number[]
  for (let at = 0; at < neighbours.length; at++) if (state.land[neighbours[at] ?? 0] === HIDDEN) return true
  return false
}

const siteOn = (state: State, square: number): Site | null => {
  const around = AROUND[square] as readonly number[]
  if (isWater(state, square) || state.region[square] !== NONE || around.length < ALL_AROUND) return null
  let surroundings = 0
  const obstacles = state.token[square] === NO_TOKEN ? [] : [square]
  for (let at = 0; at < around.length; at++) {
    const next = around[at] ?? 0
    if (!isRevealed(state, next) || state.region[next] !== NONE) return null
    if (state.token[next] !== NO_TOKEN) obstacles.push(next)
    surroundings += yieldOf(state, next)
  }
  return { square, surroundings, obstacles }
}

const ALL_AROUND = 8

/** Squares that are nearer to a capital than to any other, by where all capitals stand. */
const near = new Map<number, readonly number[]>()

const nearSquares = (state: State, seat: number): readonly number[] => {
  const key = state.players.reduce((sum, { cities }) => sum * SQUARES + (cities[0] ?? 0) + 1, seat)
  let squares = near.get(key)
  if (squares === undefined) {
    const capitals = state.players.map(({ cities }) => cities[0] ?? 0)
    const own = capitals[seat] ?? 0
    squares = layoutFor(capitals.length).squares.filter((square) =>
      capitals.every(
        (other) => own !== NONE && (other === NONE || stepsBetween(own, square) <= stepsBetween(other, square)),
      ),
    )
    near.set(key, squares)
  }
  return squares
}

const stepsBetween = (one: number, other: number): number =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other))
