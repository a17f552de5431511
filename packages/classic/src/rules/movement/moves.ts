import { named, part, things } from '@ecumene/kernel'
import { SQUARE } from '../domains.ts'
import { COURSES, GROUP_NAMES } from './courses.ts'

const GROUP = named('group', GROUP_NAMES)
const COURSE = things('course', COURSES)

/** Movement (C-21 to C-24): figures set out from a square, go on, and stop. */
export const MOVEMENT_MOVES = {
  march: [part(SQUARE), part(GROUP), part(COURSE)],
  go: [part(COURSE)],
  stop: [],
  trample: [],
} as const
