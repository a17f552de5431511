import type { DeedRules } from '../deed-rules.ts'

/** A culture event has been played (C-18.6). */
export const eventDeed: DeedRules = {
  carryOut() {},
  calledOff() {},
}

/** A resource ability has been paid for (C-26.10). */
export const abilityDeed: DeedRules = {
  carryOut() {},
  calledOff() {},
}
