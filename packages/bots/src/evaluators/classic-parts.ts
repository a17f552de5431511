import {
  ABILITIES,
  AROUND,
  BUILDING_CODE,
  BUILDINGS,
  type Building,
  CITY_COUNT,
  COINS_TO_WIN,
  CULTURE_TRACK,
  coinOn,
  cultureOn,
  FIGURE_COUNT,
  FIRST_SCOUT,
  GOVERNMENTS,
  type Government,
  hasPlace,
  hasWonder,
  isBlockaded,
  knows,
  NONE,
  ownerOf,
  type Player,
  productionOn,
  RESOURCES,
  type State,
  TECH,
  TECHS,
  type Tech,
  type TechId,
  TRADE_MAX,
  terrainOn,
  tradeIcons,
  tradeOn,
  UNDECIDED,
  WALLED_CODE,
  WONDER,
  WONDERS,
  type WonderId,
} from '@ecumene/classic'
import { has } from '@ecumene/kernel'
import type { Feature, Part } from '../parts.ts'
import { bearing } from './classic-map.ts'
import { closeness } from './classic-race.ts'
import { strengthOf } from './classic-war.ts'
import { type ClassicWeights, type WeightsByRound, weightsIn } from './classic-weights.ts'

/** What a position is worth to a seat, in rough points: a sum of things counted, each times its weight. */
export const partsWith = (byRound: WeightsByRound): readonly Part<State>[] => {
  const part = (
    feature: Feature,
    worth: (state: State, seat: number, weights: ClassicWeights) => number,
  ): Part<State> => ({ feature, worth: (state, seat) => worth(state, seat, weightsIn(byRound, state.round)) })
  return [
    part('culture', (state, seat, weights) => culture(playerOf(state, seat), weights)),
    part('knowledge', (state, seat, weights) => knowledge(playerOf(state, seat), weights)),
    part('wealth', (state, seat, weights) => wealth(state, playerOf(state, seat), seat, weights)),
    part('income', (state, seat, weights) => income(state, playerOf(state, seat), seat, weights)),
    part('wonders', (state, seat, weights) => wonders(state, seat) * weights.wonders),
    part('roundToCome', (state, seat, weights) => givenAtStart(state, seat) * weights.roundToCome),
    part('closeness', (state, seat, weights) => closeness(state, seat) * weights.closeness),
    part('military', strengthOf),
    part('bearing', bearing),
  ]
}

const playerOf = (state: State, seat: number): Player => state.players[seat] as Player

/** What each space of the track entered has cost, in points. */
const LEVELS: readonly number[] = (() => {
  const sums = [0]
  for (const { culture, trade } of CULTURE_TRACK) sums.push((sums.at(-1) ?? 0) + 0.34 * culture + 0.3 * trade)
  return sums
})()

const culture = ({ level, culture, hand }: Player, weights: ClassicWeights): number =>
  (LEVELS[level] ?? 0) * weights.cultureTrack +
  level * weights.cultureSpaces +
  level * level * weights.cultureSquare +
  culture * weights.culture +
  Math.min(hand.length, 4) * weights.events

/** What a tech is worth beyond its place in the pyramid. */
const TECH_EXTRA: Readonly<Partial<Record<TechId, number>>> = {
  currency: 0.8,
  'horseback-riding': 0.5,
  metalworking: 0.4,
  navigation: 0.6,
  philosophy: 0.6,
  pottery: 0.4,
  writing: 0.8,
  'animal-husbandry': 0.4,
  irrigation: 0.5,
  construction: 1,
  democracy: 0.4,
  'printing-press': 0.4,
  engineering: 1.2,
  'civil-service': 0.4,
  banking: 0.8,
  theology: 0.8,
  railroad: 0.6,
}

const EXTRAS: readonly number[] = TECHS.map(({ id }) => TECH_EXTRA[id] ?? 0)

