import { type Match, type Seen, seen, type Viewer } from '@ecumene/kernel'
import type { AtMatch, Sheet, Sight } from './jobs.ts'

/** What everyone who watches may see of the match now. `before` is the version that all who follow the match have. */
export const sightOf = (match: Match, { viewers, bots }: AtMatch, before: number): Sight => {
  const deciders = match.deciders()
  const sheets = viewers.map(({ viewer, have }) => sheetOf(match, viewer, Math.min(have ?? before, match.ply)))
  const forBots = deciders.some((seat) => bots.includes(seat)) ? JSON.stringify(match.state()) : null
  return { ply: match.ply, moves: match.moves, over: match.outcome() !== null, deciders, sheets, forBots }
}

const sheetOf = (match: Match, viewer: Viewer, have: number): Sheet => {
  const sheet = seen(match, viewer, have)
  if (have === 0 || !changesThePast(sheet)) return { viewer, from: have, seen: JSON.stringify(sheet) }
  return { viewer, from: 0, seen: JSON.stringify(seen(match, viewer)) }
}

/**
 * History that a viewer already has can change in two ways, and then all of it is sent again: an undo marks earlier
 * moves as taken back, and the end opens the moves of all seats.
 */
const changesThePast = ({ history, outcome }: Seen): boolean =>
  history.length > 0 && (outcome !== null || history.some((item) => item.undo !== undefined))
