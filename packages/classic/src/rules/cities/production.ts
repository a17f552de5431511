import { ARMY_COST, RUSH_TRADE, SCOUT_COST, WALLS_COST } from '../../data/limits.ts'
import { AIRCRAFT, NONE } from '../../data/types.ts'
import { AIRCRAFT_COST, UNIT_COST } from '../../data/units.ts'
import { productionIcons } from '../map/outskirts.ts'
import { cityProductionBonus, civilizationOf, governmentOf, knows } from '../powers.ts'
import { CITY_COUNT, playerOf, type State } from '../state.ts'
import { ARMY, buildingIn, isBuildingItem, isFigure, isUnit, unitIn, WALLS, wonderIn } from './items.ts'

/** C-11.6: the production of a city, for one action. */
export const productionOf = (state: State, seat: number, city: number): number => {
  const player = playerOf(state, seat)
  return countedIcons(state, seat, city) + cityProductionBonus(state, seat) + (player.boosts[city] ?? 0)
}

/** Under the later Communism every city counts the icons of the one with the most. */
export const countedIcons = (state: State, seat: number, city: number): number => {
  const own = productionIcons(state, seat, city)
  if (!governmentOf(state, seat).equalProduction) return own
  let most = own
  for (let other = 0; other < CITY_COUNT; other++) most = Math.max(most, productionIcons(state, seat, other))
  return most
}

/** C-12.1, C-12.2, C-12.14, C-12.15, C-13.2, C-14.1, C-15.2 */
export const costOf = (state: State, seat: number, item: number): number => {
  if (isFigure(item)) return item === ARMY ? ARMY_COST : SCOUT_COST
  const player = playerOf(state, seat)
  if (isUnit(item)) {
    const type = unitIn(item)
    return type === AIRCRAFT ? AIRCRAFT_COST : (UNIT_COST[player.ranks[type] ?? 0] ?? 0)
  }
  if (item === WALLS) return WALLS_COST
  if (isBuildingItem(item)) return buildingIn(item).cost
  const { cost, discountTech, discountCost } = wonderIn(item)
  return discountTech !== NONE && knows(player, discountTech) ? discountCost : cost
}

/** C-11.11, C-11.12: the trade that must be spent where production falls short. */
export const rushFor = (state: State, seat: number, missing: number): number =>
  missing <= 0 ? 0 : Math.ceil(missing / civilizationOf(state, seat).rushProduction) * RUSH_TRADE

/** What a city can pay with all the trade there is. */
export const mostProduction = (state: State, seat: number, city: number): number => {
  const trade = playerOf(state, seat).trade
  return productionOf(state, seat, city) + rushed(state, seat, trade - (trade % RUSH_TRADE))
}

/** What spending this much trade adds to a city's production. */
const rushed = (state: State, seat: number, trade: number): number =>
  (trade / RUSH_TRADE) * civilizationOf(state, seat).rushProduction

/** What an item costs a city that has this much production for it: trade in its place, and the production that is left. */
export const priceOf = (state: State, seat: number, item: number, production: number): Price => {
  const cost = costOf(state, seat, item)
  const trade = rushFor(state, seat, cost - production)
  const more = rushed(state, seat, trade)
  return { cost, trade, more, left: production + more - cost }
}

type Price = {
  readonly cost: number
  readonly trade: number
  /** What that trade is turned into. */
  readonly more: number
  readonly left: number
}