const knowledge = (player: Player, weights: ClassicWeights): number => {
  let sum = 0
  let extra = 0
  for (let at = 0; at < TECHS.length; at++) {
    const { number } = TECHS[at] as Tech
    if (knows(player, number)) extra += EXTRAS[number] ?? 0
  }
  const { rows } = player
  sum += (rows[0] ?? 0) * weights.techs1 + (rows[1] ?? 0) * weights.techs2
  sum += (rows[2] ?? 0) * weights.techs3 + (rows[3] ?? 0) * weights.techs4
  sum += (rows[4] ?? 0) * SPACE_FLIGHT_WORTH
  // A tech chosen in secret is as good as known.
  if (player.research >= 0) {
    sum += levelWorth((TECHS[player.research] as Tech).level, weights)
    extra += EXTRAS[player.research] ?? 0
  }
  return sum + extra * weights.techExtra + coinPlaces(player, weights)
}

/** It wins the game: more than all else together, but not so much that the chance to win becomes 1 before it is there. */
const SPACE_FLIGHT_WORTH = 300

const levelWorth = (level: number, weights: ClassicWeights): number => {
  if (level === 1) return weights.techs1
  if (level === 2) return weights.techs2
  if (level === 3) return weights.techs3
  return level === 4 ? weights.techs4 : SPACE_FLIGHT_WORTH
}

/** C-31.5: techs that hold coins, in the order of `coinTokens`. */
const COIN_TECHS = TECHS.filter(({ coinTokens }) => coinTokens > 0)
const placeOf = (id: TechId): number => COIN_TECHS.findIndex(({ number }) => number === TECH[id])
const LAWS = placeOf('code-of-laws')
const POTTERY = placeOf('pottery')
const DEMOCRACY = placeOf('democracy')
const PRESS = placeOf('printing-press')

const coinPlaces = (player: Player, weights: ClassicWeights): number =>
  placesOn(player, LAWS) * weights.coinsByBattles +
  placesOn(player, POTTERY) * weights.coinsByResources +
  placesOn(player, DEMOCRACY) * weights.coinsByTrade +
  placesOn(player, PRESS) * weights.coinsByCulture

const placesOn = (player: Player, place: number): number => {
  const { number, coinTokens } = COIN_TECHS[place] as Tech
  return knows(player, number) || player.research === number ? coinTokens - (player.coinTokens[place] ?? 0) : 0
}

const wealth = (state: State, player: Player, seat: number, weights: ClassicWeights): number => {
  const { coins, resources, huts, villages, people } = player
  let sum = coins * weights.coins + (coins / COINS_TO_WIN) ** 3 * weights.coinsCubed
  sum -= passingCoins(state, player, seat) * weights.coins * PASSING
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    const held = (resources[kind] ?? 0) + (huts[kind] ?? 0) + (villages[kind] ?? 0)
    if (held === 0) continue
    sum += weights.resourceKinds + (held - 1) * weights.resourcesMore
    if (isOfUse(player, kind)) sum += weights.resourcesOfUse
  }
  for (let type = 0; type < people.length; type++) sum += (people[type] ?? 0) * weights.people
  return sum + dial(state, player, seat, weights)
}

/** C-31.10: coins under scouts that are still to found a city elsewhere. */
const passingCoins = (state: State, { cities, cityLimit, figures }: Player, seat: number): number => {
  if (cities[cityLimit - 1] !== NONE) return 0
  let coins = 0
  for (let figure = FIRST_SCOUT; figure < FIGURE_COUNT; figure++) {
    const square = figures[figure] ?? 0
    if (square >= 0 && coinOn(state, square) > 0 && ownerOf(state, square) !== seat) coins++
  }
  return coins
}

/** How much of their worth is lost sooner or later. */
const PASSING = 0.8

/** Techs that a resource can be spent on by its own name. */
const USES: readonly (readonly number[])[] = RESOURCES.map((_name, kind) =>
  ABILITIES.filter(({ cost }) => cost.includes(kind)).map(({ tech }) => tech),
)

const isOfUse = (player: Player, kind: number): boolean => {
  const techs = USES[kind] as readonly number[]
  for (let at = 0; at < techs.length; at++) if (knows(player, techs[at] ?? 0)) return true
  return false
}

