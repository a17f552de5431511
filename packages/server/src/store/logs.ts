import type { Sqlite } from './file-facts.ts'
import { check, reading, Spoiled } from './spoiled.ts'

/**
 * The logs of all matches. What one transaction adds is written as one row of a journal, whatever matches it belongs to:
 * a row of its own for each move, in the place of its match, would be another page to write for each. Twenty moves in one
 * transaction would take the store 1.5 times as much CPU, and 1.1 to 1.3 times as long on a busy disk. Later the entries of
 * a match become a chapter, many in one row, and the journal forgets them.
 *
 * What the journal holds is in memory too. It is reloaded when somebody else has written, so that `(match, ply)` is
 * decided by the file and not by what this process believes. Whatever changes the logs adds a page under the next number,
 * and the last page is never removed: its number tells whether memory is up to date.
 *
 * A page or a chapter that cannot be read costs the matches it belongs to: whatever is asked of their logs is `Spoiled`. The
 * pages of a log with a gap in it are kept for good, so that the gap is seen after the next start, too.
 */
export type Logs = {
  /** To be called first in every transaction. */
  refresh(): void
  /** Is there more to write than a page? */
  readonly isDue: boolean
  /** Writes what was added as a transaction by itself; `false`, and nothing is written, if memory was not up to date. */
  writeAlone(): boolean
  /** Adds an entry at a place in the log of a match; `false` if that place is taken, or would leave a gap. */
  add(match: string, ply: number, added: LogEntry): boolean
  /** How many entries the log of a match has. */
  ply(match: string): number
  /** The entries of a match, from a ply on. */
  entries(match: string, from?: number): readonly string[]
  /** The whole log of a match, with all that is kept of each entry. */
  all(match: string): readonly LogEntry[]
  /** The matches that have a log, in no order. */
  matches(): Iterable<string>
  /** The newest entry of a match. */
  last(match: string): LogEntry | null
  /** The place of the entry that a request led to. */
  find(match: string, request: string): number | null
  /** To be called last in every transaction; `changed`: it has changed something else, and is to have a number too. */
  write(changed?: boolean): void
  /** Binds all that is in the journal into chapters: after very many entries at once, which the journal would be long for. */
  bindAll(): void
  /** The number of the last page, by which one transaction is later than another. */
  readonly page: number
  /** The transaction was rolled back: memory is out of date. */
  forget(): void
}

/** An entry, the request that led to it, when it was made, and who was asked after it (as bits). */
export type LogEntry = {
  readonly entry: string
  readonly request: string | null
  readonly at: number | null
  readonly asked: number | null
}

/** The number of the last page of the journal; 0 if there is none yet. */
export const lastPageIn = (file: Sqlite): number => {
  const journals = file.prepare(`SELECT count(*) AS n FROM sqlite_master WHERE name = 'journal'`).get() as { n: number }
  if (journals.n === 0) return 0
  return (file.prepare(LAST_PAGE).get() as { readonly last: number | null }).last ?? 0
}

const LAST_PAGE = 'SELECT max(number) AS last FROM journal'

