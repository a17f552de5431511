import type { Urgency } from '../bots/fair-queue.ts'
import type { Table } from './table.ts'
import { guestsOf } from './turns.ts'

/**
 * How urgently somebody waits for the bots of a table. A person's game goes on, whether they are there or will come back in
 * days. A table of bots plays only while the person who opened it, or left them a seat, is watching.
 */
export const urgencyAt = ({ row, watchers }: Pick<Table, 'row' | 'watchers'>): Urgency => {
  const players = row.seats.flatMap((seat) => (seat.kind === 'person' ? seat.guest : []))
  if (players.length > 0) return players.some(watchers.isHere) ? 'now' : 'later'
  return [row.creator, ...guestsOf(row)].some(watchers.isHere) ? 'now' : 'never'
}