/**
 * What the trade dial is worth: either what is on it, or the best tech that it buys at the end of the round, which takes all
 * trade beyond the coins (C-25.11). So trade that buys nothing is there to be spent, and the rest is not.
 */
const dial = (state: State, player: Player, seat: number, weights: ClassicWeights): number => {
  const { coins, research } = player
  const trade =
    state.phase === 'start' ? Math.min(TRADE_MAX, player.trade + collected(state, player, seat)) : player.trade
  if (research >= 0) return Math.min(trade, coins) * weights.trade
  const kept = trade * weights.trade
  if (research !== UNDECIDED || state.phase === 'setup') return kept
  const discount = hasWonder(state, seat, WONDER['porcelain-tower']) ? DISCOUNT : 0
  for (let level = 5; level > 0; level--) {
    const price = (PRICES[level] ?? 0) - discount
    if (trade < price || !hasPlace(player, level)) continue
    const rest = Math.min(trade, coins) + Math.max(0, trade - Math.max(price, coins)) * SURPLUS
    return Math.max(kept, levelWorth(level, weights) * Math.min(weights.research, PROMISED) + rest * weights.trade)
  }
  return kept
}

/** What is only promised is worth less than what is there, however much somebody has learned to hope: else it would never be taken. */
const PROMISED = 0.97

/** C-25.2, by level. */
const PRICES: readonly number[] = [0, 1, 2, 3, 4, 5].map(
  (level) => TECHS.find((tech) => tech.level === level)?.trade ?? 0,
)

const DISCOUNT = 5

/** What trade that buys nothing in this round is worth beside trade that is kept. */
const SURPLUS = 0.25

/** What the Trade phase will give. */
const collected = (state: State, { cities, government }: Player, seat: number): number => {
  const { cityTrade } = GOVERNMENTS[state.options.governments][government] as Government
  let trade = 0
  for (let city = 0; city < CITY_COUNT; city++) {
    if (cities[city] !== NONE) trade += Math.max(0, tradeIcons(state, seat, city) + cityTrade)
  }
  return trade
}

/** What the cities bring in every round. */
const income = (state: State, player: Player, seat: number, weights: ClassicWeights): number => {
  const government = GOVERNMENTS[state.options.governments][player.government] as Government
  const unlocked = unlockedBy(player)
  let sum = 0
  let cities = 0
  for (let city = 0; city < CITY_COUNT; city++) {
    const centre = player.cities[city] ?? 0
    if (centre === NONE) continue
    cities++
    sum += improvement(state, centre, unlocked, weights) * weights.building
    if (city === 1) sum += weights.secondCity
    else if (city === 2) sum += weights.thirdCity
    if (state.built[centre] === WALLED_CODE) sum += weights.walls
    sum += around(state, seat, centre, government, weights)
  }
  sum += (player.cityLimit - cities) * weights.cityRoom
  if (GATHERING.has(state.phase)) sum += gathered(state, player) * weights.gathered
  return sum + styleOf(government) * weights.government
}

const styleOf = ({ capitalIdle, battleHand, capitalArts, noAttackOnPlayers }: Government): number =>
  (capitalIdle ? -4 : 0) + battleHand + capitalArts * 0.4 + (noAttackOnPlayers ? -0.5 : 0)

const around = (
  state: State,
  seat: number,
  centre: number,
  government: Government,
  weights: ClassicWeights,
): number => {
  let trade = government.cityTrade
  let production = government.cityProduction
  let culture = 0
  const squares = AROUND[centre] as readonly number[]
  for (let at = 0; at < squares.length; at++) {
    const square = squares[at] ?? 0
    if (isBlockaded(state, seat, square)) continue
    trade += tradeOn(state, square)
    production += productionOn(state, square)
    culture += cultureOn(state, square)
  }
  return (
    trade * weights.tradeIcons +
    Math.min(production, 14) * weights.productionIcons +
    (government.noArts ? 0.4 : 1) * culture * weights.cultureIcons
  )
}

/** The tech that unlocks each building. */
const TECH_OF: readonly number[] = BUILDINGS.map(({ number }) => TECHS.findIndex(({ building }) => building === number))

