import {
  exportRecord,
  type Game,
  Match,
  type MatchRecord,
  replayAsFar,
  type Seen,
  type Snapshot,
  seen,
  type Viewer,
} from '@ecumene/kernel'
import { json, type Standstill } from '@ecumene/protocol'
import type { AtMatch, Errand, RulesAnswer, RulesJob, Sheet, Sight } from './jobs.ts'
import { lookBack } from './look-back.ts'

/**
 * A match whose log the rules of today cannot follow. Nothing of it is lost and nothing of it changes: it can be looked
 * at, as far as these rules understand it, and once it is over for good it can be taken away as a file.
 */
export type FrozenMatch = {
  readonly record: MatchRecord
  readonly frozen: Standstill
  /** The latest position that can be shown; `null` if none can. */
  readonly shown: Match | null
}

export const freeze = (game: Game | undefined, record: MatchRecord, snapshot: Snapshot | null): FrozenMatch => {
  const shown = game === undefined ? null : latestOf(game, record, snapshot)
  const frozen = {
    begun: record.rules,
    now: game?.rules ?? null,
    entries: record.log.length,
    shown: shown?.ply ?? null,
  }
  return { record, frozen, shown }
}

/** What is asked about a frozen match. */
export const askFrozen = ({ record, frozen, shown }: FrozenMatch, job: MatchJob): RulesAnswer => {
  if (job.kind === 'look' || job.kind === 'follow') {
    return { kind: 'frozen', frozen, sight: shown === null ? null : sightOf(shown, frozen, job) }
  }
  if (job.kind === 'lookBack' && shown !== null) return lookBack(shown, job.ply)
  if (job.kind !== 'file') return FROZEN
  // The old rules may come back and the match go on: whoever had read its seed and deal would know everything to come.
  return job.row.status === 'over' ? { kind: 'text', text: exportRecord(record) } : SEALED
}

type MatchJob = Exclude<RulesJob, Errand>

const FROZEN = {
  kind: 'refused',
  code: 'frozen',
  message: 'this match is frozen: the rules of today cannot follow it; it is kept as it is',
} as const

const SEALED = {
  kind: 'refused',
  code: 'frozen',
  message: 'this match is frozen and may go on one day: its file is sealed until all players end it for good',
} as const

/** The snapshot may show more than the log does, if its state is one that these rules understand. */
const latestOf = (game: Game, record: MatchRecord, snapshot: Snapshot | null): Match | null => {
  const { match } = replayAsFar(game, record)
  if (snapshot === null || snapshot.ply <= (match?.ply ?? -1)) return match
  try {
    const restored = Match.restore(game, { ...record, log: record.log.slice(0, snapshot.ply) }, snapshot)
    if (!restored.ok || game.proof.audit(restored.value.state()).length > 0) return match
    stillSeen(restored.value, null)
    return restored.value
  } catch {
    return match
  }
}

const sightOf = (match: Match, { entries }: Standstill, { viewers }: AtMatch): Sight => ({
  ply: entries,
  moves: match.moves,
  over: match.outcome() !== null,
  deciders: [],
  sheets: viewers.map(({ viewer }) => sheetOf(match, viewer)),
  forBots: null,
})

const sheetOf = (match: Match, viewer: Viewer): Sheet => ({
  viewer,
  from: 0,
  isChange: false,
  text: json(stillSeen(match, viewer)),
})

/** A viewer's view of it, without legal moves. */
const stillSeen = (match: Match, viewer: Viewer): Seen => ({
  ...seen(match, viewer),
  deciders: [],
  asked: null,
  legal: [],
  undo: { last: null, turn: null, why: { key: 'undo.nothing' } },
})
