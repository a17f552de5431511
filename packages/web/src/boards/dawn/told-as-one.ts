import type { Event } from '@ecumene/dawn'

/** A walk is told as one: a caravan or an army that goes on from where it has just come to. `null` for any other two events. */
export const toldAsOne = (first: Event, then: Event): Event | null => {
  if (first.kind !== 'caravanMoved' && first.kind !== 'armyMoved') return null
  if (then.kind !== first.kind || then.seat !== first.seat || then.from !== first.space) return null
  // Whoever is thrown back comes to where they set out from: that is news of its own.
  return then.space === first.from ? null : { ...then, from: first.from }
}
