import type { Event } from '@ecumene/classic'

/** Events that only say how the game goes on: nobody asks for them afterwards. */
const QUIET: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['roundBegan', 'phaseBegan', 'partBegan', 'answered'])

export const isQuiet = ({ kind }: Event): boolean => QUIET.has(kind)

/** The square at which something happened; `null` where it happened nowhere on the map. */
export const placeOf = (event: Event): number | null =>
  'square' in event && typeof event.square === 'number' && event.square >= 0 ? event.square : null

/** Does it concern this player without being their own doing? */
export const isAgainst = (_event: Event, _viewer: number | null): boolean => false