/** C-13.3, C-13.4: the buildings that a player may put up. */
const unlockedBy = (player: Player): readonly Building[] => {
  const found: Building[] = []
  for (let at = 0; at < BUILDINGS.length; at++) {
    const building = BUILDINGS[at] as Building
    if (!knows(player, TECH_OF[at] ?? 0)) continue
    if (building.upgrade !== NONE && knows(player, TECH_OF[building.upgrade] ?? 0)) continue
    found.push(building)
  }
  return found
}

/** What the best building of a city would add to it. */
const improvement = (state: State, centre: number, unlocked: readonly Building[], weights: ClassicWeights): number => {
  let best = 0
  let hasStar = false
  const squares = AROUND[centre] as readonly number[]
  for (let at = 0; at < squares.length; at++) {
    const code = state.built[squares[at] ?? 0] ?? 0
    if (code !== 0 && STARRED[code] === true) hasStar = true
  }
  for (let at = 0; at < squares.length; at++) {
    const square = squares[at] ?? 0
    if (state.built[square] !== 0) continue
    const terrain = terrainOn(state, square)
    let now = Number.NaN
    for (let one = 0; one < unlocked.length; one++) {
      const building = unlocked[one] as Building
      if (!has(building.terrains, terrain) || (building.starred && hasStar)) continue
      if (Number.isNaN(now)) {
        now = worthOfIcons(tradeOn(state, square), productionOn(state, square), cultureOn(state, square), weights)
      }
      best = Math.max(best, worthOfIcons(building.trade, building.production, building.culture, weights) - now)
    }
  }
  return best
}

/** By what stands on a square: is it a building with a star (C-13.9)? */
const STARRED: readonly boolean[] = (() => {
  const starred = Array.from({ length: WALLED_CODE + 1 }, () => false)
  for (const building of BUILDINGS) starred[BUILDING_CODE + building.number] = building.starred
  return starred
})()

const worthOfIcons = (trade: number, production: number, culture: number, weights: ClassicWeights): number =>
  trade * weights.tradeIcons + production * weights.productionIcons + culture * weights.cultureIcons

/** Phases in which what scouts send still counts. */
const GATHERING: ReadonlySet<string> = new Set(['start', 'trade', 'cities'])

const gathered = (state: State, { sendFrom, sendTo }: Player): number => {
  let sum = 0
  for (let place = 0; place < sendFrom.length; place++) {
    const square = sendFrom[place] ?? 0
    if (square === NONE || sendTo[place] === NONE) continue
    sum += 0.4 + 0.3 * tradeOn(state, square) + 0.25 * productionOn(state, square) + 0.2 * cultureOn(state, square)
  }
  return sum
}

const WONDER_WORTH: { readonly [W in WonderId]: number } = {
  stonehenge: 3,
  colossus: 5,
  'hanging-gardens': 5,
  oracle: 2,
  'angkor-wat': 3,
  'brandenburg-gate': 2,
  'himeji-samurai-castle': 4,
  'porcelain-tower': 6,
  'cristo-redentor': 4,
  'panama-canal': 9,
  'statue-of-liberty': 9,
  'united-nations': 2,
}

const wonders = (state: State, seat: number): number => {
  let sum = 0
  for (let at = 0; at < WONDERS.length; at++) {
    const { id } = WONDERS[at] as (typeof WONDERS)[number]
    if (state.wonderAt[at] !== NONE && hasWonder(state, seat, at)) sum += 1.5 + WONDER_WORTH[id]
  }
  return sum
}

/** What wonders will still give in this Start of Turn. */
const givenAtStart = (state: State, seat: number): number => {
  if (state.phase !== 'start') return 0
  const seats = state.players.length
  const had = (seat - state.first + seats) % seats < state.part
  return had
    ? 0
    : (hasWonder(state, seat, WONDER.stonehenge) ? 0.33 : 0) +
        (hasWonder(state, seat, WONDER.colossus) ? 0.9 : 0) +
        (hasWonder(state, seat, WONDER['panama-canal']) ? 2.6 : 0) +
        (hasWonder(state, seat, WONDER['cristo-redentor']) ? 0.6 : 0)
}
