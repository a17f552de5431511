import { startClock } from '@ecumene/protocol/clock'
import { timed } from '../clock/timed.ts'
import type { TableRow } from '../store/store.ts'

/** What the start of a game adds to its table's row: the time, and the clocks of the seats that are asked. */
export const begun = (
  { terms, asked }: Pick<TableRow, 'terms' | 'asked'>,
  seats: TableRow['seats'],
  now: number,
): Pick<TableRow, 'begunAt' | 'clock' | 'due'> => {
  const running = (asked ?? []).filter((seat) => seats[seat]?.kind === 'person')
  return { begunAt: now, ...timed(terms, startClock(terms.clock, seats.length, running, now)) }
}
