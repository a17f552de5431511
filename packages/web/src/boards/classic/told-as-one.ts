import type { Event } from '@ecumene/classic'

/** Steps of figures under way are told as one: where they came to. Others set out first. `null` for any other two events. */
export const toldAsOne = (first: Event, then: Event): Event | null =>
  first.kind === 'wentOn' && then.kind === 'wentOn' && first.seat === then.seat ? then : null
