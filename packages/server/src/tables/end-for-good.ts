import { failed, ok, type Result } from '@ecumene/kernel'
import type { Command, Refusal } from '@ecumene/protocol'
import { refusal } from '../refusal.ts'
import type { TableChange, TableRow } from '../store/store.ts'
import { seatsOf } from './info.ts'
import type { Table } from './table.ts'

/**
 * Ends a frozen match for good, when all people who play it agree. Until then it may go on one day, under rules that can
 * follow it, and what is hidden in it stays hidden; afterwards it never will, and its file is everybody's.
 */
export const endForGood = async (
  table: Table,
  guest: string,
  { answer }: Extract<Command, { type: 'endForGood' }>,
): Promise<Result<number, Refusal>> => {
  await table.askedNow()
  if (table.watchers.frozen === null) return failed(NOT_FROZEN)
  if (table.row.status === 'over') return ok(table.ply)
  const changed = await table.change((row) => ok(answered(row, guest, answer, table.ply)))
  if (!changed.ok) return changed
  await table.announce()
  return ok(table.ply)
}

const NOT_FROZEN = refusal('nothingAsked', 'this match is not frozen: resign, or play on')

const answered = (row: TableRow, guest: string, answer: 'agree' | 'withdraw', ply: number): TableChange => {
  const own = seatsOf(row, guest)
  const others = (row.closing?.ply === ply ? row.closing.agreed : []).filter((seat) => !own.includes(seat))
  const agreed = answer === 'agree' ? [...others, ...own].sort((a, b) => a - b) : others
  const isUnanimous = row.seats.every((seat, index) => seat.kind !== 'person' || agreed.includes(index))
  const closing = agreed.length === 0 ? null : { ply, agreed }
  return isUnanimous ? { closing, status: 'over', waitsForBot: false, due: null } : { closing }
}
