import type { Match, Seat, Seed } from '@ecumene/kernel'

/** What a seat is to decide. A bot is given the state only to look at it through its seat's perspective. */
export type Standing = {
  readonly state: unknown
  readonly seat: Seat
  /** The chance to think with: the same at the same move, so that whoever takes a move back and repeats it gets the same answer. */
  readonly chance: string
}

export const standingOf = (match: Match, seat: Seat, seed: Seed): Standing => ({
  state: match.state(),
  seat,
  chance: `${seed}, seat ${seat} at move ${match.moves}`,
})
