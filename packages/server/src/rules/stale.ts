import { Match, type Seat } from '@ecumene/kernel'
import type { Loaded } from './memory.ts'

/** A move meant for a position longer ago than this is stale, whatever was asked then. */
const LOOK_BACK = 40

/**
 * Was a move meant for a position that is gone? The ply is the version. Where several seats decide at once, a move
 * made on an older version still counts if its seat has been asked the very same thing with the very same legal moves
 * ever since: two secret bids sent in the same moment are both good, also if the server was restarted between them.
 */
export const isStale = (loaded: Loaded, seat: Seat, ply: number): boolean => {
  const { match, askedSince } = loaded
  if (ply === match.ply) return false
  if (ply > match.ply || !match.deciders().includes(seat)) return true
  if (ply < loaded.knownFrom && ply >= match.ply - LOOK_BACK) recallAsked(loaded)
  const since = askedSince.get(seat)
  return since === undefined || ply < since.ply
}

/** Call it when a match was loaded and after every change of it. */
export const noteAsked = ({ match, askedSince }: Pick<Loaded, 'match' | 'askedSince'>): void => {
  const deciders = match.deciders()
  // A seat asked alone: only its own move changes the position, so there is nothing to remember.
  const isTogether = deciders.length > 1
  if (!isTogether && askedSince.size === 0) return
  for (const seat of askedSince.keys()) if (!deciders.includes(seat)) askedSince.delete(seat)
  for (const seat of deciders) {
    const what = JSON.stringify([match.decision(seat), match.legal(seat).map(match.game.notation.notate)])
    if (askedSince.get(seat)?.what === what) continue
    if (isTogether) askedSince.set(seat, { ply: match.ply, what })
    else askedSince.delete(seat)
  }
}

/** Recovers from the log what memory has lost. Needed once for each match in memory. */
const recallAsked = (loaded: Loaded): void => {
  const { match, askedSince } = loaded
  const record = match.record()
  const from = match.ply - LOOK_BACK
  askedSince.clear()
  Match.replay(match.game, record, (past) => {
    if (past.ply >= from) noteAsked({ match: past, askedSince })
  })
  loaded.knownFrom = 0
}
