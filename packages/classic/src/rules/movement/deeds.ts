import type { DeedRules } from '../deed-rules.ts'
import type { Deed } from '../deeds.ts'
import { afterStep } from './stepping.ts'

/** Figures have taken a step and can be interrupted before the next (C-D32). */
export const step: DeedRules<Deed<'step'>> = {
  carryOut: (state, { seat }, tell) => afterStep(state, seat, tell),
  calledOff: (state, { seat }, tell) => afterStep(state, seat, tell),
}
