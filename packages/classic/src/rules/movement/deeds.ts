import type { DeedRules } from '../deed-rules.ts'
import type { Deed } from '../deeds.ts'
import { afterStep } from './stepping.ts'

/** Figures have taken a step and can be interrupted before the next (C-D32). */
export const step: DeedRules<Deed<'step'>> = {
  carryOut: (state, _deed, tell) => afterStep(state, tell),
  calledOff: (state, _deed, tell) => afterStep(state, tell),
}
