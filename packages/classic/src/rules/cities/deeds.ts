import { has, NO_MEMBERS, plus, type SetOf, union } from '@ecumene/kernel'
import { ARTS_CULTURE } from '../../data/limits.ts'
import { techWith } from '../../data/techs.ts'
import { MARKET_RESOURCES, RESOURCES, type Resource } from '../../data/types.ts'
import { wonderWith } from '../../data/wonders.ts'
import { mayAnybodyAnswer } from '../abilities/replies.ts'
import { add } from '../counts.ts'
import type { DeedRules } from '../deed-rules.ts'
import { type Deed, declare } from '../deeds.ts'
import type { Teller } from '../events.ts'
import { centreOf, cultureIcons, resourceIcons } from '../map/outskirts.ts'
import { useOnce, wasUsed } from '../once.ts'
import { governmentOf, hasWonder, knows } from '../powers.ts'
import { ask, CITY_COUNT, playerOf, type State } from '../state.ts'
import { ARTS, HARVEST, noteAction, PRODUCE } from './acting.ts'
import { whyNotAffordable, whyNotAvailable } from './availability.ts'
import { ITEM_COUNT, wordOf } from './items.ts'
import { make } from './making.ts'
import { priceOf, productionOf } from './production.ts'

/** What a city does with its action (C-11.2). */
export type CityAction =
  | { readonly does: 'arts'; readonly city: number }
  | { readonly does: 'harvest'; readonly city: number; readonly resource: number }
  | Making

/** It makes something with its production, or for free where a power allows it; both count as producing. */
type Making = {
  readonly does: 'produce' | 'raise'
  readonly city: number
  readonly item: number
  readonly square: number
}

const KINDS = { arts: ARTS, harvest: HARVEST, produce: PRODUCE, raise: PRODUCE } as const

/** A city acts. The action is used up whether it is cancelled or not; nothing is paid before it is carried out (C-11.16). */
export const takeAction = (state: State, seat: number, action: CityAction, tell: Teller): void => {
  noteAction(state, seat, action.city, KINDS[action.does])
  if (action.does === 'raise') useOnce(state, seat, 'freeBuilding')
  const deed: Deed<'action'> = { kind: 'action', seat, action }
  if (mayAnybodyAnswer(state, deed)) {
    announce(state, seat, action, tell)
    declare(state, deed)
  } else carryOut(state, seat, action, tell)
}

/** Announces it to those who might cancel it. */
const announce = (state: State, seat: number, action: CityAction, tell: Teller): void => {
  const square = centreOf(state, seat, action.city)
  if (action.does === 'arts') tell?.({ kind: 'artsDeclared', seat, square })
  else if (action.does === 'harvest') {
    tell?.({ kind: 'harvestDeclared', seat, square, resource: RESOURCES[action.resource] as Resource })
  } else tell?.({ kind: 'makingDeclared', seat, square: action.square, thing: wordOf(action.item) })
}

const carryOut = (state: State, seat: number, action: CityAction, tell: Teller): void => {
  if (action.does === 'arts') devote(state, seat, action.city, tell)
  else if (action.does === 'harvest') harvest(state, seat, action.city, action.resource, tell)
  else if (action.does === 'produce') produce(state, seat, action, tell)
  else make(state, seat, action.city, action.item, action.square, tell)
}

/** A city takes its action (C-11.2). */
export const cityAction: DeedRules<Deed<'action'>> = {
  carryOut: (state, { seat, action }, tell) => carryOut(state, seat, action, tell),
  calledOff: (state, { seat, action }, tell) =>
    tell?.({ kind: 'actionCancelled', seat, square: centreOf(state, seat, action.city) }),
}

