import { createHash } from 'node:crypto'
import { type Entry, type Game, Match, type MatchRecord, type Snapshot, tryReplay } from '@ecumene/kernel'
import type { StoredMatch } from '../store/store.ts'
import { type FrozenMatch, freeze } from './frozen.ts'

/** How often a snapshot is taken: loading never replays more moves than this. */
export const SNAPSHOT_EVERY = 100

/** A snapshot as it is kept: with the rules that made it. */
export type KeptSnapshot = Snapshot & { readonly rules?: string }

/** With a checksum before it: a damaged snapshot is worked out again from the log. */
export const snapshotText = (match: Match): string => {
  const text = JSON.stringify({ rules: match.game.rules, ...match.snapshot() } satisfies KeptSnapshot)
  return `${sumOf(text)} ${text}`
}

/** A stored snapshot; `null` if it is damaged. Those from before there were checksums begin with a brace. */
const readSnapshot = (kept: string): KeptSnapshot | null => {
  const text = kept.startsWith('{') ? kept : kept.slice(kept.indexOf(' ') + 1)
  if (text !== kept && kept !== `${sumOf(text)} ${text}`) return null
  try {
    const snapshot: Partial<KeptSnapshot> & Omit<KeptSnapshot, 'shape'> = JSON.parse(text)
    return { ...snapshot, shape: snapshot.shape ?? FIRST_SHAPE }
  } catch {
    return null
  }
}

/** Of snapshots from before shapes were numbered. */
const FIRST_SHAPE = 1

const sumOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** A stored match, loaded or frozen. */
export type FoundMatch =
  | { readonly kind: 'alive'; readonly match: Match }
  | { readonly kind: 'frozen'; readonly frozen: FrozenMatch }

/**
 * Brings a match to life: from its newest snapshot if that is sound and of these rules, otherwise from its log. A match
 * that was begun under other rules goes on under these if they can follow its log; if they cannot, it is frozen.
 */
export const loadMatch = (game: Game | undefined, stored: StoredMatch): FoundMatch => {
  const record: MatchRecord = {
    game: stored.game,
    rules: stored.rules,
    seats: stored.seats,
    options: stored.options,
    seed: stored.seed,
    deal: stored.deal,
    log: stored.entries.map((entry) => JSON.parse(entry) as Entry),
  }
  const snapshot = stored.snapshot === null ? null : readSnapshot(stored.snapshot)
  if (game === undefined) return { kind: 'frozen', frozen: freeze(undefined, record, null) }
  // Its players have ended it: it stays frozen, even if these rules could go on with it.
  if (stored.isClosed === true) return { kind: 'frozen', frozen: freeze(game, record, snapshot) }
  // The log is the truth and a snapshot only a cache: one that does not fit is ignored.
  const isOfTheseRules = (snapshot?.rules ?? stored.rules) === game.rules
  const restored = snapshot !== null && isOfTheseRules ? restoredFrom(game, record, snapshot) : null
  if (restored !== null) return { kind: 'alive', match: restored }
  const replayed = tryReplay(game, record)
  if (replayed.ok) return { kind: 'alive', match: replayed.value }
  return { kind: 'frozen', frozen: freeze(game, record, snapshot) }
}

const restoredFrom = (game: Game, record: MatchRecord, snapshot: Snapshot): Match | null => {
  try {
    const restored = Match.restore(game, record, snapshot)
    return restored.ok && game.proof.audit(restored.value.state()).length === 0 ? restored.value : null
  } catch {
    return null
  }
}
