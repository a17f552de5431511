import type { Game, GameEvent, HistoryItem, Message, Seat } from '@ecumene/kernel'
import { undoneCounts } from '../table/history.ts'
import { word } from '../words/keys.ts'
import { lineOf, together } from './together.ts'

/** What the log says about one entry of the match. */
export type LogEntry = {
  readonly ply: number
  readonly seat: Seat
  /** `quiet`: a move with no event that the viewer may know. */
  readonly kind: 'move' | 'quiet' | 'undo' | 'resignation'
  readonly lines: readonly Message[]
  /** What each of the lines tells of; nothing where it tells of no event. */
  readonly happened: readonly (readonly GameEvent[])[]
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
}

/** What is told at a table: events that the game tells as one have one line, which stands where the last of them happened. */
export const toldEntries = (
  game: Game,
  history: readonly HistoryItem<GameEvent>[],
  { tellsByEvents = false }: Manner,
): readonly LogEntry[] => {
  const told: LogEntry[] = []
  /** The item from which on the last entry tells. */
  let since = 0
  for (const [index, entry] of logEntries(game, history).entries()) {
    const item = history[index]
    if (item === undefined || (tellsByEvents && entry.kind === 'quiet')) continue
    const last = told.at(-1)
    const isNext =
      entry.kind === 'move' && last?.kind === 'move' && entry.seat === last.seat && entry.undone === last.undone
    // An entry that has one line may be the beginning of a longer one.
    const open = isNext && last.happened.length === 1 ? (last.happened[0] ?? []) : []
    if (open.length > 0 && isTogether(game, open, item.events)) {
      told[told.length - 1] = entryTogether(game, item, entry, open, since)
    } else {
      told.push(entryTogether(game, item, entry, [], index))
      since = index
    }
  }
  return told
}

const isTogether = (game: Game, open: readonly GameEvent[], [event]: readonly GameEvent[]): boolean =>
  event !== undefined && game.presentation.describe.together?.([...open, event]) != null

/** The entry of an item with what was told of before it, and with its own events told together. */
const entryTogether = (
  game: Game,
  item: HistoryItem<GameEvent>,
  entry: LogEntry,
  before: readonly GameEvent[],
  since: number,
): LogEntry => {
  if (entry.kind !== 'move' || game.presentation.describe.together === undefined) return entry
  // The same entry as long as it says the same, so that it is drawn once.
  const known = saidTogether.get(item)
  if (known?.since === since) return known.entry
  const happened = together(game.presentation.describe, [...before, ...item.events])
  const lines = happened.map((events) => lineOf(game.presentation.describe, events))
  const made = { ...entry, lines, happened }
  saidTogether.set(item, { since, entry: made })
  return made
}

const saidTogether = new WeakMap<HistoryItem<GameEvent>, { readonly since: number; readonly entry: LogEntry }>()

const said = new WeakMap<HistoryItem<GameEvent>, LogEntry>()

/** `count`: how many moves it took back, if it is an undo. */
const entryOf = (game: Game, item: HistoryItem<GameEvent>, count: number): LogEntry => {
  const { ply, seat, undone } = item
  const player = { seat }
  if (item.undo !== undefined) {
    return { ply, seat, kind: 'undo', lines: [word('log.undo', { player, count })], happened: [], undone }
  }
  if (item.resigned === true) {
    return {
      ply,
      seat,
      kind: 'resignation',
      lines: [{ key: 'event.resigned', args: { player } }],
      happened: [],
      undone,
    }
  }
  if (item.events.length === 0)
    return { ply, seat, kind: 'quiet', lines: [quietLine(game, item)], happened: [], undone }
  const lines = item.events.map((event) => game.presentation.describe.event(event))
  return { ply, seat, kind: 'move', lines, happened: item.events.map((event) => [event]), undone }
}

/** The viewer's own moves are known by their notation; those of others still happened. */
const quietLine = (game: Game, { seat, move: notation }: HistoryItem<GameEvent>): Message => {
  const player = { seat }
  const move = notation === undefined ? null : game.notation.parse(notation)
  return move === null
    ? word('log.hiddenMove', { player })
    : word('log.move', { player, move: game.presentation.describe.move(move) })
}
