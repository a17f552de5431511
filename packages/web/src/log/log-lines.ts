import type { Game, GameEvent, HistoryItem, Message, Seat } from '@ecumene/kernel'
import { undoneCounts } from '../table/history.ts'
import { word } from '../words/keys.ts'

/** What the log says about one entry of the match. */
export type LogEntry = {
  readonly ply: number
  readonly seat: Seat
  /** `quiet`: a move with no event that the viewer may know. */
  readonly kind: 'move' | 'quiet' | 'undo' | 'resignation'
  readonly lines: readonly Message[]
  /** The move was taken back later. */
  readonly undone: boolean
}

export const logEntries = (game: Game, history: readonly HistoryItem<GameEvent>[]): readonly LogEntry[] => {
  const counts = undoneCounts(history)
  return history.map((item, index): LogEntry => {
    // What has been said of an item is said of it for good; most of a history is there already when a move is added to it.
    const known = said.get(item)
    if (known !== undefined) return known
    const entry = entryOf(game, item, counts.get(index) ?? 1)
    said.set(item, entry)
    return entry
  })
}

/** What is told at a table: without moves that nothing is known of, where the game tells by events whatever matters. */
export const toldEntries = (entries: readonly LogEntry[], tellsByEvents: boolean): readonly LogEntry[] =>
  tellsByEvents ? entries.filter(({ kind }) => kind !== 'quiet') : entries

const said = new WeakMap<HistoryItem<GameEvent>, LogEntry>()

/** `count`: how many moves it took back, if it is an undo. */
const entryOf = (game: Game, item: HistoryItem<GameEvent>, count: number): LogEntry => {
  const { ply, seat, undone } = item
  const player = { seat }
  if (item.undo !== undefined) {
    return { ply, seat, kind: 'undo', lines: [word('log.undo', { player, count })], undone }
  }
  if (item.resigned === true) {
    return { ply, seat, kind: 'resignation', lines: [{ key: 'event.resigned', args: { player } }], undone }
  }
  if (item.events.length === 0) return { ply, seat, kind: 'quiet', lines: [quietLine(game, item)], undone }
  return { ply, seat, kind: 'move', lines: item.events.map((event) => game.presentation.describe.event(event)), undone }
}

/** The viewer's own moves are known by their notation; those of others still happened. */
const quietLine = (game: Game, { seat, move: notation }: HistoryItem<GameEvent>): Message => {
  const player = { seat }
  const move = notation === undefined ? null : game.notation.parse(notation)
  return move === null
    ? word('log.hiddenMove', { player })
    : word('log.move', { player, move: game.presentation.describe.move(move) })
}
