import { startClock } from '@ecumene/protocol/clock'
import { timed } from '../clock/timed.ts'
import type { TableRow } from '../store/store.ts'

/** What the beginning of a game adds to the row of its table: the moment, and clocks that run for whoever is asked. */
export const begun = (
  { terms, asked }: Pick<TableRow, 'terms' | 'asked'>,
  seats: TableRow['seats'],
  now: number,
): Pick<TableRow, 'begunAt' | 'clock' | 'due'> => {
  const running = (asked ?? []).filter((seat) => seats[seat]?.kind === 'person')
  return { begunAt: now, ...timed(terms, startClock(terms.clock, seats.length, running, now)) }
}
