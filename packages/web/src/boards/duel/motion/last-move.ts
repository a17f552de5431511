import type { Event, Side } from '@ecumene/duel'
import type { HistoryItem } from '@ecumene/kernel'
import type { Piece } from './whereabouts.ts'

export type LastMove = { readonly seat: Side; readonly event: Event; readonly piece: Piece | null }

/** The last thing a player did that still stands; of several events, the one that names what was taken. */
export const lastMoveOf = (history: readonly HistoryItem<Event>[]): LastMove | null => {
  for (const item of history.toReversed()) {
    if (item.undone || item.undo !== undefined || item.resigned === true) continue
    const told = item.events.find((event) => pieceOf(event) !== null) ?? item.events[0]
    if (told !== undefined) return { seat: item.seat === 1 ? 1 : 0, event: told, piece: pieceOf(told) }
  }
  return null
}

const pieceOf = (event: Event): Piece | null => {
  switch (event.kind) {
    case 'built':
    case 'discarded':
    case 'rebuilt':
    case 'demolished':
    case 'wonderBuilt':
      return `card:${event.card}`
    case 'wonderDrafted':
      return `wonder:${event.wonder}`
    case 'progressTaken':
      return `token:${event.token}`
    default:
      return null
  }
}
