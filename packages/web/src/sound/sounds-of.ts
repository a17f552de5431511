import type { TableState } from '@ecumene/protocol'
import type { Sound } from './tones.ts'

/** Events with a sound of their own; every other move sounds like something being placed. */
const EVENT_SOUNDS: Readonly<Record<string, Sound>> = {
  discarded: 'coins',
  coinsGained: 'coins',
  coinsLost: 'coins',
  tradePlaced: 'coins',
  pawnMoved: 'conflict',
  attackDeclared: 'conflict',
  barbarianMoved: 'conflict',
}

/** The sounds when the table goes from one state to the next: first what happened, then what it means to the viewer. */
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

/** A single player at the screen wins or loses; for several, and for spectators, the game is simply over. */
const endOf = ({ viewer, yours }: TableState, winners: readonly number[]): Sound => {
  if (viewer === null || yours.length !== 1) return 'over'
  return winners.includes(viewer) ? 'won' : 'lost'
}

const isAsked = ({ seen, viewer }: TableState): boolean => viewer !== null && seen?.deciders.includes(viewer) === true
