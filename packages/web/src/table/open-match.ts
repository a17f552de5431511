import {
  failed,
  type ImportErrorCode,
  importMatch,
  Match,
  type MatchRecord,
  ok,
  type Result,
  replayAsFar,
} from '@ecumene/kernel'
import { gamesFor, loadGame } from '../games/games.ts'
import type { LocalGame } from './local-game.ts'

/** The match of a game of this browser: dealt now, or read from its record. */
export const openMatch = async (game: LocalGame): Promise<Result<Match, 'frozen' | 'damaged'>> => {
  if (game.match !== null) {
    const imported = importMatch(await gamesFor(game.match), game.match)
    if (imported.ok) return imported
    return failed(UNREADABLE.includes(imported.error.code) ? 'damaged' : 'frozen')
  }
  const rules = await loadGame(game.game)
  if (rules === null) return failed('frozen')
  const created = Match.create(rules, { seats: game.seats.length, options: game.options, seed: game.seed })
  return created.ok ? ok(created.value) : failed('frozen')
}

/** A record that can be read but not followed was made under other rules. */
const UNREADABLE: readonly ImportErrorCode[] = ['syntax', 'format', 'schema', 'shape', 'checksum']

/** What a stored record still shows: the match as far as today's rules can follow it. */
export const storedMatch = async (text: string): Promise<Match | null> => {
  try {
    const record = JSON.parse(text) as MatchRecord
    const game = await loadGame(record.game)
    return game === null ? null : replayAsFar(game, record).match
  } catch {
    return null
  }
}
