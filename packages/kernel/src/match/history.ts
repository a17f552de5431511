import type { Game, GameEvent, Seat, Viewer } from '../game.ts'
import { isResignation, isUndo } from './record.ts'
import type { Logged, Past } from './snapshot.ts'

/** One line of the history as a viewer may see it. */
export type HistoryItem<Event> = {
  readonly ply: number
  readonly seat: Seat
  /** Notation of the move; unless the game is open, given only to its own seat while it runs: a move itself may be a secret. */
  readonly move?: string
  readonly events: readonly Event[]
  /** For an undo: how many moves still stand. */
  readonly undo?: number
  /** The seat gave up. */
  readonly resigned?: true
  /** The move was taken back later. */
  readonly undone: boolean
}

/** For whom the past is told, from which ply on, and whether the game itself has ended, which opens all moves. */
export type Listening = { readonly viewer: Viewer; readonly from: number; readonly isOver: boolean }

export const historyOf = <Move, Event extends GameEvent>(
  presentation: Pick<Game<unknown, Move, unknown, Event>['presentation'], 'project' | 'isOpen'>,
  { log, undone }: Pick<Past<Move, Event>, 'log' | 'undone'>,
  { viewer, from, isOver }: Listening,
): HistoryItem<Event>[] => {
  const items: HistoryItem<Event>[] = []
  for (let ply = from; ply < log.length; ply++) {
    const { entry, events } = log[ply] as Logged<Event>
    const { seat } = entry
    if (isUndo(entry)) {
      items.push({ ply, seat, undo: entry.undo, events: [], undone: false })
      continue
    }
    if (isResignation(entry)) {
      items.push({ ply, seat, resigned: true, events: [], undone: false })
      continue
    }
    const seen: Event[] = []
    for (const event of events) {
      const shown = presentation.project(event, viewer)
      if (shown !== null) seen.push(shown)
    }
    const told = { ply, seat, events: seen, undone: undone.has(ply) }
    const isShown = isOver || seat === viewer || presentation.isOpen === true
    items.push(isShown ? { ...told, move: entry.move } : told)
  }
  return items
}
