import type { Effect } from '../../data/types.ts'
import type { State } from '../state.ts'
import { ON_FIGURES } from './effects/figures.ts'
import { GAINS } from './effects/gains.ts'
import { IN_BATTLE } from './effects/in-battle.ts'
import { LEARNING } from './effects/learning.ts'
import { STRIKES } from './effects/strikes.ts'
import { ON_TERRAIN } from './effects/terrain.ts'
import { type Kind, NO_AIM, type Working, type Workings } from './effects/working.ts'

const WORKINGS: Workings<Kind> = { ...GAINS, ...IN_BATTLE, ...STRIKES, ...ON_FIGURES, ...ON_TERRAIN, ...LEARNING }

export const workingOf = ({ kind }: Effect): Working => WORKINGS[kind]

/** C-18.8: is there something to aim an effect at? Of two aims the first must leave one for the second. */
export const hasTarget = (state: State, seat: number, effect: Effect): boolean => {
  const { slots, targets, isOfUse } = workingOf(effect)
  if (isOfUse !== undefined) return isOfUse(state, seat, effect)
  const [first, second] = slots
  if (first === undefined) return targets(state, seat, effect, 'square', NO_AIM, true).length > 0
  const firsts = targets(state, seat, effect, first, NO_AIM, true)
  if (second === undefined) return firsts.length > 0
  return firsts.some((one) => targets(state, seat, effect, second, { [first]: one }, true).length > 0)
}
