import type { SeatInfo, TableInfo, Takeback } from '@ecumene/protocol'
import type { SeatRow, TableRow } from '../store/store.ts'

/** What anyone may know about a table; only `yours` depends on who asks. */
export const infoOf = (row: TableRow, guest: string | null, isHere: (guest: string) => boolean): TableInfo => ({
  id: row.id,
  game: row.game,
  options: row.options,
  terms: row.terms,
  seats: row.seats.map((seat) => seatInfo(seat, isHere)),
  isPublic: row.isPublic,
  status: row.status,
  yours: guest === null ? [] : seatsOf(row, guest),
  away: guest === null ? [] : seatsLeftBy(row, guest),
  createdAt: row.createdAt,
  rematch: row.rematch,
})

export const seatsOf = (row: TableRow, guest: string): number[] =>
  row.seats.flatMap((seat, index) => (seat.kind === 'person' && seat.guest === guest ? [index] : []))

/** Seats of the guest that a bot plays for them. */
const seatsLeftBy = (row: TableRow, guest: string): number[] =>
  row.seats.flatMap((seat, index) => (seat.kind === 'bot' && seat.standsFor?.guest === guest ? [index] : []))

export const botSeats = (row: TableRow): readonly number[] =>
  row.seats.flatMap((seat, index) => (seat.kind === 'bot' ? [index] : []))

/** The offer that stands: the next move answers an offer, so one made at an earlier ply is gone. */
export const takebackOf = (row: TableRow, ply: number): Takeback | null => {
  if (row.takeback === null || row.takeback.ply !== ply) return null
  const { seat, to, agreed } = row.takeback
  return { seat, to, agreed }
}

/** Is it a seat of somebody who is at the table now? */
export const isPresent = (seat: SeatRow, isHere: (guest: string) => boolean): boolean =>
  seat.kind === 'person' && isHere(seat.guest)

const seatInfo = (seat: SeatRow, isHere: (guest: string) => boolean): SeatInfo => {
  switch (seat.kind) {
    case 'open':
      return { kind: 'open' }
    case 'person':
      return seat.guest === ''
        ? { kind: 'person', name: '', here: false, gone: true }
        : { kind: 'person', name: seat.name, here: isPresent(seat, isHere) }
    case 'bot':
      return { kind: 'bot', level: seat.level, ...(seat.standsFor !== undefined && { standsFor: seat.standsFor.name }) }
  }
}
