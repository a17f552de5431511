import { Match, type MatchRecord, numberAt, type Result, type Snapshot, seen } from '@ecumene/kernel'
import type { RulesAnswer } from './jobs.ts'
import { standingMoves } from './standing.ts'

/**
 * What the public could see after a number of log entries. It stays the public's view after the game: whoever wants
 * to look through a player's eyes then has the whole match.
 *
 * Only the moves that stood then are played, not what was taken back; only a few at a time, so that other tables of the
 * thread need not wait (`unfinished`: ask again); and from the nearest position that is known from an earlier look.
 */
export const lookBack = (match: Match, ply: number): RulesAnswer => {
  const record = match.record()
  const log = record.log.slice(0, ply)
  const standing = standingMoves(log)
  const film = filmOf(match)
  const { shape, steps } = match.snapshot()

  const from = standing.findLastIndex((place) => film.has(place)) + 1
  const to = Math.min(standing.length, from + FRAME)
  const stood: MatchRecord = { ...record, log: standing.slice(0, to).flatMap((place) => log[place] ?? []) }
  const known = standing.slice(0, from)
  const played = brought(match, stood, {
    shape,
    ply: from,
    state: film.get(known.at(-1) ?? -1),
    steps: known.flatMap((place) => steps[place] ?? []),
  })
  if (!played.ok) return NO_REPLAY
  const state = played.value.state()
  if (to - from === FRAME) film.set(numberAt(standing, to - 1), state)
  if (to < standing.length) return { kind: 'unfinished' }

  const earlier = Match.restore(
    match.game,
    { ...record, log },
    {
      shape,
      ply: log.length,
      state,
      steps: steps.slice(0, ply),
    },
  )
  return earlier.ok ? { kind: 'text', text: JSON.stringify(seen(earlier.value, null)) } : NO_REPLAY
}

const NO_REPLAY = { kind: 'refused', code: 'unavailable', message: 'this match does not replay' } as const

/** How often a position is kept, and how many moves are played at a time. */
const FRAME = 128

const brought = ({ game }: Match, record: MatchRecord, snapshot: Snapshot): Result<Match, unknown> =>
  snapshot.ply === 0 ? Match.replay(game, record) : Match.restore(game, record, snapshot)

/** Positions of a match, by the place in its log of the move that led to each. What a log says does not change. */
type Film = Map<number, unknown>

/** Of the matches that were last looked back at. */
const films = new Map<Match, Film>()
const MOST_FILMS = 4

const filmOf = (match: Match): Film => {
  const film = films.get(match) ?? new Map<number, unknown>()
  // A Map keeps the order of insertion: the one that was put there first is the longest unused.
  films.delete(match)
  films.set(match, film)
  for (const oldest of films.keys()) {
    if (films.size <= MOST_FILMS) break
    films.delete(oldest)
  }
  return film
}
