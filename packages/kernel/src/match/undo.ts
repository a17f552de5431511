import type { Seat } from '../game.ts'
import type { Message } from '../words/words.ts'

/** What the undo policy has to know of one move that stands. */
export type Step = {
  readonly seat: Seat
  /** Number of the turn in which the move was made. */
  readonly turn: number
  /** Chance or something hidden was seen. */
  readonly revealed: boolean
}

/**
 * May this seat take back the line to its first `kept` moves without asking anyone? Free is what the seat did itself
 * since its turn began, until chance or hidden information was seen or another seat acted. `null` means yes.
 */
export const whyNoUndo = (line: readonly Step[], seat: Seat, kept: number, over: boolean): Message | null => {
  if (over) return { key: 'undo.over' }
  const undone = line.slice(kept)
  const last = undone[undone.length - 1]
  if (last === undefined || kept < 0) return { key: 'undo.nothing' }
  for (const step of undone) {
    if (step.seat !== seat) return { key: 'undo.othersActed' }
    if (step.revealed) return { key: 'undo.revealed' }
    if (step.turn !== last.turn) return { key: 'undo.turnStart' }
  }
  return null
}

/** How far back this seat may freely go: the number of moves that would stay after "restart turn". */
export const undoFloor = (line: readonly Step[], seat: Seat, over: boolean): number => {
  let kept = line.length
  while (kept > 0 && whyNoUndo(line, seat, kept - 1, over) === null) kept--
  return kept
}
