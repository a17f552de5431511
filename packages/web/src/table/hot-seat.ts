import { fingerprint, type GameEvent, type HistoryItem, type Match, type Seat, type Viewer } from '@ecumene/kernel'
import type { Handover } from './local-game.ts'

/** Whose view the screen shows, and who must take the screen first. */
export type Screen = { readonly front: Viewer; readonly handover: Seat | null }

/**
 * Several people at one screen: who looks next? Whoever is in front stays while something is asked of them, and
 * while nobody else at this screen is asked anything.
 */
export const nextScreen = (match: Match, people: readonly Seat[], front: Viewer, rule: Handover): Screen => {
  const asked = match.deciders().filter((seat) => people.includes(seat))
  const next = front !== null && (asked.length === 0 || asked.includes(front)) ? front : (asked[0] ?? people[0] ?? null)
  if (next === null || next === front || match.outcome() !== null) return { front: next, handover: null }
  const isCovered = rule === 'always' || (rule === 'secrets' && hasSecrets(match, next))
  // While the table is covered nobody looks: the page gets no more than the public may see.
  return isCovered ? { front: null, handover: next } : { front: next, handover: null }
}

/** Would this seat's view show anything that not everybody may know? */
export const hasSecrets = (match: Match, seat: Seat): boolean =>
  fingerprint(shown(match, seat)) !== fingerprint(shown(match, null))

const shown = (match: Match, viewer: Viewer): unknown => ({
  view: match.view(viewer),
  // A seat's own moves come with their notation; that alone is no secret, because the events tell everybody the same.
  history: match.history(viewer).map(({ move: _move, ...item }: HistoryItem<GameEvent>) => item),
})
