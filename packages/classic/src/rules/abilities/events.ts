import type { CultureEventId } from '../../data/events.ts'

/** Culture events, resource abilities and great people; see `../events.ts` for how an event is written. */
export type AbilityEvent = {
  readonly kind: 'eventDiscarded'
  readonly seat: number
  readonly culture: CultureEventId
}

export const ABILITY_REVEALS: readonly AbilityEvent['kind'][] = ['eventDiscarded']
