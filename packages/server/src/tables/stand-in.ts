import { failed, ok, type Result } from '@ecumene/kernel'
import type { Command, Refusal } from '@ecumene/protocol'
import { clockForReturn, clockWith } from '@ecumene/protocol/clock'
import { timed } from '../clock/timed.ts'
import { NOT_YOUR_SEAT, refusal } from '../refusal.ts'
import type { SeatRow, TableChange, TableRow } from '../store/store.ts'
import type { Table } from './table.ts'

/** A bot plays for these seats from now on. Whoever sat there may come back at any time. */
export const standIn = async (table: Table, seats: () => readonly number[]): Promise<Result<null, Refusal>> => {
  const now = table.world.now()
  const changed = await table.change((row) => {
    // If another process was faster, they may be bots by now.
    const leaving = seats().filter((seat) => row.seats[seat]?.kind === 'person')
    return leaving.length === 0 ? failed(NOBODY_TO_STAND_FOR) : ok(withBots(row, leaving, now))
  })
  if (!changed.ok) return changed
  table.rethink()
  await table.announce()
  return ok(null)
}

/** Another player asks for a stand-in because somebody the table waits for has been away too long. */
export const askStandIn = async (
  table: Table,
  { for: seat }: Extract<Command, { type: 'standIn' }>,
): Promise<Result<number, Refusal>> => {
  const absent = table.row.seats[seat]
  if (!table.row.terms.standIn) return failed(refusal('nothingAsked', 'this table does not let bots stand in'))
  if (table.row.status === 'over') return failed(refusal('over', 'the game is over'))
  if (absent?.kind !== 'person') return failed(refusal('nothingAsked', 'no person sits there'))
  const asked = await table.askedNow()
  if (!asked.includes(seat)) return failed(refusal('nothingAsked', 'this seat is not asked anything'))
  if (table.watchers.isHere(absent.guest)) return failed(refusal('tooEarly', 'this player is at the table'))
  const { begunAt, createdAt } = table.row
  const since = (await table.world.store.lastAt(table.id)) ?? begunAt ?? createdAt
  if (table.world.now() - since < absenceOf(table.row)) {
    return failed(refusal('tooEarly', 'this player has not been away for long enough'))
  }
  const done = await standIn(table, () => [seat])
  return done.ok ? ok(table.ply) : done
}

/** A player takes their seat back from the bot. */
export const comeBack = async (table: Table, guest: string, seat: number): Promise<Result<number, Refusal>> => {
  if (table.seatOf(guest, seat) !== null) return ok(table.ply)
  if (table.row.status === 'over') return failed(refusal('over', 'the game is over'))
  const asked = await table.askedNow()
  const now = table.world.now()
  const changed = await table.change((row): Result<TableChange, Refusal> => {
    const bot = row.seats[seat]
    if (bot?.kind !== 'bot' || bot.standsFor?.guest !== guest) return failed(NOT_YOUR_SEAT)
    const seats = row.seats.with(seat, { kind: 'person', ...bot.standsFor })
    return ok({ ...withSeats(row, seats, asked, now, seat), waitsForBot: asked.some((each) => isBot(seats, each)) })
  })
  if (!changed.ok) return changed
  await table.announce()
  return ok(table.ply)
}

const NOBODY_TO_STAND_FOR = refusal('nothingAsked', 'nobody sits there any more')

const DAY = 24 * 60 * 60_000

/** How long the table must have waited: three days, or as long as a move may take where that is longer. */
const absenceOf = ({ terms: { clock } }: TableRow): number => Math.max(3, clock.kind === 'days' ? clock.days : 0) * DAY

const isBot = (seats: readonly SeatRow[], seat: number): boolean => seats[seat]?.kind === 'bot'

const withBots = (row: TableRow, leaving: readonly number[], now: number): TableChange => {
  const seats = row.seats.map((seat, index): SeatRow => {
    if (!leaving.includes(index) || seat.kind !== 'person') return seat
    const { guest, name } = seat
    return { kind: 'bot', level: 'normal', standsFor: { guest, name } }
  })
  return { ...withSeats(row, seats, row.clock?.running ?? [], now), waitsForBot: true }
}

/** A change of seats; clocks run for the people among them who are asked. */
export const withSeats = (
  row: TableRow,
  seats: readonly SeatRow[],
  asked: readonly number[],
  now: number,
  returning?: number,
): TableChange => {
  if (row.clock === null) return { seats }
  const rule = row.terms.clock
  const running = asked.filter((seat) => !isBot(seats, seat))
  const clock = clockWith(rule, row.clock, running, now)
  return { seats, ...timed(row.terms, returning === undefined ? clock : clockForReturn(rule, clock, returning)) }
}
