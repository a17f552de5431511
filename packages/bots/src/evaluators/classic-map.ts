import {
  AROUND,
  columnOf,
  FIGURE_COUNT,
  FIRST_SCOUT,
  holderOf,
  NONE,
  type Player,
  rowOf,
  type State,
  underWay,
} from '@ecumene/classic'
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
  let sum = 0
  let first: Prospect | null = null
  let second: Prospect | null = null
  for (let figure = FIRST_SCOUT; figure < FIGURE_COUNT; figure++) {
    const square = player.figures[figure] ?? 0
    if (square < 0) continue
    sum += SCOUT + gathering(state, square)
    if (wanted <= 0) continue
    const found = prospect(state, survey, seat, square, NONE, weights)
    if (first === null || found.gain > first.gain) [first, second] = [found, first]
    else second = found
  }
  if (first !== null) sum += first.gain
  wanted--
  if (second === null || first === null || wanted <= 0) return sum
  return sum + prospect(state, survey, seat, second.from, first.site, weights).gain
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
type Prospect = { readonly from: number; readonly site: number; readonly gain: number }

/** Sites that leave no room beside the one that is `taken` do not count. */
export const prospect = (
  state: State,
  survey: Survey,
  seat: number,
  from: number,
  taken: number,
  weights: ClassicWeights,
): Prospect => {
  const steps = survey.from(from, (state.players[seat] as Player).water > 0)
  // A moving scout still has part of its move left.
  const march = underWay(state)
  const ahead = march?.at === from ? march.left : 0
  let best = 0
  let site = NONE
  for (let at = 0; at < survey.frontier.length; at++) {
    const far = steps[survey.frontier[at] ?? 0] ?? 0
    if (far !== FAR) best = Math.max(best, weights.unknown / (1 + Math.max(0, far - ahead) * 0.2))
  }
  for (let at = 0; at < survey.sites.length; at++) {
    const { square, surroundings, huts, villages } = survey.sites[at] as Site
    const far = steps[square] ?? 0
    if (far === FAR) continue
    // Armies clear the way (C-9.11): huts at once, villages if they are strong enough.
    const cleared = HUT ** huts * VILLAGE ** villages
    const land = weights.sites + surroundings * weights.surroundings
    const worth = (land * cleared) / (1 + Math.max(0, far - ahead) * 0.2)
    if (worth <= best || (taken !== NONE && areTooClose(square, taken)) || hasEnemyBeside(state, seat, square)) continue
    best = worth
    site = square
  }
  return { from, site, gain: Math.max(0, 1 + best - gathering(state, from)) }
}

/** C-9.14 */
const areTooClose = (one: number, other: number): boolean =>
  Math.abs(columnOf(one) - columnOf(other)) < 3 && Math.abs(rowOf(one) - rowOf(other)) < 3

/** What a hut or a village in the way leaves of a site. */
const HUT = 0.7
const VILLAGE = 0.5

/** C-9.12 */
const hasEnemyBeside = (state: State, seat: number, square: number): boolean => {
  const around = AROUND[square] as readonly number[]
  for (let at = 0; at < around.length; at++) {
    const holder = holderOf(state, around[at] ?? 0)
    if (holder !== NONE && holder !== seat) return true
  }
  return false
}
