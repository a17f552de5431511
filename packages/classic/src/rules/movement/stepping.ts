import type { Tell } from '@ecumene/kernel'
import { NONE } from '../../data/types.ts'
import { declare } from '../deeds.ts'
import type { Event } from '../events.ts'
import { enterSquare } from '../map/figures.ts'
import type { State } from '../state.ts'
import { arrive } from './arriving.ts'
import { directionOfCourse, isRevealing, squareOfCourse } from './courses.ts'
import { revealTile } from './exploring.ts'
import { armiesAmong, scoutsAmong } from './groups.ts'
import { mayBeInterrupted } from './interrupts.ts'
import { mustStop } from './obstacles.ts'
import type { Trek } from './paths.ts'

/** The figures that are under way. */
export const currentTrek = ({ march }: State, seat: number): Trek => {
  const scouts = scoutsAmong(march.group)
  const { group, afoot, at, left } = march
  return { seat, size: armiesAmong(group) + scouts, scouts, at, left, from: afoot === 0 ? at : NONE }
}

/** Takes a legal course: a step, or the discovery of a tile. Either costs one square of movement (C-22.1, C-22.3). */
export const follow = (state: State, seat: number, course: number, tell: Tell<Event> | undefined): void => {
  const { march } = state
  const square = squareOfCourse(march.at, course)
  march.left--
  if (isRevealing(course)) {
    revealTile(state, seat, square, directionOfCourse(course), tell)
    if (march.left === 0) arrive(state, seat, tell)
    return
  }
  march.at = square
  enterSquare(state, seat, march.group, square)
  tell?.({ kind: 'wentOn', seat, square })
  if (mayBeInterrupted(state, seat)) declare(state, { kind: 'step', seat })
  else afterStep(state, seat, tell)
}

/** C-21.2, C-23.2, C-24.2: figures that cannot go on have arrived. Some may have been killed on the way. */
export const afterStep = (state: State, seat: number, tell: Tell<Event> | undefined): void => {
  const { march } = state
  march.group = march.afoot
  if (march.group === 0) march.at = NONE
  else if (march.left === 0 || mustStop(state, seat, march.at)) arrive(state, seat, tell)
}
