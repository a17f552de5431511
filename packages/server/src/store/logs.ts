import type { Sqlite } from './file.ts'

/**
 * The logs of all matches. What one transaction adds is written as one row of a journal, whatever matches it belongs to:
 * a row of its own for each move, in the place of its match, would be another page to write for each. Later the entries
 * of a match become a chapter, many in one row, and the journal forgets them.
 *
 * What the journal holds is in memory too. It is read anew when somebody else has written, so that `(match, ply)` is
 * decided by the file and not by what this process believes. Whatever changes the logs adds a page under the next number,
 * and the last page is never removed: its number tells whether memory is up to date.
 */
export type Logs = {
  /** To be called first in every transaction. */
  refresh(): void
  /** Is there more to write than a page? */
  readonly isDue: boolean
  /** Writes what was added as a transaction by itself; `false`, and nothing is written, if memory was not up to date. */
  writeAlone(): boolean
  /** Adds an entry at a place in the log of a match; `false` if that place is taken, or would leave a gap. */
  add(match: string, ply: number, entry: string, request: string | null): boolean
  /** How many entries the log of a match has. */
  ply(match: string): number
  entries(match: string): readonly string[]
  /** The place of the entry that a request led to. */
  find(match: string, request: string): number | null
  /** To be called last in every transaction that may have added something. */
  write(): void
  /** The transaction came to nothing: what is known of it is wrong. */
  forget(): void
}

export const logsIn = (file: Sqlite): Logs => {
  const select = {
    last: file.prepare('SELECT max(number) AS last FROM journal'),
    journal: file.prepare('SELECT number, entries FROM journal ORDER BY number'),
    chapters: file.prepare('SELECT entries FROM chapters WHERE match = ? ORDER BY ply'),
    end: file.prepare('SELECT end FROM chapters WHERE match = ? ORDER BY ply DESC LIMIT 1'),
  }
  const insert = {
    page: file.prepare('INSERT INTO journal VALUES (?, ?)'),
    pageAfter: file.prepare('INSERT INTO journal SELECT ?, ? WHERE coalesce((SELECT max(number) FROM journal), 0) = ?'),
    chapter: file.prepare('INSERT INTO chapters VALUES (?, ?, ?, ?)'),
  }
  const removePages = file.prepare('DELETE FROM journal WHERE number < ?')

  /** What is not in a chapter yet, the oldest first: a Map keeps the order of insertion. */
  const open = new Map<string, Chapter>()
  /** Those of them that are long enough to be written. */
  let full: string[] = []
  /** Numbers of the journal's first and last page; there is no page 0, and −1 is what nobody knows. */
  let first = 1
  let last = UNKNOWN
  let page: (string | number | null)[] = []

  const endInChapters = (match: string): number =>
    (select.end.get(match) as { readonly end: number } | undefined)?.end ?? 0

  const put = (number: number, match: string, ply: number, entry: string, request: string | null): void => {
    let chapter = open.get(match)
    if (chapter === undefined) {
      chapter = { ply, page: number, items: [] }
      open.set(match, chapter)
    }
    if (chapter.items.push(entry, request) === 2 * CHAPTER) full.push(match)
  }

  const read = (): void => {
    open.clear()
    full = []
    first = 1
    last = 0
    const ends = new Map<string, number>()
    for (const { number, entries } of select.journal.all() as readonly Page[]) {
      if (last === 0) first = number
      last = number
      const items = JSON.parse(entries) as readonly (string | number | null)[]
      for (let at = 0; at < items.length; at += 4) {
        const [match, ply, entry, request] = items.slice(at, at + 4) as unknown as Added
        const end = ends.get(match) ?? endInChapters(match)
        ends.set(match, end)
        // A page stays in the journal as long as one of its entries is in no chapter.
        if (ply >= end) put(number, match, ply, entry, request)
      }
    }
  }

  const bind = (match: string): void => {
    const { ply, items } = open.get(match) as Chapter
    insert.chapter.run(match, ply, ply + items.length / 2, JSON.stringify(items))
    open.delete(match)
  }
  /** Those that are long enough, and of those that are not the few that have kept the journal from forgetting. */
  const bindSome = (): void => {
    if (full.length >= SEVERAL) {
      for (const match of full) bind(match)
      full = []
    }
    let few = 0
    for (const [match, chapter] of open) {
      if (last - chapter.page < MAX_PAGES || ++few > FEW) break
      if (full.includes(match)) full = full.filter((other) => other !== match)
      bind(match)
    }
    const [oldest] = open.values()
    const needed = oldest?.page ?? last
    if (needed - first < MAX_PAGES / 4) return
    removePages.run(needed)
    first = needed
  }

  const itemsOf = (match: string): readonly (string | null)[] => {
    const bound = select.chapters.all(match) as readonly { readonly entries: string }[]
    const items = bound.flatMap(({ entries }) => JSON.parse(entries) as (string | null)[])
    return items.concat(open.get(match)?.items ?? [])
  }
  const plyOf = (match: string): number => {
    const chapter = open.get(match)
    return chapter === undefined ? endInChapters(match) : chapter.ply + chapter.items.length / 2
  }

  return {
    refresh() {
      const now = (select.last.get() as { readonly last: number | null }).last ?? 0
      if (now !== last) read()
    },
    get isDue() {
      const [oldest] = open.values()
      return last === UNKNOWN || full.length >= SEVERAL || (oldest !== undefined && last - oldest.page >= MAX_PAGES)
    },
    writeAlone() {
      const isWritten = insert.pageAfter.run(last + 1, JSON.stringify(page), last).changes === 1
      if (isWritten) last++
      else last = UNKNOWN
      page = []
      return isWritten
    },
    add(match, ply, entry, request) {
      if (ply !== plyOf(match)) return false
      put(last + 1, match, ply, entry, request)
      page.push(match, ply, entry, request)
      return true
    },
    ply: plyOf,
    entries: (match) => itemsOf(match).filter((_item, at) => at % 2 === 0) as readonly string[],
    find(match, request) {
      const at = itemsOf(match).findIndex((item, index) => index % 2 === 1 && item === request)
      return at === -1 ? null : (at - 1) / 2
    },
    write() {
      if (page.length === 0) return
      last++
      insert.page.run(last, JSON.stringify(page))
      page = []
      bindSome()
    },
    forget() {
      page = []
      last = UNKNOWN
    },
  }
}

/** Entries of a chapter: from so many on it is to be written, together with several others. */
const CHAPTER = 32
const SEVERAL = 8
const UNKNOWN = -1
/** A match that goes on slowly gets a shorter chapter after so many pages of the journal, and few at a time do. */
const MAX_PAGES = 400
const FEW = 4

/** Entries of one match that follow each other, each with its request, and the page on which the first of them is. */
type Chapter = { readonly ply: number; readonly page: number; readonly items: (string | null)[] }
type Page = { readonly number: number; readonly entries: string }
type Added = readonly [match: string, ply: number, entry: string, request: string | null]
