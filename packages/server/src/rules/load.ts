import { type Entry, failed, type Game, Match, ok, type Result, type Snapshot } from '@ecumene/kernel'
import type { StoredMatch } from '../store/store.ts'

/** After so many further entries a snapshot is taken: loading never plays more moves than that again. */
export const SNAPSHOT_EVERY = 100

/** Brings a match from the store to life: from its newest snapshot if that is sound, otherwise from its log. */
export const loadMatch = (game: Game | undefined, stored: StoredMatch): Result<Match> => {
  if (game === undefined) return failed(`this server does not know the game ${stored.game}`)
  if (game.rules !== stored.rules) {
    return failed(`begun under rules ${stored.rules}; this server has rules ${game.rules} of ${game.id}`)
  }
  const record = {
    game: stored.game,
    rules: stored.rules,
    seats: stored.seats,
    options: stored.options,
    seed: stored.seed,
    deal: stored.deal,
    log: stored.entries.map((entry) => JSON.parse(entry) as Entry),
  }
  if (stored.snapshot !== null) {
    const restored = Match.restore(game, record, JSON.parse(stored.snapshot) as Snapshot)
    if (restored.ok) return restored
    // The log is the truth and the snapshot a cache: one that does not fit is left aside.
  }
  const replayed = Match.replay(game, record)
  return replayed.ok ? ok(replayed.value) : failed(`${replayed.error.path}: ${replayed.error.message}`)
}
