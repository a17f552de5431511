import { failed, ok, type Result } from '@ecumene/kernel'
import type { Refusal } from '@ecumene/protocol'
import { refusal } from '../refusal.ts'
import type { GuestRow, SeatRow, TableChange, TableRow } from '../store/store.ts'
import { seatsOf } from './info.ts'

/** Sits a guest down. The seat is theirs from then on: the link alone does not show their hand. */
export const sitDown = (row: TableRow, guest: GuestRow, wish: number | undefined): Result<TableChange, Refusal> => {
  const own = seatsOf(row, guest.id)
  if (own.length > 0) {
    return wish === undefined || own.includes(wish)
      ? ok({})
      : failed(refusal('seatTaken', 'you already sit at this table'))
  }
  const isFree = (seat: SeatRow | undefined): boolean =>
    seat?.kind === 'open' && (seat.heldFor === undefined || seat.heldFor === guest.id)
  if (wish !== undefined && !isFree(row.seats[wish])) {
    return failed(refusal('seatTaken', `seat ${wish} is taken`))
  }
  const place = wish ?? favourite(row.seats, guest.id) ?? row.seats.findIndex(isFree)
  if (place === -1) return failed(refusal('full', 'every seat at this table is taken'))
  const seats = row.seats.map((seat, index) => (index === place || heldFor(seat, guest.id) ? personOf(guest) : seat))
  return ok(seated(seats, row.asked))
}

/** Gives a guest's seats back before the game begins. */
export const standUp = (row: TableRow, guest: string): Result<TableChange, Refusal> => {
  if (seatsOf(row, guest).length === 0) return failed(refusal('notYourSeat', 'you do not sit at this table'))
  if (row.status !== 'waiting') return failed(refusal('over', 'the game has begun; resign instead of leaving'))
  return ok({
    seats: row.seats.map((seat): SeatRow => (seat.kind === 'person' && seat.guest === guest ? { kind: 'open' } : seat)),
  })
}

/**
 * The game begins when the last seat is filled. It waits for a bot only if one is asked first: a table whose player never makes the
 * first move would be taken for one with a bot that has stopped. Where nobody kept who is asked, any bot may be.
 */
export const seated = (seats: readonly SeatRow[], asked: TableRow['asked']): Seating => {
  const isFull = seats.every((seat) => seat.kind !== 'open')
  const isBotAsked = seats.some(({ kind }, seat) => kind === 'bot' && (asked === null || asked.includes(seat)))
  return { seats, status: isFull ? 'playing' : 'waiting', waitsForBot: isFull && isBotAsked }
}

type Seating = Required<Pick<TableChange, 'seats' | 'status' | 'waitsForBot'>>

export const personOf = ({ id, name }: GuestRow): SeatRow => ({ kind: 'person', guest: id, name })

const heldFor = (seat: SeatRow, guest: string): boolean => seat.kind === 'open' && seat.heldFor === guest

const favourite = (seats: readonly SeatRow[], guest: string): number | null => {
  const held = seats.findIndex((seat) => heldFor(seat, guest))
  return held === -1 ? null : held
}
