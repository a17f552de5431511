import type { DeedRules } from '../deed-rules.ts'
import { carryOut } from './performing.ts'

/** A culture event has been played (C-18.6), or a resource ability has been paid for (C-26.10). What was paid is paid. */
const used: DeedRules = {
  carryOut,
  calledOff: (_state, { seat }, tell) => tell?.({ kind: 'powerCancelled', seat }),
}

export const eventDeed = used
export const abilityDeed = used
