import type { SeatRow, TableChange, TableRow } from '../store/store.ts'
import { withSeats } from './stand-in.ts'

/**
 * Takes a guest who wishes to be forgotten away from a table. Others play on: a bot takes over in a game that runs, for
 * good; a seat at a table that waits is open again; in a game that is over somebody has sat there, and nobody knows who.
 */
export const withoutGuest = (row: TableRow, guest: string, now: number): TableChange => {
  const seats = row.seats.map((seat) => withoutGuestAt(seat, guest, row.status))
  if (row.status !== 'playing') return { seats }
  // Somebody has to look whether it is the bot's turn.
  return { ...withSeats(row, seats, row.clock?.running ?? [], now), waitsForBot: true }
}

const withoutGuestAt = (seat: SeatRow, guest: string, status: TableRow['status']): SeatRow => {
  switch (seat.kind) {
    case 'open':
      return seat.heldFor === guest ? { kind: 'open' } : seat
    case 'bot':
      return seat.standsFor?.guest === guest ? { kind: 'bot', level: seat.level } : seat
    case 'person':
      if (seat.guest !== guest) return seat
      if (status === 'waiting') return { kind: 'open' }
      return status === 'playing' ? { kind: 'bot', level: 'normal' } : { kind: 'person', guest: '', name: '' }
  }
}
