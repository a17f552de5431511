import { Match, seen } from '@ecumene/kernel'
import type { RulesAnswer } from './jobs.ts'

/**
 * What the public could see after so many entries of the log. It stays the public's view after the game: whoever wants
 * to look through a player's eyes then has the whole match.
 */
export const lookBack = (match: Match, ply: number): RulesAnswer => {
  const record = match.record()
  const earlier = Match.replay(match.game, { ...record, log: record.log.slice(0, ply) })
  if (!earlier.ok) return { kind: 'refused', code: 'unavailable', message: 'this match does not replay' }
  return { kind: 'text', text: JSON.stringify(seen(earlier.value, null)) }
}
