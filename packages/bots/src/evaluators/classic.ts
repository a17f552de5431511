import {
  AROUND,
  CITY_COUNT,
  CULTURE_TRACK,
  classic,
  cultureOn,
  GOVERNMENTS,
  type Government,
  hasWonder,
  isBlockaded,
  knows,
  type Move,
  NONE,
  type Player,
  productionOn,
  type State,
  TECHS,
  type Tech,
  type TechId,
  tradeIcons,
  tradeOn,
  WALLED_CODE,
  WONDERS,
  type WonderId,
} from '@ecumene/classic'
import { type Account, accountOf, leadOf, type Part, sumOf } from '../parts.ts'
import { withCapitals } from './classic-capitals.ts'
import { bearing } from './classic-map.ts'
import { strengthOf } from './classic-war.ts'

/**
 * Chance of winning a position of Classic, judged by how far each player is on the four ways to win and by what the
 * cities will bring, in rough points. The weights were found by playing matches, not proved.
 */
export const evaluateClassic = (state: State, seat: number): number => {
  const now = finished(state, seat)
  return isStarting(now, seat) ? chanceOf(afterStart(now, seat), seat, IDLENESS) : chanceOf(now, seat, 0)
}

/** The same in parts, for hints: what is to be expected of capitals is told in the points that would give the same chance. */
export const accountOfClassic = (state: State, seat: number): Account => {
  const begun = finished(state, seat)
  const now = isStarting(begun, seat) ? afterStart(begun, seat) : begun
  const { own, rival } = accountOf(PARTS, now, now.players.length, seat)
  const lead = leadOf(PARTS, now, now.players.length, seat)
  return { own: { ...own, capitals: pointsFor(chanceOf(now, seat, 0)) - lead }, rival }
}

const pointsFor = (chance: number): number => {
  const possible = Math.min(Math.max(chance, 1e-6), 1 - 1e-6)
  return SPREAD * Math.log(possible / (1 - possible))
}

const isStarting = (now: State, seat: number): boolean => {
  const top = now.pending.at(-1)
  return top?.kind === 'start' && top.seat === seat
}

/**
 * In the Start of Turn great people can change places forever. So a move there is judged by the position after the Start of
 * Turn, just as `done` is, and has to be worth something.
 */
const IDLENESS = 0.3

const afterStart = (state: State, seat: number): State => {
  if (classic.presentation.whyNot(state, seat, DONE) !== null) return state
  const now = classic.clone(state)
  classic.apply(now, seat, DONE)
  return afterReactions(now, state)
}

/** By points, minus a few for idling, and by who may take whose capital. */
const chanceOf = (now: State, seat: number, less: number): number => {
  if (now.ending !== '') return now.winners.includes(seat) ? 1 : 0
  return withCapitals(now, seat, 1 / (1 + Math.exp((less - leadOf(PARTS, now, now.players.length, seat)) / SPREAD)))
}

/** How many points of lead make a game nearly won. */
const SPREAD = 30

const PARTS: readonly Part<State>[] = [
  { feature: 'culture', worth: (state, seat) => culture(playerOf(state, seat)) },
  { feature: 'knowledge', worth: (state, seat) => knowledge(playerOf(state, seat)) },
  { feature: 'wealth', worth: (state, seat) => wealth(playerOf(state, seat)) },
  { feature: 'income', worth: (state, seat) => income(state, playerOf(state, seat), seat) },
  { feature: 'wonders', worth: (state, seat) => wonders(state, seat) },
  { feature: 'roundToCome', worth: (state, seat) => expected(state, playerOf(state, seat), seat) },
  { feature: 'closeness', worth: (state, seat) => closeness(playerOf(state, seat)) * LOOMING },
  { feature: 'military', worth: (state, seat) => strengthOf(state, seat) },
  { feature: 'bearing', worth: (state, seat) => bearing(state, seat) },
]

const playerOf = (state: State, seat: number): Player => state.players[seat] as Player

/** Points for each space of the track entered: a little more than what it costs, so that it is worth paying. */
const LEVELS: readonly number[] = (() => {
  const sums = [0]
  for (const { culture, trade } of CULTURE_TRACK) sums.push((sums.at(-1) ?? 0) + 0.34 * culture + 0.3 * trade + 0.9)
  return sums
})()

const culture = ({ level, culture, hand }: Player): number =>
  (LEVELS[level] ?? 0) + level * level * 0.05 + culture * 0.33 + Math.min(hand.length, 4) * 0.6

/** By level; the last wins the game. */
const TECH_WORTH = [0, 3.4, 5.4, 7.8, 10.6, 1000]

/** Points for a victory that is certain to come in the next round. */
const LOOMING = 60

/** How near a player is to a victory by culture, coins or techs: nothing until the last few steps. */
const closeness = ({ level, coins, rows }: Player): number =>
  Math.max(
    NEAR[CULTURE_TRACK.length - level] ?? 0,
    NEAR[COINS_TO_WIN - coins] ?? 0,
    // C-25.5: two techs of level IV carry Space Flight.
    (rows[3] ?? 0) > 1 ? 0.5 : (rows[3] ?? 0) * 0.2,
  )

/** By the number of steps left. */
const NEAR = [1, 0.6, 0.4, 0.25, 0.12, 0.05]

const COINS_TO_WIN = 15

