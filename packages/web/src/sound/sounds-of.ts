import type { TableState } from '@ecumene/protocol'
import type { Sound } from './tones.ts'

/** What happens in a game that has a sound of its own; every other move is something placed. */
const EVENT_SOUNDS: Readonly<Record<string, Sound>> = {
  discarded: 'coins',
  coinsGained: 'coins',
  coinsLost: 'coins',
  tradePlaced: 'coins',
  pawnMoved: 'conflict',
  attackDeclared: 'conflict',
  barbarianMoved: 'conflict',
}

/** What is heard when the table has gone from one state to the next: what happened, then what it means to the viewer. */
export const soundsOf = (before: TableState, after: TableState): readonly Sound[] => {
  const [was, is] = [before.seen, after.seen]
  if (was === null || is === null || before.id !== after.id) return []
  const news = is.history.slice(was.history.length).filter(({ undo, resigned }) => undo === undefined && !resigned)
  const kinds = news.flatMap(({ events }) => events.map(({ kind }) => kind))
  const special = [...new Set(kinds.flatMap((kind) => EVENT_SOUNDS[kind] ?? []))]
  const happened: readonly Sound[] = news.length === 0 ? [] : ['placed', ...special]
  return [...happened, ...meant(before, after)]
}

const meant = (before: TableState, after: TableState): readonly Sound[] => {
  const outcome = after.seen?.outcome ?? null
  if (outcome !== null) return before.seen?.outcome === null ? [endOf(after, outcome.winners)] : []
  return isAsked(after) && !isAsked(before) ? ['turn'] : []
}

/** One player at the screen wins or loses; for several, and for those who watch, it is over. */
const endOf = ({ viewer, yours }: TableState, winners: readonly number[]): Sound => {
  if (viewer === null || yours.length !== 1) return 'over'
  return winners.includes(viewer) ? 'won' : 'lost'
}

const isAsked = ({ seen, viewer }: TableState): boolean => viewer !== null && seen?.deciders.includes(viewer) === true
