import {
  type City,
  opponentOf,
  PROGRESS_PIECES,
  type ProgressId,
  type Side,
  type State,
  totalPoints,
  WONDER_PIECES,
} from '@ecumene/duel'
import { has, sizeOf } from '@ecumene/kernel'
import { type Account, accountOf, leadOf, type Part } from '../parts.ts'

/**
 * Chance of winning a position of Duel, judged by what each city has and what it promises, in points. The weights
 * were found by playing `arena` matches, not proved; change one only with a match to show for it.
 */
export const evaluateDuel = (state: State, seat: number): number => {
  const spread = SPREAD[state.age] ?? 10
  return 1 / (1 + Math.exp(-leadOf(PARTS, state, 2, seat) / spread))
}

/** The same in parts, for hints. */
export const accountOfDuel = (state: State, seat: number): Account => accountOf(PARTS, state, 2, seat)

/** How many points of lead make a game nearly won, by Age: early leads mean less. */
const SPREAD = [16, 14, 11, 6]

const PARTS: readonly Part<State>[] = [
  { feature: 'points', worth: (state, seat) => totalPoints(state, seat as Side) },
  {
    feature: 'economy',
    worth: (state, seat) => remaining(state) * economy(cityOf(state, seat), state.cities[opponentOf(seat as Side)]),
  },
  { feature: 'chains', worth: (state, seat) => remaining(state) * promises(cityOf(state, seat)) },
  { feature: 'military', worth: (state, seat) => military(seat === 0 ? state.pawn : -state.pawn) },
  { feature: 'science', worth: (state, seat) => science(cityOf(state, seat)) },
  { feature: 'progress', worth: (state, seat) => tokens(cityOf(state, seat), remaining(state)) },
  { feature: 'wonders', worth: (state, seat) => wonders(cityOf(state, seat), remaining(state)) },
]

const cityOf = (state: State, seat: number): City => state.cities[seat as Side]

/** How much of the game is still to come, from 1 to 0. */
const remaining = (state: State): number => {
  if (state.age === 0) return 1
  const inAge = sizeOf(state.present) / 20
  return (3 - state.age + inAge) / 3
}

/** A city need not buy what it produces; the first unit of a kind saves the most. */
const economy = (city: City, rival: City): number =>
  saved(city.wood, rival.wood) +
  saved(city.clay, rival.clay) +
  saved(city.stone, rival.stone) +
  saved(city.glass, rival.glass) * 0.9 +
  saved(city.papyrus, rival.papyrus) * 0.9 +
  city.rawChoices * 3.2 +
  city.goodsChoices * 2.6 +
  sizeOf(city.fixed) * 1.6 +
  Math.min(city.coins, 14) * 0.22 +
  city.yellow * 0.4

const saved = (own: number, theirs: number): number => (UNITS[Math.min(own, 3)] ?? 0) * (1 + 0.12 * theirs)

const UNITS = [0, 2.6, 4.2, 5.2]

const promises = (city: City): number => sizeOf(city.chains) * 1.1

/** Beyond its points, ground gained is a threat, and ground lost a danger. */
const military = (advance: number): number => (advance <= 0 ? 0 : (THREAT[Math.min(advance, 9)] ?? 0))

const THREAT = [0, 0.3, 0.8, 1.4, 2, 3, 4.5, 7, 12, 100]

const science = (city: City): number => SYMBOLS[sizeOf(city.symbols)] ?? 100

const SYMBOLS = [0, 0.8, 1.8, 3.2, 6, 14, 100, 100]

const tokens = (city: City, left: number): number => {
  let sum = 0
  for (const token of PROGRESS_PIECES) if (has(city.progress, token.number)) sum += TOKENS[token.id] * left
  return sum
}

/** Worth of a token's lasting effect at the start of a game; points it prints are counted apart. */
const TOKENS: { readonly [T in ProgressId]: number } = {
  agriculture: 0,
  architecture: 5,
  economy: 6,
  law: 3,
  masonry: 4,
  mathematics: 3,
  philosophy: 0,
  strategy: 6,
  theology: 6,
  urbanism: 5,
}

/** A Wonder still to be built is worth a part of what it will give, less as time runs out. */
const wonders = (city: City, left: number): number => {
  let sum = 0
  for (const wonder of WONDER_PIECES) {
    if (!has(city.wonders, wonder.number)) continue
    const worth = wonder.points + wonder.coins / 3 + wonder.shields * 1.5 + (wonder.extraTurn ? 4 : 0) + 2
    sum += worth * 0.45 * Math.min(1, left * 1.6)
  }
  return sum
}
