import { failed, ok, type Result } from '@ecumene/kernel'
import type { Refusal } from '@ecumene/protocol'
import { outOfTime } from '@ecumene/protocol/clock'
import { refusalOf } from './refused.ts'
import { standIn } from './stand-in.ts'
import type { Table } from './table.ts'

/** Does what a table agreed on for those whose time has run out. */
export const timeOut = async (table: Table): Promise<Result<null, Refusal>> => {
  // Another process may have gone on with this table, or have done this already.
  await table.elsewhere.refresh()
  const late = lateAt(table)
  if (late.length === 0) return ok(null)
  await table.askedNow()
  if (table.watchers.frozen !== null) {
    // Nobody can move at a frozen table, so nobody is late.
    const changed = await table.change(() => ok({ due: null }))
    return changed.ok ? ok(null) : changed
  }
  if (table.row.terms.timeOut === 'bot') return standIn(table, () => lateAt(table))
  const [seat] = late
  if (table.row.terms.timeOut === 'nothing' || seat === undefined) return ok(null)
  const played = await table.play({ kind: 'resign', seat, ply: table.ply }, null, 'clock')
  return played.ok ? ok(null) : failed(refusalOf(played.error))
}

const lateAt = ({ row: { status, clock, terms }, world }: Table): readonly number[] =>
  status !== 'playing' || clock === null ? [] : outOfTime(terms.clock, clock, world.now())