/** C-11.7, C-11.10 to C-11.13 */
const produce = (state: State, seat: number, action: Making, tell: Teller): void => {
  const { city, item, square } = action
  const left = pay(state, seat, { city, item, production: productionOf(state, seat, city) }, tell)
  if (knows(playerOf(state, seat), SPLITTING) && !wasUsed(playerOf(state, seat), 'splitProduction')) {
    ask(state, { kind: 'second', seat, city, left })
  }
  // C-27.3: whatever the first item leads to, even a battle, is asked before the second.
  make(state, seat, city, item, square, tell)
}

const SPLITTING = techWith('splitProduction')

/** C-11.14, C-11.11: is there anything a city could make with what is left of its production, or with trade? */
export const canMakeAnother = (state: State, seat: number, city: number, left: number): boolean => {
  for (let item = 0; item < ITEM_COUNT; item++) {
    if (whyNotAffordable(state, seat, item, left) === null && whyNotAvailable(state, seat, city, item) === null) {
      return true
    }
  }
  return false
}

type Payment = { readonly city: number; readonly item: number; readonly production: number }

/**
 * Spends trade for the missing production and returns the production that is left. C-11.11: by the rulebook the city
 * keeps production bought with trade for the rest of the round, for another action too.
 */
const pay = (state: State, seat: number, payment: Payment, tell: Teller): number => {
  const { city, item, production } = payment
  const { cost, trade, more, left } = priceOf(state, seat, item, production)
  if (trade > 0) {
    const player = playerOf(state, seat)
    player.trade -= trade
    add(player.boosts, city, more)
  }
  tell?.({ kind: 'cityPaid', seat, square: centreOf(state, seat, city), thing: wordOf(item), cost, count: trade })
  return left
}

/** C-11.14: the second item of a split action is part of the same action. */
export const makeSecond = (
  state: State,
  seat: number,
  { city, item, left }: { readonly city: number; readonly item: number; readonly left: number },
  square: number,
  tell: Teller,
): void => {
  useOnce(state, seat, 'splitProduction')
  pay(state, seat, { city, item, production: left }, tell)
  make(state, seat, city, item, square, tell)
}

/** C-17.1 */
export const artsOf = (state: State, seat: number, city: number): number =>
  ARTS_CULTURE + cultureIcons(state, seat, city) + (city === 0 ? governmentOf(state, seat).capitalArts : 0)

const devote = (state: State, seat: number, city: number, tell: Teller): void => {
  const count = artsOf(state, seat, city)
  playerOf(state, seat).culture += count
  tell?.({ kind: 'artsDevoted', seat, square: centreOf(state, seat, city), count })
}

/** C-20.1, C-20.4: the resources that a city can harvest now. */
export const harvestable = (state: State, seat: number, city: number): SetOf<Resource> => {
  let icons = resourceIcons(state, seat, city)
  if (governmentOf(state, seat).harvestAnywhere) {
    for (let other = 0; other < CITY_COUNT; other++) icons = union(icons, resourceIcons(state, seat, other))
  }
  let found: SetOf<Resource> = NO_MEMBERS
  for (let kind = 0; kind < MARKET_RESOURCES; kind++) {
    if (has(icons, kind) && (state.supply[kind] ?? 0) > 0) found = plus(found, kind)
  }
  return found
}

/** C-20.1, C-20.3; with Angkor Wat one city harvests twice with one action. */
const harvest = (state: State, seat: number, city: number, resource: number, tell: Teller): void => {
  takeResource(state, seat, city, resource, tell)
  const again = hasWonder(state, seat, HARVESTING_TWICE) && !wasUsed(playerOf(state, seat), 'doubleHarvest')
  if (again && harvestable(state, seat, city) !== NO_MEMBERS) ask(state, { kind: 'harvestAgain', seat, city })
}

const HARVESTING_TWICE = wonderWith('doubleHarvest').number

export const takeResource = (state: State, seat: number, city: number, kind: number, tell: Teller): void => {
  const { resources, cities } = playerOf(state, seat)
  add(state.supply, kind, -1)
  add(resources, kind, 1)
  const square = cities[city] ?? 0
  tell?.({ kind: 'harvested', seat, square, resource: RESOURCES[kind] as Resource })
}
