import type { Effect } from '../../data/types.ts'
import type { State } from '../state.ts'
import { ON_FIGURES } from './effects/figures.ts'
import { GAINS } from './effects/gains.ts'
import { IN_BATTLE } from './effects/in-battle.ts'
import { LEARNING } from './effects/learning.ts'
import { STRIKES } from './effects/strikes.ts'
import { ON_TERRAIN } from './effects/terrain.ts'
import { type Aim, type Kind, NO_AIM, type Slot, type Working, type Workings } from './effects/working.ts'

const WORKINGS: Workings<Kind> = { ...GAINS, ...IN_BATTLE, ...STRIKES, ...ON_FIGURES, ...ON_TERRAIN, ...LEARNING }

export const workingOf = (effect: Effect): Working<Kind> => WORKINGS[effect.kind] as unknown as Working<Kind>

/** C-18.8: is there something to aim an effect at? Of two aims the first must leave one for the second. */
export const hasTarget = (state: State, seat: number, effect: Effect): boolean => {
  const { slots, targets, isOfUse } = workingOf(effect)
  if (isOfUse !== undefined) return isOfUse(state, seat, effect)
  const [first, second] = slots
  if (first === undefined) return targets(state, seat, effect, 'square', NO_AIM).length > 0
  const firsts = targets(state, seat, effect, first, NO_AIM)
  if (second === undefined) return firsts.length > 0
  return firsts.some((one) => targets(state, seat, effect, second, aimed(NO_AIM, first, one)).length > 0)
}

/** The aims with one more chosen. */
const aimed = (aim: Aim, slot: Slot, value: number): Aim => {
  if (slot === 'seat') return { ...aim, target: value }
  return slot === 'square' ? { ...aim, square: value } : { ...aim, item: value }
}
