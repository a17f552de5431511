/** What happens here; see `../events.ts` for how an event is written. */
export type MovementEvent = never

export const MOVEMENT_REVEALS: readonly MovementEvent['kind'][] = []
