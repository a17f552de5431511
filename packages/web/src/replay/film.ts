import { type Game, type GameEvent, type HistoryItem, Match, seen, type Viewer } from '@ecumene/kernel'
import { type SeatInfo, type TableState, UNTIMED } from '@ecumene/protocol'

/** A match that can be viewed from its first position to its last. */
export type Film = {
  readonly game: Game
  readonly options: TableState['options']
  readonly seats: readonly SeatInfo[]
  /** Number of positions after the first: one for each entry of the log. */
  readonly length: number
  /** From whose point of view: only the public's while the game goes on, everybody's afterwards. */
  readonly viewers: readonly Viewer[]
  /** Everything that happened, as far as this viewer may know. */
  history(viewer: Viewer): Promise<readonly HistoryItem<GameEvent>[]>
  /** The table after `ply` entries. Nothing can be done there. */
  at(ply: number, viewer: Viewer): Promise<TableState>
  /** The whole match, once it is no longer secret: to save it, or to continue from the middle. */
  readonly match: Match | null
}

/** The film of a match that is at hand. */
export const filmOf = (match: Match, seats: readonly SeatInfo[]): Film => {
  const record = match.record()
  const isOver = match.outcome() !== null
  return {
    game: match.game,
    options: match.options as TableState['options'],
    seats,
    length: record.log.length,
    viewers: isOver ? [null, ...seats.keys()] : [null],
    history: async (viewer) => match.history(viewer),
    at: async (ply, viewer) => stillOf(ply === record.log.length ? match : matchUpTo(match, ply), seats, viewer),
    match: isOver ? match : null,
  }
}

/** The match as it was after `ply` entries of its log. */
export const matchUpTo = (match: Match, ply: number): Match => {
  const record = match.record()
  const replayed = Match.replay(match.game, { ...record, log: record.log.slice(0, ply) })
  if (!replayed.ok) throw new Error(`the beginning of a sound match does not replay: ${replayed.error.message}`)
  return replayed.value
}

const stillOf = (match: Match, seats: readonly SeatInfo[], viewer: Viewer): TableState => ({
  id: 'replay',
  game: match.game.id,
  options: match.options as TableState['options'],
  seats: [...seats],
  isPublic: false,
  status: match.outcome() === null ? 'playing' : 'over',
  yours: viewer === null ? [] : [viewer],
  createdAt: 0,
  rematch: null,
  viewer,
  seen: { ...seen(match, viewer), legal: [], undo: { last: null, turn: null, why: null } },
  takeback: null,
  ...UNTIMED,
})
