import type { Message, Result } from '@ecumene/kernel'
import type { ChatLine, Said } from '@ecumene/protocol'

/** What is said at a table, as a screen uses it. */
export type Chat = {
  /** All lines, oldest first; the same list as long as nothing changes. `null` until they have arrived. */
  lines(): readonly ChatLine[] | null
  subscribe(listener: () => void): () => void
  say(said: Said): Promise<Result<void, Message>>
}

/** A chat that the table keeps up to date. */
export type KeptChat = Chat & {
  /** The first line that is not known yet. */
  next(): number
  /** Lines have arrived: new ones, or replacements of known ones. */
  heard(lines: readonly ChatLine[]): void
}

export const openChat = (say: Chat['say']): KeptChat => {
  const listeners = new Set<() => void>()
  let lines: readonly ChatLine[] | null = null
  return {
    lines: () => lines,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    say,
    next: () => (lines?.at(-1)?.number ?? -1) + 1,
    heard: (news) => {
      const byNumber = new Map([...(lines ?? []), ...news].map((line) => [line.number, line]))
      lines = [...byNumber.values()].sort((one, other) => one.number - other.number)
      for (const listener of listeners) listener()
    },
  }
}
