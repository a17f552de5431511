import { setOf } from '@ecumene/kernel'
import { NONE, UNIT_TYPES, type UnitType } from '../../data/types.ts'
import { FIRST_STRENGTH } from '../../data/units.ts'
import { WONDERS } from '../../data/wonders.ts'
import { wonderBuilt } from '../abilities/triggers.ts'
import { beginBattle } from '../battle/beginning.ts'
import { drawWonder, gainUnit } from '../drawing.ts'
import type { Teller } from '../events.ts'
import { reserveFigure, setFigure } from '../map/figures.ts'
import { centreOf, isBlockaded } from '../map/outskirts.ts'
import { putMarker } from '../map/placing.ts'
import { BUILDING_CODE, STRENGTHS, type State, WALLED_CODE, WONDER_CODE } from '../state.ts'
import { buildingIn, isBuildingItem, isFigure, isUnit, SCOUT, unitIn, WALLS, wonderIn } from './items.ts'

/** Makes an item that is paid for, on its square where it has one. */
export const make = (state: State, seat: number, city: number, item: number, square: number, tell: Teller): void => {
  if (isFigure(item)) placeFigure(state, seat, item === SCOUT, square, tell)
  else if (isUnit(item)) train(state, seat, unitIn(item), tell)
  else if (item === WALLS) {
    const centre = centreOf(state, seat, city)
    state.built[centre] = WALLED_CODE
    tell?.({ kind: 'wallsBuilt', seat, square: centre })
  } else if (isBuildingItem(item)) {
    const { number, id } = buildingIn(item)
    putMarker(state, square, BUILDING_CODE + number)
    tell?.({ kind: 'buildingBuilt', seat, building: id, square })
  } else buildWonder(state, seat, wonderIn(item).number, square, tell)
}

/** C-12.4, C-12.8: an army on a blockaded square attacks from the reserve. */
const placeFigure = (state: State, seat: number, scout: boolean, square: number, tell: Teller): void => {
  const figure = reserveFigure(state, seat, scout)
  tell?.({ kind: 'figurePlaced', seat, figure: scout ? 'scout' : 'army', square })
  if (isBlockaded(state, seat, square)) beginBattle(state, seat, setOf(figure), square, tell)
  else setFigure(state, seat, figure, square)
}

/** C-12.16 */
const train = (state: State, seat: number, type: number, tell: Teller): void => {
  const card = gainUnit(state, seat, type)
  if (card === NONE) return
  const strength = FIRST_STRENGTH(type) + (card % STRENGTHS)
  tell?.({ kind: 'unitTrained', seat, unit: UNIT_TYPES[type] as UnitType, own: { strength } })
}

/** C-15.3, C-15.7 */
const buildWonder = (state: State, seat: number, wonder: number, square: number, tell: Teller): void => {
  putMarker(state, square, WONDER_CODE + wonder)
  tell?.({ kind: 'wonderBuilt', seat, wonder: (WONDERS[wonder] as (typeof WONDERS)[number]).id, square })
  refillMarket(state, wonder, tell)
  wonderBuilt(state, seat, tell)
}

/** C-15.7, C-15.8: a wonder has left the market. */
export const refillMarket = (state: State, wonder: number, tell: Teller): void => {
  const next = drawWonder(state)
  state.market[state.market.indexOf(wonder)] = next
  if (next !== NONE) tell?.({ kind: 'wonderOffered', wonder: (WONDERS[next] as (typeof WONDERS)[number]).id })
}
