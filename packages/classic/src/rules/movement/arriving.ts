import { RESOURCES, type Resource } from '../../data/types.ts'
import { mayInfiltrate } from '../abilities/infiltrating.ts'
import { hutTaken } from '../abilities/triggers.ts'
import type { FrameOf } from '../asks.ts'
import { beginBattle } from '../battle/beginning.ts'
import { add } from '../counts.ts'
import { drawFrom } from '../drawing.ts'
import type { Teller } from '../events.ts'
import { standOn } from '../map/figures.ts'
import { askOn, NO_TOKEN, playerOf, type State } from '../state.ts'
import { armiesAmong, scoutsAmong } from './groups.ts'
import { CLEAR, ENEMY_CITY, HUT_THERE, obstacleOn } from './obstacles.ts'
import { askToTrample } from './trampling.ts'

/** The figures under way stop where they are; what follows is in C-23.4, C-23.5, C-24.2, C-21.22. */
export const arrive = (state: State, trek: FrameOf<'trek'>, tell: Teller): void => {
  const { seat, at, group } = trek
  const obstacle = obstacleOn(state, seat, at)
  if (obstacle === ENEMY_CITY && mayInfiltrate(state, seat, armiesAmong(group) + scoutsAmong(group), at)) {
    askOn(state, { ...trek, kind: 'infiltrate' })
    return
  }
  state.pending.pop()
  if (obstacle !== CLEAR && obstacle !== HUT_THERE) {
    beginBattle(state, seat, group, at, tell)
    return
  }
  standOn(state, seat, group, at)
  if (obstacle === HUT_THERE) takeHut(state, seat, at, tell)
  if (armiesAmong(group) > 0) askToTrample(state, seat, at)
}

/** C-23.4: nobody else learns what it is (C-3.17). */
const takeHut = (state: State, seat: number, square: number, tell: Teller): void => {
  state.token[square] = NO_TOKEN
  const face = drawFrom(state.random, state.hutFaces)
  const { huts } = playerOf(state, seat)
  add(huts, face, 1)
  tell?.({ kind: 'hutTaken', seat, square, own: { resource: RESOURCES[face] as Resource } })
  hutTaken(state, seat, tell)
}
