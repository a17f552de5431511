import type { DeedRules } from '../deed-rules.ts'

/** Figures have taken a step and can be interrupted before the next. */
export const step: DeedRules = {
  carryOut() {},
  calledOff() {},
}
