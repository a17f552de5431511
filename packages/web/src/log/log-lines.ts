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

/** How the log of a table tells what happened, where the game says so. */
type Manner = {
  /** Moves that nothing is known of are left out: whatever matters is told by events. */
  readonly tellsByEvents?: boolean
  /** Two events that follow one another, told as one; `null`: each by itself. */
  readonly toldAsOne?: (first: GameEvent, then: GameEvent) => GameEvent | null
}

/** What is told at a table: events that are told as one stand where the last of them happened. */
export const toldEntries = (
  game: Game,
  history: readonly HistoryItem<GameEvent>[],
  { tellsByEvents = false, toldAsOne = () => null }: Manner,
): readonly LogEntry[] => {
  const told: LogEntry[] = []
  /** The last entry, if it tells of one event alone: what is next may go on from there. */
  let open: { readonly since: HistoryItem<GameEvent>; readonly event: GameEvent } | null = null
  for (const [index, entry] of logEntries(game, history).entries()) {
    const item = history[index]
    if (item === undefined || (tellsByEvents && entry.kind === 'quiet')) continue
    const [event] = item.events
    const last = told.at(-1)
    const isNext = entry.kind === 'move' && entry.seat === last?.seat && entry.undone === last.undone
    const joined: GameEvent | null =
      open === null || event === undefined || !isNext ? null : toldAsOne(open.event, event)
    if (open !== null && joined !== null) told[told.length - 1] = joinedEntry(game, item, entry, open.since, joined)
    else told.push(entry)
    const now: GameEvent | undefined = joined ?? event
    const since: HistoryItem<GameEvent> = joined === null ? item : (open?.since ?? item)
    open = entry.kind === 'move' && item.events.length === 1 && now !== undefined ? { since, event: now } : null
  }
  return told
}

/** The entry of an item whose first event is told together with those since another item. */
const joinedEntry = (
  game: Game,
  item: HistoryItem<GameEvent>,
  entry: LogEntry,
  since: HistoryItem<GameEvent>,
  event: GameEvent,
): LogEntry => {
  // The same entry as long as it says the same, so that it is drawn once.
  const known = saidTogether.get(item)
  if (known?.since === since) return known.entry
  const lines = [game.presentation.describe.event(event), ...entry.lines.slice(1)]
  const together = { since, entry: { ...entry, lines } }
  saidTogether.set(item, together)
  return together.entry
}

const saidTogether = new WeakMap<
  HistoryItem<GameEvent>,
  { readonly since: HistoryItem<GameEvent>; readonly entry: LogEntry }
>()

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
