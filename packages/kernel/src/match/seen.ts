import type { GameEvent, Outcome, Seat, Viewer } from '../game.ts'
import type { Message } from '../words/words.ts'
import type { HistoryItem } from './history.ts'
import type { Match } from './match.ts'

/** Everything about a match that a viewer's screen needs and may know. It is all that ever leaves the authority. */
export type Seen<View = unknown, Event = GameEvent> = {
  readonly ply: number
  /** How many moves stand. */
  readonly moves: number
  readonly view: View
  readonly deciders: readonly Seat[]
  /** What is asked of the viewer now; `null` if nothing is. */
  readonly asked: Message | null
  /** The viewer's legal moves in notation. */
  readonly legal: readonly string[]
  /** What happened from the asked-for ply on. */
  readonly history: readonly HistoryItem<Event>[]
  readonly undo: {
    /** Moves that would stand after undoing the last one and after restarting the turn; `null` where not free. */
    readonly last: number | null
    readonly turn: number | null
    /** Why there is no free undo. */
    readonly why: Message | null
  }
  readonly outcome: Outcome | null
}

/** A `Seen` without its largest part, for those who have the view already or want to know only what changed in it. */
export type Glance<Event = GameEvent> = Omit<Seen<unknown, Event>, 'view'>

export const seen = <State, Move, View, Event extends GameEvent, Options extends object>(
  match: Match<State, Move, View, Event, Options>,
  viewer: Viewer,
  from = 0,
): Seen<View, Event> => ({ ...glance(match, viewer, from), view: match.view(viewer) })

export const glance = <State, Move, View, Event extends GameEvent, Options extends object>(
  match: Match<State, Move, View, Event, Options>,
  viewer: Viewer,
  from = 0,
): Glance<Event> => {
  const deciders = match.deciders()
  const isAsked = viewer !== null && deciders.includes(viewer)
  return {
    ply: match.ply,
    moves: match.moves,
    deciders,
    asked: isAsked ? match.decision(viewer) : null,
    legal: isAsked ? notated(match.legal(viewer), match.game.notation.notate) : [],
    history: match.history(viewer, from),
    undo: undoFor(match, viewer),
    outcome: match.outcome(),
  }
}

/** Filled one by one: a list made by `map` takes several times as long to write as JSON. */
const notated = <Move>(moves: readonly Move[], notate: (move: Move) => string): readonly string[] => {
  const texts: string[] = []
  for (const move of moves) texts.push(notate(move))
  return texts
}

const undoFor = <State, Move, View, Event extends GameEvent, Options extends object>(
  match: Match<State, Move, View, Event, Options>,
  viewer: Viewer,
): Seen['undo'] => {
  if (viewer === null) return { last: null, turn: null, why: { key: 'undo.nothing' } }
  const why = match.whyNoUndo(viewer)
  if (why !== null) return { last: null, turn: null, why }
  return { last: match.moves - 1, turn: match.undoFloor(viewer), why: null }
}
