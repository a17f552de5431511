import type { Game, GameEvent, HistoryItem, Message, Seat } from '@ecumene/kernel'
import { undoneCounts } from '../table/history.ts'
import { word } from '../words/keys.ts'

/** What the log says about one entry of the match. */
export type LogEntry = {
  readonly ply: number
  readonly seat: Seat
  readonly kind: 'move' | 'undo' | 'resignation'
  readonly lines: readonly Message[]
  /** The move was taken back later. */
  readonly undone: boolean
}

export const logEntries = (game: Game, history: readonly HistoryItem<GameEvent>[]): readonly LogEntry[] => {
  const counts = undoneCounts(history)
  return history.map((item, index): LogEntry => {
    const { ply, seat, undone } = item
    const player = { seat }
    if (item.undo !== undefined) {
      const count = counts.get(index) ?? 1
      return { ply, seat, kind: 'undo', lines: [word('log.undo', { player, count })], undone }
    }
    if (item.resigned === true) {
      return { ply, seat, kind: 'resignation', lines: [{ key: 'event.resigned', args: { player } }], undone }
    }
    const lines = item.events.map((event) => game.describe.event(event))
    // A move of which the viewer may know nothing still happened.
    return { ply, seat, kind: 'move', lines: lines.length > 0 ? lines : [word('log.hiddenMove', { player })], undone }
  })
}
