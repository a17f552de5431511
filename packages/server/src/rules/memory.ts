import type { Match, Viewer } from '@ecumene/kernel'
import type { Changes, Json } from '@ecumene/protocol'

/** A match in memory. */
export type Loaded = {
  readonly match: Match
  /** For each seat that is asked along with others: the ply since which its question has not changed. */
  readonly askedSince: Map<number, { readonly ply: number; readonly what: string }>
  /** `askedSince` knows nothing before this ply: the match was not in memory. */
  knownFrom: number
  /** Views as they were last shown, to tell what has changed in them since. */
  readonly shown: Map<Viewer, { readonly ply: number; readonly view: unknown }>
  /** The newest difference between two views. */
  difference: { readonly before: unknown; readonly after: unknown; readonly text: Json<Changes> } | null
  usedAt: number
}

/** The matches a thread has in memory: a limited number, least recently used out first. */
export type Memory = {
  get(table: string): Loaded | null
  put(table: string, match: Match): Loaded
  drop(table: string): void
  /** Drops what nobody has used since `before`. */
  dropIdle(before: number): void
  readonly size: number
}

export const memoryFor = (limit: number, now: () => number): Memory => {
  // A Map keeps the order of insertion: taking an entry out and putting it back makes it the newest.
  const matches = new Map<string, Loaded>()
  return {
    get(table) {
      const loaded = matches.get(table)
      if (loaded === undefined) return null
      matches.delete(table)
      matches.set(table, loaded)
      loaded.usedAt = now()
      return loaded
    },
    put(table, match) {
      const loaded: Loaded = {
        match,
        askedSince: new Map(),
        knownFrom: match.ply,
        shown: new Map(),
        difference: null,
        usedAt: now(),
      }
      matches.delete(table)
      matches.set(table, loaded)
      for (const oldest of matches.keys()) {
        if (matches.size <= limit) break
        matches.delete(oldest)
      }
      return loaded
    },
    drop(table) {
      matches.delete(table)
    },
    dropIdle(before) {
      for (const [table, { usedAt }] of matches) {
        if (usedAt >= before) break
        matches.delete(table)
      }
    },
    get size() {
      return matches.size
    },
  }
}