/** What a tech is worth beyond its place in the pyramid. */
const TECH_EXTRA: Readonly<Partial<Record<TechId, number>>> = {
  'code-of-laws': 0.4,
  currency: 0.8,
  'horseback-riding': 0.5,
  metalworking: 0.4,
  navigation: 0.6,
  philosophy: 0.6,
  pottery: 1,
  writing: 0.8,
  'animal-husbandry': 0.4,
  irrigation: 2.5,
  construction: 1,
  democracy: 1.2,
  'printing-press': 1.2,
  engineering: 1.2,
  'civil-service': 0.4,
  banking: 0.8,
  theology: 0.8,
  railroad: 0.6,
}

const knowledge = (player: Player): number => {
  let sum = 0
  for (const tech of TECHS) if (knows(player, tech.number)) sum += techWorth(tech)
  // A tech chosen in secret is as good as known, and costs all trade beyond the coins (C-25.11).
  if (player.research >= 0) {
    sum += techWorth(TECHS[player.research] as Tech)
    sum -= tradeWorth(player.trade) - tradeWorth(Math.min(player.trade, player.coins))
  }
  return sum
}

const techWorth = ({ level, id }: Tech): number => (TECH_WORTH[level] ?? 0) + (TECH_EXTRA[id] ?? 0)

const tradeWorth = (trade: number): number => trade * 0.3

const wealth = (player: Player): number => {
  const { coins, resources, huts, villages, people, trade } = player
  let sum = coins * 2.2 + (coins / 15) ** 3 * 18 + tradeWorth(trade)
  for (let kind = 0; kind < huts.length; kind++) {
    const held = (resources[kind] ?? 0) + (huts[kind] ?? 0) + (villages[kind] ?? 0)
    if (held > 0) sum += 1.6 + (held - 1) * 0.8
  }
  for (const count of people) sum += count * 1.1
  return sum
}

/** What the cities bring in every round. */
const income = (state: State, player: Player, seat: number): number => {
  const government = GOVERNMENTS[state.options.governments][player.government] as Government
  let sum = government.capitalIdle ? -4 : 0
  for (let city = 0; city < CITY_COUNT; city++) {
    const centre = player.cities[city] ?? 0
    if (centre === NONE) continue
    sum += city === 0 ? 0 : 10
    if (state.built[centre] === WALLED_CODE) sum += 0.6
    sum += around(state, seat, centre, government)
  }
  if (GATHERING.has(state.phase)) sum += gathered(state, player)
  return sum + government.battleHand + government.capitalArts * 0.4 + (government.noAttackOnPlayers ? -0.5 : 0)
}

const around = (state: State, seat: number, centre: number, government: Government): number => {
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
  return 1.3 * trade + 0.9 * Math.min(production, 14) + (government.noArts ? 0.3 : 0.8) * culture
}

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
  for (const { id } of WONDERS) if (hasWonder(state, seat, id)) sum += 1.5 + WONDER_WORTH[id]
  return sum
}

/** What wonders and the Trade phase will still give in this round. */
const expected = (state: State, player: Player, seat: number): number => {
  if (state.phase !== 'start') return 0
  const seats = state.players.length
  const had = (seat - state.first + seats) % seats < state.part
  let trade = 0
  for (let city = 0; city < CITY_COUNT; city++) trade += tradeIcons(state, seat, city)
  const collected = tradeWorth(Math.min(27, player.trade + trade)) - tradeWorth(player.trade)
  return collected + (had ? 0 : givenAtStart(state, seat))
}

const givenAtStart = (state: State, seat: number): number =>
  (hasWonder(state, seat, 'stonehenge') ? 0.33 : 0) +
  (hasWonder(state, seat, 'colossus') ? 0.9 : 0) +
  (hasWonder(state, seat, 'panama-canal') ? 2.6 : 0) +
  (hasWonder(state, seat, 'cristo-redentor') ? 0.6 : 0)

const PASS = classic.notation.parse('pass') as Move
const DONE = classic.notation.parse('done') as Move

/** Frames in which a player starts something new rather than being in the middle of it. */
const RESTING: ReadonlySet<string> = new Set(['start', 'negotiate', 'manage', 'march', 'trek', 'research'])

/** How many decisions ahead a seat looks to finish what it has begun. */
const PATIENCE = 3

/**
 * The position once the seat has finished what it has begun, in the way that looks best; nobody reacts.
 * Battles are judged as they stand.
 */
const finished = (state: State, seat: number): State => {
  let now = state
  for (let step = 0; step < PATIENCE; step++) {
    now = afterReactions(now, state)
    const top = now.pending[now.pending.length - 1]
    if (top === undefined || now.battle !== null || RESTING.has(top.kind)) return now
    if (!('seat' in top) || top.seat !== seat) return now
    now = bestOf(now, seat)
  }
  return afterReactions(now, state)
}

const afterReactions = (state: State, original: State): State => {
  let now = state
  while (now.pending[now.pending.length - 1]?.kind === 'react') {
    if (now === original) now = classic.clone(original)
    for (const asked of classic.deciders(now)) classic.apply(now, asked, PASS)
  }
  return now
}

const bestOf = (state: State, seat: number): State => {
  // Where one's own things stand makes no difference to others, as a rule.
  const own = state.pending.at(-1)?.kind === 'put'
  let best = state
  let most = Number.NEGATIVE_INFINITY
  for (const move of classic.legal(state, seat)) {
    const tried = classic.clone(state)
    classic.apply(tried, seat, move)
    if (tried.ending !== '' && tried.winners.includes(seat)) return tried
    const worth = own && tried.ending === '' ? sumOf(PARTS, tried, seat) : chanceOf(tried, seat, 0)
    if (worth <= most) continue
    most = worth
    best = tried
  }
  return best
}
