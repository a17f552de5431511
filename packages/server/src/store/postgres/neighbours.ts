import type { Elsewhere } from '../nodes.ts'
import { type Changed, changedIn } from './changes.ts'
import type { Sql } from './session.ts'

/** The other servers at the database, by what this one has heard of them. */
export type Neighbours = {
  /** What they have done since this was asked before. Removes those whose time is over. */
  hear(sql: Sql, self: string): Promise<Omit<Elsewhere, 'place'>>
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
    async hear(sql, self) {
      const before = known ?? new Map<string, number>()
      const rows = await sql.all<Heard>(HEAR, [self, [...before.keys()], [...before.values()]])
      if (rows.some(({ late }) => late)) await remove(sql)
      const now = new Map(rows.map(({ id, page }) => [id, page]))
      // A server that listens for the first time may have come too late to know one that has just gone, and still be its heir.
      const mayBeGone = known === null || [...before.keys()].some((id) => !now.has(id))
      const isAnything = mayBeGone || !isWhole(before, now, rows)
      known = now
      const changed = rows.flatMap(({ tables }) => (tables === null ? [] : [changedIn(tables)]))
      const all = (of: (changed: Changed) => readonly string[]): readonly string[] | null =>
        isAnything ? null : [...new Set(changed.flatMap(of))]
      return {
        tables: all(({ tables }) => tables),
        chats: all(({ chats }) => chats),
        others: now.size,
        isHeir: mayBeGone && [...now.keys()].every((id) => self < id),
      }
    },
  }
}

type Heard = {
  readonly id: string
  readonly page: number
  readonly late: boolean
  /** A page with its changes that was not heard of yet; `null` if there is none. */
  readonly changed: number | null
  readonly tables: string | null
}

/** Is there a note for every unknown page? A server that believed it was alone wrote none. */
const isWhole = (
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
  rows: readonly Heard[],
): boolean => {
  let missing = 0
  for (const [id, page] of now) missing += page - (before.get(id) ?? 0)
  return rows.filter(({ changed }) => changed !== null).length === missing
}

/** All in one statement, and so as of one moment: a page and its note are written together. */
const HEAR = `
  SELECT nodes.id, nodes.page, nodes.until <= now() AS late, changes.page AS changed, changes.tables
  FROM nodes
  LEFT JOIN unnest($2::text[], $3::bigint[]) AS seen (node, page) ON seen.node = nodes.id
  LEFT JOIN changes ON changes.node = nodes.id AND changes.page > coalesce(seen.page, 0)
  WHERE nodes.id <> $1
  ORDER BY nodes.id, changes.page`

/** Removes servers that are gone, and what they have left. One that is only late may be writing in this very moment: it stays. */
const remove = async (sql: Sql): Promise<void> => {
  await sql.run('DELETE FROM nodes WHERE id IN (SELECT id FROM nodes WHERE until <= now() FOR UPDATE SKIP LOCKED)')
  for (const of of ['changes', 'here', 'claims']) {
    await sql.run(`DELETE FROM ${of} WHERE node NOT IN (SELECT id FROM nodes)`)
  }
}
