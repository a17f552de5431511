import type { Terms } from '@ecumene/protocol'
import { type ClockState, firstDeadline } from '@ecumene/protocol/clock'

/** Clocks together with the moment at which something has to be done about them, if the table wants that. */
export const timed = (terms: Terms, clock: ClockState | null): Timed => ({
  clock,
  due: clock === null || terms.timeOut === 'nothing' ? null : firstDeadline(terms.clock, clock),
})

export type Timed = { readonly clock: ClockState | null; readonly due: number | null }
