import type { DeedRules } from '../deed-rules.ts'
import type { Deed } from '../deeds.ts'
import { layAside } from './hand.ts'
import { carryOut } from './performing.ts'
import { nameOf } from './use.ts'

/** A resource ability has been paid for (C-26.10). What was paid is paid. */
export const abilityDeed: DeedRules<Deed<'ability'>> = {
  carryOut,
  calledOff: (_state, deed, tell) => tell?.({ kind: 'powerCancelled', seat: deed.seat, thing: nameOf(deed).key }),
}

/** A culture event has been played (C-18.6): it is discarded, whatever became of it. */
export const eventDeed: DeedRules<Deed<'event'>> = {
  carryOut(state, deed, tell) {
    layAside(state, deed.number)
    carryOut(state, deed, tell)
  },
  calledOff(state, deed, tell) {
    layAside(state, deed.number)
    tell?.({ kind: 'powerCancelled', seat: deed.seat, thing: nameOf(deed).key })
  },
}
