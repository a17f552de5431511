import { part } from '@ecumene/kernel'
import { BUILDING, CITY, FIGURE, RESOURCE, SQUARE, UNIT, WONDER } from '../domains.ts'

/** City Management (C-11 to C-17, C-20): which city does what, and then where. */
export const CITY_MOVES = {
  muster: [part(CITY), part(FIGURE)],
  train: [part(CITY), part(UNIT)],
  wall: [part(CITY)],
  build: [part(CITY), part(BUILDING)],
  /** Without cost, where a power allows it. */
  raise: [part(CITY), part(BUILDING)],
  fortify: [part(CITY)],
  wonder: [part(CITY), part(WONDER)],
  put: [part(SQUARE)],
  arts: [part(CITY)],
  harvest: [part(CITY), part(RESOURCE)],
  advance: [],
} as const
