import { NO_MEMBERS, type SetOf } from '@ecumene/kernel'
import { NONE } from '../../data/types.ts'
import type { FrameOf } from '../asks.ts'
import { declare } from '../deeds.ts'
import type { Teller } from '../events.ts'
import { enterSquare } from '../map/figures.ts'
import { askOn, type State } from '../state.ts'
import { arrive } from './arriving.ts'
import { directionOfCourse, isRevealing, squareOfCourse } from './courses.ts'
import { revealTile } from './exploring.ts'
import { armiesAmong, scoutsAmong } from './groups.ts'
import { mayBeInterrupted } from './interrupts.ts'
import { mustStop } from './obstacles.ts'
import type { Trek } from './paths.ts'

/** A frame for figures under way. */
export const trekking = (seat: number, group: SetOf<'figure'>, at: number, left: number): FrameOf<'trek'> => ({
  kind: 'trek',
  seat,
  group,
  at,
  left,
})

/** The part of the frame that path finding needs. */
export const trekOf = ({ afoot }: State, { seat, group, at, left }: FrameOf<'trek'>): Trek => {
  const scouts = scoutsAmong(group)
  return { seat, size: armiesAmong(group) + scouts, scouts, at, left, from: afoot === 0 ? at : NONE }
}

/** Takes a legal course: a step, or the discovery of a tile. Either costs one square of movement (C-22.1, C-22.3). */
export const follow = (state: State, trek: FrameOf<'trek'>, course: number, tell: Teller): void => {
  const { seat, group } = trek
  const square = squareOfCourse(trek.at, course)
  const left = trek.left - 1
  if (isRevealing(course)) {
    revealTile(state, seat, square, directionOfCourse(course), tell)
    if (left === 0) arrive(state, trek, tell)
    else askOn(state, trekking(seat, group, trek.at, left))
    return
  }
  askOn(state, trekking(seat, group, square, left))
  enterSquare(state, seat, group, square)
  tell?.({ kind: 'wentOn', seat, square })
  if (mayBeInterrupted(state, seat)) declare(state, { kind: 'step', seat })
  else afterStep(state, tell)
}

/** C-21.2, C-23.2, C-24.2: figures that cannot go on have arrived. Some may have been killed on the way. */
export const afterStep = (state: State, tell: Teller): void => {
  const trek = state.pending[state.pending.length - 1]
  if (trek?.kind !== 'trek') return
  if (state.afoot === NO_MEMBERS) {
    state.pending.pop()
    return
  }
  const now = trekking(trek.seat, state.afoot, trek.at, trek.left)
  if (now.left === 0 || mustStop(state, now.seat, now.at)) arrive(state, now, tell)
  else askOn(state, now)
}
