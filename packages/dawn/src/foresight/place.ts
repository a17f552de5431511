import { NONE } from '../data/types.ts'
import { PLACES } from '../modules.ts'
import type { Frame, State } from '../rules/state.ts'

/** The space that the pending decision is about; `null` where it is about none. */
export const placeAsked = (state: State, frame: Frame): number | null => {
  // The table has for each kind what takes a frame of that kind.
  const place = PLACES[frame.kind] as ((state: State, frame: Frame) => number) | undefined
  const space = place?.(state, frame) ?? NONE
  return space === NONE ? null : space
}
