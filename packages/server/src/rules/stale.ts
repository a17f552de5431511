import type { Seat } from '@ecumene/kernel'
import type { Loaded } from './memory.ts'

/**
 * Was a move meant for a position that is gone? The ply is the version. Where several seats decide at once, a move
 * made on an older version still counts if its seat has been asked the very same thing with the very same legal moves
 * ever since: two secret bids sent in the same moment are both good.
 */
export const isStale = ({ match, askedSince }: Loaded, seat: Seat, ply: number): boolean => {
  if (ply === match.ply) return false
  const since = askedSince.get(seat)
  return ply > match.ply || since === undefined || ply < since.ply
}

/** To be called when a match was loaded and after every change of it. */
export const noteAsked = ({ match, askedSince }: Loaded): void => {
  const deciders = match.deciders()
  // One seat alone moves only when the position has changed: nothing to remember, and no time lost on it.
  const isTogether = deciders.length > 1
  if (!isTogether && askedSince.size === 0) return
  for (const seat of askedSince.keys()) if (!deciders.includes(seat)) askedSince.delete(seat)
  for (const seat of deciders) {
    const what = JSON.stringify([match.decision(seat), match.legal(seat).map(match.game.notate)])
    if (askedSince.get(seat)?.what === what) continue
    if (isTogether) askedSince.set(seat, { ply: match.ply, what })
    else askedSince.delete(seat)
  }
}
