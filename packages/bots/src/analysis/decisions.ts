import { Match, type MoveEntry, type Perspective, perspective, type Seat, standingPlies } from '@ecumene/kernel'

/** A decision that stands in a match, as whoever made it saw it. */
export type Decision = {
  /** The entry of the log. */
  readonly ply: number
  readonly seat: Seat
  /** In notation. */
  readonly played: string
  readonly eyes: Perspective<unknown, unknown, unknown>
}

/** The decisions of a match that were not taken back, one after the other. */
export function* decisionsOf(match: Match): Generator<Decision> {
  const { game } = match
  const { log, ...setup } = match.record()
  const begun = Match.replay(game, { ...setup, log: [] })
  if (!begun.ok) throw new Error(`the set-up of a match does not replay: ${begun.error.message}`)
  const at = begun.value
  for (const ply of standingPlies(log)) {
    const entry = log[ply] as MoveEntry
    yield { ply, seat: entry.seat, played: entry.move, eyes: perspective(game, at.state(), entry.seat) }
    const problem = at.follow([entry])
    if (problem !== null) throw new Error(`the standing moves of a match do not replay: ${problem.message}`)
  }
}
