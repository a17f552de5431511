import type { Company } from '../nodes.ts'
import type { Sql } from './session.ts'

/** The other servers at the database. */
export type Neighbours = {
  /** Who is there. Removes those whose time is over. */
  meet(sql: Sql, self: string): Promise<Company>
  /** After an absence anything may have happened. */
  forget(): void
  readonly count: number
}

export const newNeighbours = (): Neighbours => {
  /** How far each of them was when this was asked last; `null` before the first time. */
  let known: Map<string, number> | null = null

  return {
    get count() {
      return known?.size ?? 0
    },
    forget() {
      known = null
    },
    async meet(sql, self) {
      const before = known ?? new Map<string, number>()
      const rows = await sql.all<Other>(OTHERS, [self])
      if (rows.some(({ late }) => late)) await remove(sql)
      const now = new Map(rows.map(({ id, page }) => [id, page]))
      // A server that listens for the first time may have come too late to know one that has just gone, and still be its heir.
      const mayBeGone = known === null || [...before.keys()].some((id) => !now.has(id))
      known = now
      return {
        others: now.size,
        isHeir: mayBeGone && [...now.keys()].every((id) => self < id),
        // A server of an older version tells nobody in particular what it has done.
        isAnything: mayBeGone || rows.some(({ id, page, tells }) => tells === 0 && page !== before.get(id)),
      }
    },
  }
}

type Other = { readonly id: string; readonly page: number; readonly late: boolean; readonly tells: number }

const OTHERS = 'SELECT id, page, until <= now() AS late, tells FROM nodes WHERE id <> $1'

/** Removes servers that are gone, and what they have left. One that is only late may be writing in this very moment: it stays. */
const remove = async (sql: Sql): Promise<void> => {
  await sql.run('DELETE FROM nodes WHERE id IN (SELECT id FROM nodes WHERE until <= now() FOR UPDATE SKIP LOCKED)')
  for (const of of ['changes', 'here', 'claims', 'notes']) {
    await sql.run(`DELETE FROM ${of} WHERE node NOT IN (SELECT id FROM nodes)`)
  }
}
