import { BUILDINGS, type Building } from '../../data/buildings.ts'
import { FIGURES, UNIT_TYPES } from '../../data/types.ts'
import { WONDERS, type Wonder } from '../../data/wonders.ts'
import { type MoveOf, maker } from '../moves.ts'

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

/** The words that name an item. */
export const wordOf = (item: number): string => {
  if (isFigure(item)) return `figure.${FIGURES[item]}`
  if (isUnit(item)) return `unit.${UNIT_TYPES[unitIn(item)]}`
  if (item === WALLS) return 'city.walls'
  return isBuildingItem(item) ? `building.${buildingIn(item).id}` : `wonder.${wonderIn(item).id}`
}

/** C-D22, C-D23: units and walls need no square. */
export const needsSquare = (item: number): boolean => isFigure(item) || item > WALLS

/** Moves by which a city makes something, and puts up a building without cost. */
export type Making = MoveOf<'muster' | 'train' | 'wall' | 'build' | 'wonder'>
export type FreeBuilding = MoveOf<'raise' | 'fortify'>

const MUSTER = maker('muster')
const TRAIN = maker('train')
const WALL = maker('wall')
const BUILD = maker('build')
const WONDER = maker('wonder')

/** The move by which a city makes an item. */
export const makingOf = (city: number, item: number): Making => {
  if (isFigure(item)) return MUSTER(city, item)
  if (isUnit(item)) return TRAIN(city, unitIn(item))
  if (item === WALLS) return WALL(city)
  if (isBuildingItem(item)) return BUILD(city, item - FIRST_BUILDING)
  return WONDER(city, item - FIRST_WONDER)
}

/** The item that a move asks for. */
export const itemIn = (move: Making | FreeBuilding): number => {
  switch (move.kind) {
    case 'muster':
      return move.figure
    case 'train':
      return FIRST_UNIT + move.unit
    case 'build':
    case 'raise':
      return FIRST_BUILDING + move.building
    case 'wonder':
      return FIRST_WONDER + move.wonder
    case 'wall':
    case 'fortify':
      return WALLS
  }
}
