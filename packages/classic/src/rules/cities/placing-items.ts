import { has, type Message } from '@ecumene/kernel'
import { BUILDINGS } from '../../data/buildings.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../because.ts'
import { hasRoom } from '../map/figures.ts'
import { isWater, terrainOn } from '../map/land.ts'
import { isBlockaded, outskirtsOf } from '../map/outskirts.ts'
import { isCity, isWonder } from '../map/placing.ts'
import { builtOn } from '../map/squares.ts'
import { governmentOf } from '../powers.ts'
import { BUILDING_CODE, NO_TOKEN, playerOf, type State, WALLED_CODE } from '../state.ts'
import { ARMY, buildingIn, isFigure, isWonderItem } from './items.ts'

/** C-21.17: figures may be placed in water where they may stop there. */
const ENDS_IN_WATER = 2

/** Why an item may not stand on a square of the city (C-12.4 to C-12.9, C-13.7 to C-13.14, C-15.3 to C-15.6, C-16). */
export const whyNotThere = (
  state: State,
  seat: number,
  city: number,
  item: number,
  square: number,
): Message<WordKey> | null => {
  if (!outskirtsOf(state, seat, city).includes(square)) return because('reason.notThere')
  return whyNotOn(state, seat, city, item, square)
}

const NOT_THERE = because('reason.notThere')
const WRONG_TERRAIN = because('reason.terrain')

/** The same for a square that is one of the city's outskirts, all of which are revealed (C-9.10). */
const whyNotOn = (state: State, seat: number, city: number, item: number, square: number): Message<WordKey> | null => {
  // C-13.14
  if (state.token[square] !== NO_TOKEN || isCity(builtOn(state, square))) return NOT_THERE
  if (isFigure(item)) return whyNoFigure(state, seat, item, square)
  // C-13.10, C-15.6
  if (isBlockaded(state, seat, square)) return because('reason.blockaded')
  if (isWonderItem(item)) return hasAnother(state, seat, city, square, isWonder) ? because('reason.oneWonder') : null
  const { terrains, starred } = buildingIn(item)
  if (!has(terrains, terrainOn(state, square))) return WRONG_TERRAIN
  return starred && hasAnother(state, seat, city, square, isStarred) ? because('reason.oneStar') : null
}

const whyNoFigure = (state: State, seat: number, item: number, square: number): Message<WordKey> | null => {
  if (isWater(state, square) && playerOf(state, seat).water < ENDS_IN_WATER) return because('reason.water')
  if (isBlockaded(state, seat, square)) {
    // C-12.7, C-12.8
    if (item !== ARMY) return because('reason.blockaded')
    return governmentOf(state, seat).noAttackOnPlayers ? because('reason.peace') : null
  }
  return hasRoom(state, seat, square) ? null : because('reason.stacking')
}

/** Starred buildings by their codes. */
const STARRED: readonly boolean[] = Array.from(
  { length: WALLED_CODE + 1 },
  (_, code) => BUILDINGS[code - BUILDING_CODE]?.starred === true,
)
const isStarred = (code: number): boolean => STARRED[code] as boolean

/** C-13.9, C-15.4, C-16.3: is there one already in the city, other than what would be replaced? */
const hasAnother = (
  state: State,
  seat: number,
  city: number,
  square: number,
  is: (code: number) => boolean,
): boolean => {
  const around = outskirtsOf(state, seat, city)
  for (let at = 0; at < around.length; at++) {
    const other = around[at] ?? 0
    if (other !== square && is(builtOn(state, other))) return true
  }
  return false
}

export const squaresFor = (state: State, seat: number, city: number, item: number): readonly number[] =>
  outskirtsOf(state, seat, city).filter((square) => whyNotOn(state, seat, city, item, square) === null)

/** C-12.10: is there any? */
export const hasSquare = (state: State, seat: number, city: number, item: number): boolean => {
  const around = outskirtsOf(state, seat, city)
  for (let at = 0; at < around.length; at++) {
    if (whyNotOn(state, seat, city, item, around[at] ?? 0) === null) return true
  }
  return false
}
