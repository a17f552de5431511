import { type Part, type Specs, SQUARE } from '../parts.ts'
import { COURSES, GROUP_NAMES } from './courses.ts'

const GROUP: Part = { field: 'item', names: GROUP_NAMES, as: 'group', says: null }
const COURSE: Part = { field: 'other', names: COURSES, as: 'course', says: 'course' }

/** Movement (C-21 to C-24): figures set out from a square, go on, and stop. */
export const MOVEMENT_MOVES = {
  march: [SQUARE, GROUP, COURSE],
  go: [COURSE],
  stop: [],
  trample: [],
} as const satisfies Specs
