import type { Message } from '@ecumene/kernel'
import { BUILDINGS } from '../../data/buildings.ts'
import { TECHS } from '../../data/techs.ts'
import { AIRCRAFT, NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../because.ts'
import { unitsLeft } from '../drawing.ts'
import { reserveFigure } from '../map/figures.ts'
import { centreOf } from '../map/outskirts.ts'
import { isWalled } from '../map/placing.ts'
import { knows } from '../powers.ts'
import { type Player, playerOf, type State } from '../state.ts'
import { buildingIn, isBuildingItem, isFigure, isUnit, needsSquare, SCOUT, unitIn, WALLS, wonderIn } from './items.ts'
import { hasSquare } from './placing-items.ts'
import { costOf, productionOf, rushFor } from './production.ts'

/** The tech that unlocks each building, by the building's number. */
const TECH_OF: readonly number[] = BUILDINGS.map(({ number }) => TECHS.findIndex(({ building }) => building === number))
const WALLS_TECH = TECHS.findIndex(({ walls }) => walls)

/** C-13.1, C-13.3, C-13.4: buildings are unlocked by their own tech, and give way to their upgrade. */
const isUnlocked = (player: Player, building: number): boolean => {
  const { upgrade } = BUILDINGS[building] as (typeof BUILDINGS)[number]
  if (upgrade !== NONE && knows(player, TECH_OF[upgrade] ?? 0)) return false
  return knows(player, TECH_OF[building] ?? 0)
}

const LOCKED = because('reason.locked')
const NOT_ON_MARKET = because('reason.notOnMarket')

/** C-15.1 */
export const isOnMarket = ({ market }: State, item: number): boolean => {
  const { number } = wonderIn(item)
  for (let place = 0; place < market.length; place++) if (market[place] === number) return true
  return false
}

/** Why a city cannot make an item at all, whatever it would cost. */
export const whyNotAvailable = (state: State, seat: number, city: number, item: number): Message<WordKey> | null => {
  const player = playerOf(state, seat)
  if (isFigure(item)) {
    // C-12.3
    if (reserveFigure(state, seat, item === SCOUT) === NONE) return because('reason.noneLeft')
  } else if (isUnit(item)) {
    // C-12.13, C-12.17
    if (unitIn(item) === AIRCRAFT && player.aircraft === 0) return because('reason.locked')
    if (unitsLeft(state, unitIn(item)) === 0) return because('reason.noneLeft')
  } else if (item === WALLS) {
    // C-14.1, C-14.3
    if (!knows(player, WALLS_TECH)) return because('reason.locked')
    if (isWalled(state, centreOf(state, seat, city))) return because('reason.walled')
  } else if (isBuildingItem(item)) {
    const { number, marker } = buildingIn(item)
    if (!isUnlocked(player, number)) return LOCKED
    // C-13.6
    if (state.markers[marker] === 0) return because('reason.noneLeft')
  } else if (!isOnMarket(state, item)) return NOT_ON_MARKET
  return needsSquare(item) && !hasSquare(state, seat, city, item) ? because('reason.noSquare') : null
}

/** C-11.8, C-11.11: why a city cannot pay for an item; `production` is what it has for it. */
export const whyNotAffordable = (
  state: State,
  seat: number,
  item: number,
  production: number,
): Message<WordKey> | null => {
  const missing = costOf(state, seat, item) - production
  return rushFor(state, seat, missing) > playerOf(state, seat).trade ? because('reason.tooDear', { missing }) : null
}

export const whyNotItem = (state: State, seat: number, city: number, item: number): Message<WordKey> | null =>
  whyNotAffordable(state, seat, item, productionOf(state, seat, city)) ?? whyNotAvailable(state, seat, city, item)
