import {
  AROUND,
  columnOf,
  FIGURE_COUNT,
  FIRST_SCOUT,
  holderOf,
  NONE,
  type Player,
  rowOf,
  SQUARES,
  type State,
  underWay,
  VILLAGE_TOKEN,
} from '@ecumene/classic'
import { has, NO_MEMBERS } from '@ecumene/kernel'
import { BARBARIANS, odds, oddsOf, VILLAGE } from './classic-battle.ts'
import { attackHand, forcesOf, handOf } from './classic-forces.ts'
import { FAR, type Site, type Steps, type Survey, surveyOf, yieldOf } from './classic-survey.ts'
import type { ClassicWeights } from './classic-weights.ts'

/** What a player's figures are close to: sites for cities, huts and villages, unknown land. */
export const bearing = (state: State, seat: number, weights: ClassicWeights): number => {
  const player = state.players[seat] as Player
  const survey = surveyOf(state)
  return (
    errands(survey, player) * weights.errands +
    scouting(state, survey, seat, weights) * weights.scouts +
    survey.homeland(state, seat) * weights.homeland
  )
}

/** As many scouts as cities can still be founded look for sites, each for another one; the others gather. */
const scouting = (state: State, survey: Survey, seat: number, weights: ClassicWeights): number => {
  const player = state.players[seat] as Player
  let wanted = player.cityLimit - citiesOf(player)
  let ways: Ways | null = null
  let sum = 0
  let first: Prospect | null = null
  let second: Prospect | null = null
  for (let figure = FIRST_SCOUT; figure < FIGURE_COUNT; figure++) {
    const square = player.figures[figure] ?? 0
    if (square < 0) continue
    sum += SCOUT + gathering(state, square)
    if (wanted <= 0) continue
    ways ??= waysOf(state, survey, seat)
    const found = prospect(ways, square, stepsLeft(state, seat, figure), NONE, weights)
    if (first === null || found.gain > first.gain) [first, second] = [found, first]
    else second = found
  }
  if (first !== null) sum += first.gain
  wanted--
  if (ways === null || second === null || first === null || wanted <= 0) return sum
  return sum + prospect(ways, second.from, second.ahead, first.site, weights).gain
}

const gathering = (state: State, square: number): number => yieldOf(state, square) * 0.6

const SCOUT = 1.4

const citiesOf = ({ cities }: Player): number => {
  let count = 0
  for (let city = 0; city < cities.length; city++) if (cities[city] !== NONE) count++
  return count
}

/** The nearest army goes for huts and villages, and for unknown land. */
export const errands = (survey: Survey, player: Player, figures: readonly number[] = player.figures): number => {
  const sails = player.water > 0
  const villages = unitsOf(player) >= 4
  return nearness(figures, survey.toPrizes(villages, sails), 1.2) + nearness(figures, survey.toFrontier(sails), 0.6)
}

const nearness = (figures: readonly number[], steps: Steps, worth: number): number => {
  let nearest = FAR
  for (let figure = 0; figure < FIRST_SCOUT; figure++) {
    const square = figures[figure] ?? 0
    if (square >= 0) nearest = Math.min(nearest, steps[square] ?? 0)
  }
  return nearest === FAR ? 0 : worth / (1 + nearest * 0.3)
}

const unitsOf = ({ units }: Player): number => {
  let count = 0
  for (let card = 0; card < units.length; card++) count += units[card] ?? 0
  return count
}

/** The best site that a scout could go to, or `NONE` for unknown land, and what going there gains over gathering. */
type Prospect = { readonly from: number; readonly ahead: number; readonly site: number; readonly gain: number }

/** Where a scout on a square that can still go so many steps in this round might found a city. Sites that leave no room beside the one that is `taken` do not count. */
export const prospect = (
  { state, survey, seat, clearing, village, exploring }: Ways,
  from: number,
  ahead: number,
  taken: number,
  weights: ClassicWeights,
): Prospect => {
  const { speed, water } = state.players[seat] as Player
  const steps = survey.from(from, water > 0)
  let best = 0
  let site = NONE
  const toFrontier = survey.toFrontier(water > 0)[from] ?? FAR
  if (toFrontier !== FAR) {
    // A city will stand one or two steps into the new land. Whoever looks for himself loses a step by it.
    const led = Math.max(exploring, roundsInto(toFrontier, ahead, speed))
    best = weights.unknown * Math.exp(-weights.delay * Math.min(led, roundsInto(toFrontier + 1, ahead, speed)))
  }
  const canFound = mayFoundNow(state, seat)
  for (let at = 0; at < survey.sites.length; at++) {
    const { square, surroundings, obstacles: inTheWay } = survey.sites[at] as Site
    const far = steps[square] ?? 0
    if (far === FAR) continue
    let rounds = far === 0 && canFound ? 0 : roundsFor(far, ahead, speed)
    let odds = 1
    for (let place = 0; place < inTheWay.length; place++) {
      const obstacle = inTheWay[place] ?? 0
      rounds = Math.max(rounds, clearing[obstacle] ?? 0) + (place > 0 ? ANOTHER : 0)
      odds *= (clearing[obstacle] ?? 0) >= NEVER ? DOUBTFUL : state.token[obstacle] === VILLAGE_TOKEN ? village : 1
    }
    const worth = (weights.sites + surroundings * weights.surroundings) * odds * Math.exp(-weights.delay * rounds)
    if (worth <= best || (taken !== NONE && areTooClose(square, taken)) || hasEnemyBeside(state, seat, square)) continue
    best = worth
    site = square
  }
  return { from, ahead, site, gain: Math.max(0, 1 + best - gathering(state, from)) }
}

