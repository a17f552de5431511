import type { Measures } from '../game.ts'
import { Match } from './match.ts'
import { type Entry, standingPlies } from './record.ts'

/** How a match went: the game's measures at its beginning and after each move that stood. */
export type MeasureHistory = readonly Measures[]

/** `null` for a game that measures nothing. The numbers may give secrets away: they are for finished matches. */
export const measureHistory = (match: Match): MeasureHistory | null => {
  if (match.measures() === null) return null
  const history: Measures[] = []
  const record = match.record()
  const log = standingPlies(record.log).map((ply) => record.log[ply] as Entry)
  const replayed = Match.replay(match.game, { ...record, log }, (at) => {
    const measures = at.measures()
    if (measures !== null) history.push(measures)
  })
  if (!replayed.ok) throw new Error(`the standing moves of a match do not replay: ${replayed.error.message}`)
  return history
}
