import type { GameEvent, HistoryItem, Seat } from '@ecumene/kernel'

type Item = HistoryItem<GameEvent>

/**
 * Adds news to what is known. The news starts at ply `from`; what was known from there on is replaced. Whether an old
 * move still stands may have changed with the news, so that is worked out again.
 */
export const mergeHistory = (known: readonly Item[], from: number, news: readonly Item[]): readonly Item[] =>
  markUndone([...known.slice(0, from), ...news])

/** Indices in the history of the moves that stand, in order. */
export const standingMoves = (history: readonly Item[]): readonly number[] => {
  const line: number[] = []
  for (const [index, item] of history.entries()) {
    if (item.undo !== undefined) line.length = Math.min(line.length, item.undo)
    else if (item.resigned !== true) line.push(index)
  }
  return line
}

const markUndone = (history: readonly Item[]): readonly Item[] => {
  const standing = new Set(standingMoves(history))
  return history.map((item, index) => {
    const undone = item.undo === undefined && item.resigned !== true && !standing.has(index)
    return item.undone === undone ? item : { ...item, undone }
  })
}

/** How many moves would stand if this seat took back its last one; `null` if it has made none. */
export const keptBeforeLastMoveOf = (history: readonly Item[], seat: Seat): number | null => {
  const kept = standingMoves(history).findLastIndex((index) => history[index]?.seat === seat)
  return kept === -1 ? null : kept
}

/** How many moves each undo took back, by its index in the history. */
export const undoneCounts = (history: readonly Item[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  let standing = 0
  for (const [index, item] of history.entries()) {
    if (item.undo !== undefined) {
      counts.set(index, standing - item.undo)
      standing = item.undo
    } else if (item.resigned !== true) standing++
  }
  return counts
}