/**
 * Starts of Turn until a figure stands somewhere, when cities are founded: what it can still go in this round and its speed in
 * later ones. In part it counts what is really gone, so that of two ways that take as many rounds the shorter is better.
 */
const roundsFor = (far: number, ahead: number, speed: number): number => {
  if (far <= ahead) return 1
  const more = (far - ahead) / speed
  return 1 + 0.7 * Math.ceil(more) + 0.3 * more
}

const roundsInto = (far: number, ahead: number, speed: number): number =>
  (roundsFor(far + 1, ahead, speed) + roundsFor(far + 2, ahead, speed)) / 2

/** Where a seat stands with a part of the phase that each player has in turn (C-8.4): it is over, or it is to come or going on. */
const isPartOver = ({ first, part, players }: State, seat: number): boolean =>
  ((seat - first + players.length) % players.length) + 1 < part

const mayFoundNow = (state: State, seat: number): boolean => state.phase === 'start' && !isPartOver(state, seat)

/** How many steps a figure can still go in this round. */
export const stepsLeft = (state: State, seat: number, figure: number): number => {
  const { moved, speed } = state.players[seat] as Player
  if (state.phase === 'research') return 0
  if (state.phase !== 'movement') return speed
  const march = underWay(state)
  if (march !== null && march.seat === seat && has(march.group, figure)) return march.left
  return has(moved, figure) || isPartOver(state, seat) ? 0 : speed
}

/** What a player's figures can reach, when, apart from where one scout goes. */
export type Ways = {
  readonly state: State
  readonly survey: Survey
  readonly seat: number
  /** By square of a hut or village in the way of a city: rounds until an army has cleared it. */
  readonly clearing: Readonly<Float64Array>
  /** How likely an army is to take a village. */
  readonly village: number
  /** When the first army can look at unknown land for a scout behind it. */
  readonly exploring: number
}

export const waysOf = (state: State, survey: Survey, seat: number): Ways => {
  const player = state.players[seat] as Player
  const { figures, speed } = player
  const { inTheWay } = survey
  const toFrontier = survey.toFrontier(player.water > 0)
  let exploring = FAR
  // C-21.9: an army that goes with a scout looks at the cost of both.
  const march = underWay(state)
  const together = march !== null && march.seat === seat && march.group >= 1 << FIRST_SCOUT ? march.group : NO_MEMBERS
  for (let at = 0; at < inTheWay.length; at++) clearing[inTheWay[at] ?? 0] = NEVER
  for (let figure = 0; figure < FIRST_SCOUT; figure++) {
    const from = figures[figure] ?? 0
    if (from < 0) continue
    const ahead = stepsLeft(state, seat, figure)
    const steps = survey.from(from, player.water > 0)
    if (!has(together, figure)) exploring = Math.min(exploring, roundsFor((toFrontier[from] ?? 0) + 1, ahead, speed))
    for (let at = 0; at < inTheWay.length; at++) {
      const square = inTheWay[at] ?? 0
      const far = steps[square] ?? 0
      // An army on the square itself is fighting there.
      const rounds = far === 0 ? 1 : roundsFor(far, ahead, speed)
      if (rounds < (clearing[square] ?? 0)) clearing[square] = rounds
    }
  }
  return { state, survey, seat, clearing, village: oddsOfVillage(state, seat), exploring }
}

/** Reused: judged at once. */
const clearing = new Float64Array(SQUARES)

/** Rounds until somebody else takes it, or an army that is still to be raised, and how likely that is. */
const NEVER = 5
const DOUBTFUL = 0.7

/** Rounds that a second hut or village in the way takes. */
const ANOTHER = 0.7

const oddsOfVillage = (state: State, seat: number): number => {
  const now = state.battle
  if (now !== null && now.kind === VILLAGE && now.attacker === seat && now.winner === NONE) return odds(state, now)
  return 0.2 + 0.8 * oddsOf(handOf(forcesOf(state, seat), attackHand(state, seat, 1)), BARBARIANS, 0)
}

/** C-9.14 */
const areTooClose = (one: number, other: number): boolean =>
  Math.abs(columnOf(one) - columnOf(other)) < 3 && Math.abs(rowOf(one) - rowOf(other)) < 3

/** C-9.12 */
const hasEnemyBeside = (state: State, seat: number, square: number): boolean => {
  const around = AROUND[square] as readonly number[]
  for (let at = 0; at < around.length; at++) {
    const holder = holderOf(state, around[at] ?? 0)
    if (holder !== NONE && holder !== seat) return true
  }
  return false
}
