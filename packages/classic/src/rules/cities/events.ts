/** What happens here; see `../events.ts` for how an event is written. */
export type CityEvent = never

export const CITY_REVEALS: readonly CityEvent['kind'][] = []
