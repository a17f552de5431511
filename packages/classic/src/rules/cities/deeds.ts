import type { DeedRules } from '../deed-rules.ts'

/** A city takes its action (C-11.2). */
export const cityAction: DeedRules = {
  carryOut() {},
  calledOff() {},
}
