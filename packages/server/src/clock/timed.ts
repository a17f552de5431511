import type { Terms } from '@ecumene/protocol'
import { type ClockState, firstDeadline } from '@ecumene/protocol/clock'

/** Clocks with the moment at which they next take effect, if the table agreed on that. */
export const timed = (terms: Terms, clock: ClockState | null): Timed => ({
  clock,
  due: clock === null || terms.timeOut === 'nothing' ? null : firstDeadline(terms.clock, clock),
})

export type Timed = { readonly clock: ClockState | null; readonly due: number | null }
