import type { Game } from '../game.ts'
import { failed, type Result } from '../options.ts'
import { Match, type ReplayError } from './match.ts'
import type { MatchRecord } from './record.ts'

/**
 * A match as far as today's rules can follow its record: all of it, or up to the entry that they refuse or stumble over.
 * `match` is `null` where not even the set-up can be followed.
 */
export type Followed = { readonly match: Match | null; readonly problem: ReplayError | null }

export const replayAsFar = (game: Game, record: MatchRecord): Followed => {
  const whole = tryReplay(game, record)
  if (whole.ok) return { match: whole.value, problem: null }
  const { ply } = whole.error
  const part = ply === null ? whole : tryReplay(game, { ...record, log: record.log.slice(0, ply) })
  return { match: part.ok ? part.value : null, problem: whole.error }
}

/** `Match.replay` for records played by unknown rules. Never throws. */
export const tryReplay = (game: Game, record: MatchRecord): Result<Match, ReplayError> => {
  let ply: number | null = null
  try {
    return Match.replay(game, record, (match) => {
      ply = match.ply
    })
  } catch (error) {
    const message = `the rules have failed: ${error instanceof Error ? error.name : 'unknown fault'}`
    return failed({ ply, path: ply === null ? 'deal' : `log[${ply}]`, message })
  }
}
