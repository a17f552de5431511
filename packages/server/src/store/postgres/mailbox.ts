import type { Elsewhere, EntryChange, EntryElsewhere } from '../nodes.ts'
import { JUST_LOOK } from './notes.ts'
import type { Sql } from './session.ts'

/** The notes of other servers to this one. */
export type Mailbox = {
  /** Those that are new. */
  read(sql: Sql, self: string): Promise<Omit<Elsewhere, 'place'>>
  /** After an absence anything may have happened. */
  forget(): void
}

export const newMailbox = (): Mailbox => {
  /** The last page read of each server, whose pages become visible in order; `null` before the first time. */
  let seen: Map<string, number> | null = null
  let cleared = performance.now()
  let kept = 0

  /** What was read is removed now and then: each time would be one more thing to write for every move. */
  const clear = async (sql: Sql, self: string, pages: ReadonlyMap<string, number>): Promise<void> => {
    await sql.run(CLEAR, [self, [...pages.keys()], [...pages.values()]])
    kept = 0
  }

  return {
    forget() {
      seen = null
    },
    async read(sql, self) {
      const isFirst = seen === null
      const pages = seen ?? new Map<string, number>()
      const notes = await sql.all<Note>(READ, [self, [...pages.keys()], [...pages.values()]])
      seen = pages
      for (const { source, page } of notes) pages.set(source, Math.max(page, pages.get(source) ?? 0))
      kept += notes.length
      const now = performance.now()
      if (kept > MOST_KEPT || (kept > 0 && now - cleared > CLEAR_MS)) {
        cleared = now
        await clear(sql, self, pages)
      }
      if (isFirst) return { entries: [], tables: null, chats: null }
      const hints = notes.filter(({ ply }) => ply === JUST_LOOK)
      const named = (of: readonly Note[]): readonly string[] => [...new Set(of.map(({ match }) => match))]
      return {
        entries: notes.filter(({ ply }) => ply !== JUST_LOOK).map(entryOf),
        tables: named(hints),
        chats: named(hints.filter(({ said }) => said === 1)),
      }
    },
  }
}

type Note = {
  readonly source: string
  readonly page: number
  readonly match: string
  readonly ply: number
  readonly entry: string | null
  readonly version: number | null
  readonly change: string | null
  readonly said: number
}

const entryOf = ({ match, ply, entry, version, change }: Note): EntryElsewhere => ({
  table: match,
  ply,
  entry: entry ?? '',
  version,
  change: change === null ? null : (JSON.parse(change) as EntryChange),
})

const READ = `
  SELECT notes.source, notes.page, notes.match, notes.ply, notes.entry, notes.version, notes.change, notes.said
  FROM notes LEFT JOIN unnest($2::text[], $3::bigint[]) AS seen (source, page) ON seen.source = notes.source
  WHERE notes.node = $1 AND notes.page > coalesce(seen.page, 0)
  ORDER BY notes.match, notes.ply`

const CLEAR = `
  DELETE FROM notes USING unnest($2::text[], $3::bigint[]) AS seen (source, page)
  WHERE notes.node = $1 AND notes.source = seen.source AND notes.page <= seen.page`

const MOST_KEPT = 500
const CLEAR_MS = 1_000
