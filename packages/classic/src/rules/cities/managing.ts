import { has, type Message } from '@ecumene/kernel'
import { BUILDINGS } from '../../data/buildings.ts'
import { MARKET_RESOURCES, NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { addCoinPurchases, buyCoin, coinPurchases, whyNotBuyCoin } from '../abilities/buying-coins.ts'
import { addUses, use, usesOf, whyNotUse } from '../abilities/using.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import type { Teller } from '../events.ts'
import { centreOf } from '../map/outskirts.ts'
import { DONE, type Move, type MoveOf, maker, moveOf } from '../moves.ts'
import { wasUsed } from '../once.ts'
import { civilizationOf, governmentOf } from '../powers.ts'
import { ask, CITY_COUNT, playerOf, type State } from '../state.ts'
import { ARTS, HARVEST, PRODUCE, whyNoAction } from './acting.ts'
import { isOnMarket, whyNotAvailable, whyNotItem } from './availability.ts'
import { advance, whyNoAdvance } from './culture-track.ts'
import { harvestable, takeAction } from './deeds.ts'
import {
  type FreeBuilding,
  ITEM_COUNT,
  isWonderItem,
  itemIn,
  type Making,
  makingOf,
  needsSquare,
  wordOf,
} from './items.ts'
import { costOf, mostProduction } from './production.ts'

const ADVANCE = moveOf('advance')
const ARTS_OF = maker('arts')
const HARVEST_OF = maker('harvest')

/** Moves by which a city makes something. */
export const MAKING: readonly Making['kind'][] = ['muster', 'train', 'wall', 'build', 'wonder']

/** What a city can do with its action. */
type Action = Making | FreeBuilding | MoveOf<'arts' | 'harvest'>

const whyNoFreeBuilding = (state: State, seat: number, city: number, item: number): Message<WordKey> | null => {
  if (!civilizationOf(state, seat).freeBuilding) return because('reason.notNow')
  if (wasUsed(playerOf(state, seat), 'freeBuilding')) return because('reason.onceARound')
  return whyNotAvailable(state, seat, city, item)
}

/** Every building that could be put up without cost; walls are one (C-14.2). */
const freeBuildings = (city: number): readonly FreeBuilding[] => [
  ...BUILDINGS.map(({ number }) => moveOf('raise', city, number)),
  moveOf('fortify', city),
]

const whyNoArts = (state: State, seat: number): Message<WordKey> | null =>
  governmentOf(state, seat).noArts ? because('reason.noArts') : null

export const whyNoHarvest = (state: State, seat: number, city: number, kind: number): Message<WordKey> | null =>
  has(harvestable(state, seat, city), kind) ? null : because('reason.nothingToHarvest')

/** C-D19 to C-D25 */
const whyNotAct = (state: State, seat: number, move: Action): Message<WordKey> | null => {
  const { city } = move
  switch (move.kind) {
    case 'arts':
      return whyNoAction(state, seat, city, ARTS) ?? whyNoArts(state, seat)
    case 'harvest':
      return whyNoAction(state, seat, city, HARVEST) ?? whyNoHarvest(state, seat, city, move.resource)
    case 'raise':
    case 'fortify':
      return whyNoAction(state, seat, city, PRODUCE) ?? whyNoFreeBuilding(state, seat, city, itemIn(move))
    default:
      return whyNoAction(state, seat, city, PRODUCE) ?? whyNotItem(state, seat, city, itemIn(move))
  }
}

const citiesOf = (state: State, seat: number): readonly number[] => {
  const { cities } = playerOf(state, seat)
  const found: number[] = []
  for (let city = 0; city < CITY_COUNT; city++) if (cities[city] !== NONE) found.push(city)
  return found
}

const candidatesOf = (state: State, seat: number): readonly Action[] =>
  citiesOf(state, seat).flatMap((city) => [
    ...Array.from({ length: ITEM_COUNT }, (_, item) => makingOf(city, item)),
    ...(civilizationOf(state, seat).freeBuilding ? freeBuildings(city) : []),
    moveOf('arts', city),
    ...Array.from({ length: MARKET_RESOURCES }, (_, kind) => moveOf('harvest', city, kind)),
  ])

const addActions = (state: State, seat: number, city: number, into: Move[]): void => {
  if (whyNoAction(state, seat, city, PRODUCE) === null) {
    const most = mostProduction(state, seat, city)
    for (let item = 0; item < ITEM_COUNT; item++) {
      // Most wonders are not on the market, and that is quick to check.
      if (isWonderItem(item) && !isOnMarket(state, item)) continue
      if (costOf(state, seat, item) > most || whyNotAvailable(state, seat, city, item) !== null) continue
      into.push(makingOf(city, item))
    }
    if (civilizationOf(state, seat).freeBuilding) {
      for (const move of freeBuildings(city)) {
        if (whyNoFreeBuilding(state, seat, city, itemIn(move)) === null) into.push(move)
      }
    }
  }
  if (whyNoAction(state, seat, city, ARTS) === null && whyNoArts(state, seat) === null) into.push(ARTS_OF(city))
  if (whyNoAction(state, seat, city, HARVEST) === null) {
    const resources = harvestable(state, seat, city)
    for (let kind = 0; kind < MARKET_RESOURCES; kind++) {
      if (has(resources, kind)) into.push(HARVEST_OF(city, kind))
    }
  }
}

/** C-11.1, C-11.15: a player's part of City Management, until they say that they are done. */
export const manage: Asks<'manage', Action['kind'] | 'advance' | 'coin' | 'done' | 'use' | 'play'> = {
  answers: [...MAKING, 'raise', 'fortify', 'arts', 'harvest', 'advance', 'coin', 'done', 'use', 'play'],
  decision: () => because('decision.manage'),
  candidates: (state, _frame, seat) => [
    DONE,
    ADVANCE,
    ...candidatesOf(state, seat),
    ...coinPurchases(state, seat),
    ...usesOf(state, seat, 'cities'),
  ],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'done') return null
    if (move.kind === 'use' || move.kind === 'play') return whyNotUse(state, seat, 'cities', move)
    if (move.kind === 'coin') return whyNotBuyCoin(state, seat, move.tech)
    if (move.kind === 'advance') return whyNoAdvance(state, seat)
    return whyNotAct(state, seat, move)
  },
  legal(state, _frame, seat, into) {
    into.push(DONE)
    if (whyNoAdvance(state, seat) === null) into.push(ADVANCE)
    for (const city of citiesOf(state, seat)) addActions(state, seat, city, into)
    addCoinPurchases(state, seat, into)
    addUses(state, seat, 'cities', into)
  },
  apply(state, _frame, seat, move, tell) {
    if (move.kind === 'done') state.pending.pop()
    else if (move.kind === 'advance') advance(state, seat, tell)
    else if (move.kind === 'coin') buyCoin(state, seat, move.tech, tell)
    else if (move.kind === 'use' || move.kind === 'play') use(state, seat, move, tell)
    else act(state, seat, move, tell)
  },
}

const act = (state: State, seat: number, move: Action, tell: Teller): void => {
  const { city } = move
  const centre = centreOf(state, seat, city)
  if (move.kind === 'arts') takeAction(state, seat, { does: 'arts', city }, tell)
  else if (move.kind === 'harvest') takeAction(state, seat, { does: 'harvest', city, resource: move.resource }, tell)
  else {
    const item = itemIn(move)
    const by = move.kind === 'raise' || move.kind === 'fortify' ? 'raise' : 'produce'
    if (needsSquare(item)) {
      tell?.({ kind: 'cityActs', seat, square: centre, thing: wordOf(item) })
      ask(state, { kind: 'put', seat, city, item, by })
    } else takeAction(state, seat, { does: by, city, item, square: centre }, tell)
  }
}
