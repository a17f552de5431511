import { NONE } from '../../data/types.ts'
import { squareTowards } from '../map/grid.ts'
import { FIRST_SCOUT } from '../state.ts'

/** What figures under way can do next: step in one of four directions (C-1.4), or reveal the tile there (C-22.1). */
export const COURSES = [
  'north',
  'east',
  'south',
  'west',
  'reveal-north',
  'reveal-east',
  'reveal-south',
  'reveal-west',
] as const

const DIRECTIONS = 4

export const directionOfCourse = (course: number): number => course % DIRECTIONS
export const isRevealing = (course: number): boolean => course >= DIRECTIONS

/** The square that a course leads to or looks at, or `NONE` beyond the grid. */
export const squareOfCourse = (from: number, course: number): number =>
  from === NONE ? NONE : squareTowards(from, directionOfCourse(course))

/** A group as moves name it: how many armies and how many scouts (C-21.8). */
const SCOUTS = 3

export const groupOf = (armies: number, scouts: number): number => armies * SCOUTS + scouts
export const armiesIn = (group: number): number => (group / SCOUTS) | 0
export const scoutsIn = (group: number): number => group % SCOUTS

/** `2a1s` is two armies and a scout. */
export const GROUP_NAMES: readonly string[] = Array.from(
  { length: (FIRST_SCOUT + 1) * SCOUTS },
  (_, group) => `${armiesIn(group)}a${scoutsIn(group)}s`,
)
