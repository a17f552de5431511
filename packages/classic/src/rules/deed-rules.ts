import { abilityDeed, eventDeed } from './abilities/deeds.ts'
import { cityAction } from './cities/deeds.ts'
import type { Deed, DeedKind } from './deeds.ts'
import type { Teller } from './events.ts'
import { step } from './movement/deeds.ts'
import type { State } from './state.ts'

/** What happens to a deed once everybody has had a chance to answer. The deed is off the stack by then. */
export type DeedRules<Done extends Deed = Deed> = {
  carryOut(state: State, deed: Done, tell: Teller): void
  /** It was cancelled; what was paid is paid. */
  calledOff(state: State, deed: Done, tell: Teller): void
}

export const deedRules: { readonly [Kind in DeedKind]: DeedRules<Deed<Kind>> } = {
  action: cityAction,
  event: eventDeed,
  ability: abilityDeed,
  step,
}
