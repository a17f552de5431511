import type { SeatRow, TableChange, TableRow } from '../store/store.ts'
import { withSeats } from './stand-in.ts'

/**
 * Removes a guest who wants to be forgotten from a table. Others play on: in a running game a bot takes over for good, at a
 * waiting table the seat is open again, and in a finished game the seat keeps no name.
 */
export const withoutGuest = (row: TableRow, guest: string, now: number): TableChange => {
  const seats = row.seats.map((seat) => withoutGuestAt(seat, guest, row.status))
  if (row.status !== 'playing') return { seats }
  // Somebody has to check whether it is the bot's turn.
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
