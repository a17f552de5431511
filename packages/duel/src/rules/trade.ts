import { has, shares } from '@ecumene/kernel'
import { setAmong } from '../data/pieces.ts'
import { RESOURCES, type Resource } from '../data/types.ts'
import type { City } from './state.ts'

/** A cost in resource units, as every card and Wonder has it. */
export type ResourceCost = { readonly [R in Resource]: number } & { readonly units: number }

const WOOD = setAmong(RESOURCES, 'wood')
const CLAY = setAmong(RESOURCES, 'clay')
const STONE = setAmong(RESOURCES, 'stone')
const GLASS = setAmong(RESOURCES, 'glass')
const PAPYRUS = setAmong(RESOURCES, 'papyrus')

/** Price of one unit: 2 and 1 more for each such symbol on the opponent's brown and grey cards, or fixed at 1. */
export const unitPrice = (buyer: City, opponent: City, resource: Resource): number =>
  has(buyer.fixed, RESOURCES.indexOf(resource)) ? FIXED_PRICE : BASE_PRICE + opponent[resource]

export const BASE_PRICE = 2
export const FIXED_PRICE = 1

/**
 * The least that must be paid for the resources of a cost (D-6.4 to D-6.14, D-7): own production covers what it can,
 * either-or producers and a discount of `dropped` units cover the dearest of what is left, and the rest is bought.
 *
 * Covering the dearest units first is exact, not a guess: every either-or producer offers either all raw materials or
 * all manufactured goods, so within a group the producers are interchangeable and cover any units of it; and what
 * the discount drops afterwards does not depend on which of two equally dear units a producer took. The property
 * tests compare this with trying every way.
 *
 * This is the innermost loop of the simulator, hence the plain variables.
 */
export const purchasePrice = (buyer: City, opponent: City, cost: ResourceCost, dropped: number): number => {
  if (cost.units <= dropped) return 0
  let wood = cost.wood > buyer.wood ? cost.wood - buyer.wood : 0
  let clay = cost.clay > buyer.clay ? cost.clay - buyer.clay : 0
  let stone = cost.stone > buyer.stone ? cost.stone - buyer.stone : 0
  let glass = cost.glass > buyer.glass ? cost.glass - buyer.glass : 0
  let papyrus = cost.papyrus > buyer.papyrus ? cost.papyrus - buyer.papyrus : 0
  if (wood + clay + stone + glass + papyrus <= dropped) return 0

  const fixed = buyer.fixed
  const woodPrice = shares(fixed, WOOD) ? FIXED_PRICE : BASE_PRICE + opponent.wood
  const clayPrice = shares(fixed, CLAY) ? FIXED_PRICE : BASE_PRICE + opponent.clay
  const stonePrice = shares(fixed, STONE) ? FIXED_PRICE : BASE_PRICE + opponent.stone
  const glassPrice = shares(fixed, GLASS) ? FIXED_PRICE : BASE_PRICE + opponent.glass
  const papyrusPrice = shares(fixed, PAPYRUS) ? FIXED_PRICE : BASE_PRICE + opponent.papyrus

  for (let spare = buyer.rawChoices; spare > 0; spare--) {
    if (wood > 0 && (clay === 0 || woodPrice >= clayPrice) && (stone === 0 || woodPrice >= stonePrice)) wood--
    else if (clay > 0 && (stone === 0 || clayPrice >= stonePrice)) clay--
    else if (stone > 0) stone--
  }
  for (let spare = buyer.goodsChoices; spare > 0; spare--) {
    if (glass > 0 && (papyrus === 0 || glassPrice >= papyrusPrice)) glass--
    else if (papyrus > 0) papyrus--
  }
  for (let spare = dropped; spare > 0; spare--) {
    let dearest = 0
    if (wood > 0) dearest = woodPrice
    if (clay > 0 && clayPrice > dearest) dearest = clayPrice
    if (stone > 0 && stonePrice > dearest) dearest = stonePrice
    if (glass > 0 && glassPrice > dearest) dearest = glassPrice
    if (papyrus > 0 && papyrusPrice > dearest) dearest = papyrusPrice
    if (wood > 0 && woodPrice === dearest) wood--
    else if (clay > 0 && clayPrice === dearest) clay--
    else if (stone > 0 && stonePrice === dearest) stone--
    else if (glass > 0 && glassPrice === dearest) glass--
    else if (papyrus > 0) papyrus--
  }
  return wood * woodPrice + clay * clayPrice + stone * stonePrice + glass * glassPrice + papyrus * papyrusPrice
}
