import { BUILDINGS, type Building } from '../../data/buildings.ts'
import { FIGURES, UNIT_TYPES } from '../../data/types.ts'
import { WONDERS, type Wonder } from '../../data/wonders.ts'
import { type Move, moveOf } from '../moves.ts'

/** C-11.7: what a city can make, as one list of numbers. */
export const ARMY = 0
export const SCOUT = 1
const FIRST_UNIT = FIGURES.length
export const WALLS = FIRST_UNIT + UNIT_TYPES.length
const FIRST_BUILDING = WALLS + 1
const FIRST_WONDER = FIRST_BUILDING + BUILDINGS.length
export const ITEM_COUNT = FIRST_WONDER + WONDERS.length

export const isFigure = (item: number): boolean => item < FIRST_UNIT
export const isUnit = (item: number): boolean => item >= FIRST_UNIT && item < WALLS
export const isBuildingItem = (item: number): boolean => item >= FIRST_BUILDING && item < FIRST_WONDER
export const isWonderItem = (item: number): boolean => item >= FIRST_WONDER

export const unitIn = (item: number): number => item - FIRST_UNIT
export const buildingIn = (item: number): Building => BUILDINGS[item - FIRST_BUILDING] as Building
export const wonderIn = (item: number): Wonder => WONDERS[item - FIRST_WONDER] as Wonder

/** C-D22, C-D23: units and walls need no square. */
export const needsSquare = (item: number): boolean => isFigure(item) || item > WALLS

/** The move by which a city makes an item; a city's number is the first thing it names. */
export const makingOf = (city: number, item: number): Move => {
  if (isFigure(item)) return moveOf('muster', city, item)
  if (isUnit(item)) return moveOf('train', city, unitIn(item))
  if (item === WALLS) return moveOf('wall', city)
  if (isBuildingItem(item)) return moveOf('build', city, item - FIRST_BUILDING)
  return moveOf('wonder', city, item - FIRST_WONDER)
}

/** The item that a move asks for. */
export const itemIn = ({ kind, other }: Move): number => {
  switch (kind) {
    case 'muster':
      return other
    case 'train':
      return FIRST_UNIT + other
    case 'build':
    case 'raise':
      return FIRST_BUILDING + other
    case 'wonder':
      return FIRST_WONDER + other
    default:
      return WALLS
  }
}
