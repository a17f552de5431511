import { BUILDINGS } from '../../data/buildings.ts'
import { RESOURCES, UNIT_TYPES } from '../../data/types.ts'
import { WONDERS } from '../../data/wonders.ts'
import { CITY, listed, type Specs, SQUARE, WHICH_FIGURE } from '../parts.ts'

const WHICH_BUILDING = listed(
  'other',
  'building',
  BUILDINGS.map(({ id }) => id),
)
const WHICH_WONDER = listed(
  'other',
  'wonder',
  WONDERS.map(({ id }) => id),
)

/** City Management (C-11 to C-17, C-20): which city does what, and then where. */
export const CITY_MOVES = {
  muster: [CITY, WHICH_FIGURE],
  train: [CITY, listed('other', 'unit', UNIT_TYPES)],
  wall: [CITY],
  build: [CITY, WHICH_BUILDING],
  /** Without cost, where a power allows it. */
  raise: [CITY, WHICH_BUILDING],
  fortify: [CITY],
  wonder: [CITY, WHICH_WONDER],
  put: [SQUARE],
  arts: [CITY],
  harvest: [CITY, listed('other', 'resource', RESOURCES)],
  advance: [],
} as const satisfies Specs
