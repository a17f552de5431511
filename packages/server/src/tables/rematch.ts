import { failed, ok, type Result } from '@ecumene/kernel'
import type { Refusal } from '@ecumene/protocol'
import { NO_GUEST, NOT_FOUND, refusal } from '../refusal.ts'
import type { GuestRow, SeatRow } from '../store/store.ts'
import type { Hall } from './hall.ts'
import { personOf } from './seating.ts'
import type { Table } from './table.ts'

/**
 * Another game with the same people. The first who asks opens the table and sits down, the other seats are held for
 * those who sat here, and the game begins when all of them have asked too. Everybody moves on one seat.
 */
export const rematch = async (hall: Hall, table: Table, guestId: string): Promise<Result<number, Refusal>> => {
  if (table.row.status !== 'over') return failed(refusal('nothingAsked', 'the game is not over yet'))
  if (table.row.rematch === null) {
    const opened = await hall.open(guestId, (guest) => open(hall, table, guest))
    if (!opened.ok) return opened
    if (opened.value) return ok(table.ply)
  }
  const [guest, next] = await Promise.all([table.world.store.guest(guestId), hall.find(table.row.rematch ?? '')])
  if (guest === null) return failed(NO_GUEST)
  if (next === null) return failed(NOT_FOUND)
  const joined = await hall.join(next, guest, undefined)
  return joined.ok ? ok(table.ply) : joined
}

/** `false` if somebody else has just opened one. */
const open = async (hall: Hall, table: Table, guest: GuestRow): Promise<Result<boolean, Refusal>> => {
  const { row } = table
  const prepared = await hall.prepare(guest, {
    game: row.game,
    options: row.options,
    seats: nextSeats(row.seats, guest),
    isPublic: false,
    terms: row.terms,
  })
  if (!prepared.ok) return prepared
  const opened = await table.world.store.openRematch(table.id, row.version, prepared.value)
  if (!opened) {
    await table.elsewhere.refresh()
    return table.row.rematch === null ? failed(BUSY) : ok(false)
  }
  hall.keep(prepared.value)
  await table.leadOn(prepared.value.id)
  if (prepared.value.status === 'playing') await hall.wake(prepared.value.id)
  return ok(true)
}

const BUSY = refusal('stale', 'the table has changed in the meantime; try again')

const nextSeats = (seats: readonly SeatRow[], guest: GuestRow): readonly SeatRow[] =>
  seats.map((_seat, index) => {
    const before = seats[(index + seats.length - 1) % seats.length] as SeatRow
    if (before.kind === 'bot') return { kind: 'bot', level: before.level }
    if (before.kind !== 'person') return before
    if (before.guest === '') return { kind: 'open' }
    return before.guest === guest.id ? personOf(guest) : { kind: 'open', heldFor: before.guest }
  })