export const logsIn = (file: Sqlite, onSpoiled: (what: string) => void = () => {}): Logs => {
  const select = {
    last: file.prepare(LAST_PAGE),
    journal: file.prepare('SELECT number, entries FROM journal ORDER BY number'),
    chapters: file.prepare('SELECT ply, end, entries FROM chapters WHERE match = ? ORDER BY ply'),
    lastChapter: file.prepare('SELECT ply, end, entries FROM chapters WHERE match = ? ORDER BY ply DESC LIMIT 1'),
    end: file.prepare('SELECT end FROM chapters WHERE match = ? ORDER BY ply DESC LIMIT 1'),
    matches: file.prepare('SELECT DISTINCT match FROM chapters'),
  }
  const insert = {
    page: file.prepare('INSERT INTO journal VALUES (?, ?)'),
    pageAfter: file.prepare('INSERT INTO journal SELECT ?, ? WHERE coalesce((SELECT max(number) FROM journal), 0) = ?'),
    chapter: file.prepare('INSERT INTO chapters VALUES (?, ?, ?, ?)'),
  }
  const removePages = file.prepare(
    'DELETE FROM journal WHERE number < ? AND number NOT IN (SELECT value FROM json_each(?))',
  )

  /** What is not in a chapter yet, the oldest first: a Map keeps the order of insertion. */
  const open = new Map<string, Chapter>()
  /** Those of them that are long enough to be written. */
  let full: string[] = []
  /** Numbers of the journal's first and last page; there is no page 0, and −1 means unknown. */
  let first = 1
  let last = UNKNOWN
  let page: Item[] = []
  /** Matches with a gap in their log, and the pages that show it. */
  const broken = new Set<string>()
  const kept = new Set<number>()

  const endInChapters = (match: string): number =>
    (select.end.get(match) as { readonly end: number } | undefined)?.end ?? 0

  const put = (number: number, match: string, ply: number, fields: readonly Item[]): void => {
    let chapter = open.get(match)
    if (chapter === undefined) {
      chapter = { ply, page: number, items: [] }
      open.set(match, chapter)
    }
    if (chapter.items.push(...fields) === FIELDS * CHAPTER) full.push(match)
  }

  const read = (): void => {
    open.clear()
    full = []
    first = 1
    last = 0
    broken.clear()
    kept.clear()
    const ends = new Map<string, number>()
    for (const { number, entries } of select.journal.all() as readonly Page[]) {
      last = number
      const items = itemsOn(entries)
      if (items === null) {
        onSpoiled(`page ${number} of the journal cannot be read`)
        kept.add(number)
        for (const [match, ply] of mentionsIn(entries)) if (ply >= endInChapters(match)) broken.add(match)
        continue
      }
      for (let at = 0; at < items.length; at += FIELDS + 2) {
        const [match, ply, ...fields] = items.slice(at, at + FIELDS + 2) as [string, number, ...Item[]]
        const end = ends.get(match) ?? endInChapters(match)
        ends.set(match, end)
        // A page stays in the journal as long as one of its entries is in no chapter.
        if (ply < end) continue
        if (ply === plyOf(match) && !broken.has(match)) put(number, match, ply, fields)
        else {
          broken.add(match)
          kept.add(number)
        }
      }
    }
  }

  const bind = (match: string): void => {
    const { ply, items } = open.get(match) as Chapter
    insert.chapter.run(match, ply, ply + items.length / FIELDS, JSON.stringify(items))
    open.delete(match)
  }
  /** Those that are long enough, and the few shorter ones that keep old pages in the journal. */
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
    removePages.run(needed, JSON.stringify([...kept]))
    first = needed
  }

  const itemsOf = (match: string): readonly Item[] => {
    const bound = select.chapters.all(match) as readonly Bound[]
    return reading(match, 'log', () => {
      const items: Item[] = []
      for (const chapter of bound) {
        check(chapter.ply === items.length / FIELDS)
        for (const item of itemsIn(chapter)) items.push(item)
      }
      for (const item of open.get(match)?.items ?? []) items.push(item)
      return items
    })
  }
  const lastItems = (match: string): readonly Item[] => {
    const chapter = open.get(match)
    if (chapter !== undefined) return chapter.items
    const bound = select.lastChapter.get(match) as Bound | undefined
    return bound === undefined ? [] : reading(match, 'log', () => itemsIn(bound))
  }
  const plyOf = (match: string): number => {
    const chapter = open.get(match)
    return chapter === undefined ? endInChapters(match) : chapter.ply + chapter.items.length / FIELDS
  }

  const whole = (match: string): string => {
    if (broken.has(match)) throw new Spoiled(match, 'log')
    return match
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
    add(match, ply, { entry, request, at, asked }) {
      if (ply !== plyOf(whole(match))) return false
      const fields = [entry, request, at, asked]
      put(last + 1, match, ply, fields)
      page.push(match, ply, ...fields)
      return true
    },
    get page() {
      return last
    },
    ply: (match) => plyOf(whole(match)),
    entries(match, from = 0) {
      const chapter = open.get(whole(match))
      const isOpen = chapter !== undefined && from >= chapter.ply
      const [items, first] = isOpen ? [chapter.items, from - chapter.ply] : [itemsOf(match), from]
      const entries: string[] = []
      for (let at = first * FIELDS; at < items.length; at += FIELDS) entries.push(items[at] as string)
      return entries
    },
    all(match) {
      const items = itemsOf(whole(match))
      return Array.from({ length: items.length / FIELDS }, (_none, ply) =>
        entryOf(items.slice(ply * FIELDS, (ply + 1) * FIELDS)),
      )
    },
    matches() {
      const bound = (select.matches.all() as { readonly match: string }[]).map(({ match }) => match)
      return new Set([...bound, ...open.keys(), ...broken])
    },
    last(match) {
      const items = lastItems(whole(match)).slice(-FIELDS)
      return items.length === 0 ? null : entryOf(items)
    },
    find(match, request) {
      const at = itemsOf(whole(match)).findIndex((item, index) => index % FIELDS === 1 && item === request)
      return at === -1 ? null : (at - 1) / FIELDS
    },
    write(changed = false) {
      if (page.length === 0 && !changed) return
      last++
      insert.page.run(last, JSON.stringify(page))
      page = []
      bindSome()
    },
    bindAll() {
      for (const match of [...open.keys()]) bind(match)
      full = []
      removePages.run(last, JSON.stringify([...kept]))
      first = last
    },
    forget() {
      page = []
      last = UNKNOWN
    },
  }
}

/** How many entries make a chapter worth writing, together with several others. */
const CHAPTER = 32
const SEVERAL = 8
const UNKNOWN = -1
/** After this many pages of the journal a slow match gets a shorter chapter, a few matches at a time. */
const MAX_PAGES = 400
const FEW = 4

/** How many items an entry takes: those of `LogEntry`, in its order. */
const FIELDS = 4
type Item = string | number | null

const entryOf = ([entry, request, at, asked]: readonly Item[]): LogEntry => ({ entry, request, at, asked }) as LogEntry

/** Entries of one match that follow each other, and the page on which the first of them is. */
type Chapter = { readonly ply: number; readonly page: number; readonly items: Item[] }
type Page = { readonly number: number; readonly entries: string }
type Bound = { readonly ply: number; readonly end: number; readonly entries: string }

const itemsIn = ({ ply, end, entries }: Bound): readonly Item[] => {
  const items = JSON.parse(entries) as readonly Item[]
  check(Array.isArray(items) && items.length === (end - ply) * FIELDS)
  return items
}

/** What is on a page of the journal; `null` if it cannot be read. */
const itemsOn = (text: string): readonly Item[] | null => {
  try {
    const items = JSON.parse(text) as readonly Item[]
    check(Array.isArray(items) && items.length % (FIELDS + 2) === 0)
    for (let at = 0; at < items.length; at += FIELDS + 2) {
      check(typeof items[at] === 'string' && Number.isInteger(items[at + 1]) && typeof items[at + 2] === 'string')
    }
    return items
  } catch {
    return null
  }
}

/** Which entries of which matches a page had that cannot be read as a whole. */
const mentionsIn = (text: string): readonly (readonly [match: string, ply: number])[] =>
  [...text.matchAll(/"([\w-]{10,32})",(\d+),"/g)].map(([, match = '', ply]) => [match, Number(ply)] as const)
