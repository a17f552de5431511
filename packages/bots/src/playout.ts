import { below, MOST_DECISIONS, type Playable, type Random } from '@ecumene/kernel'

/**
 * Plays random moves until the game ends or `decisions` have been made, and says whether it ended: a game without a limit
 * might go on for ever. The innermost loop of search: no allocation of its own.
 */
export const playout = <State, Move>(
  game: Playable<State, Move>,
  state: State,
  random: Random,
  decisions = MOST_DECISIONS,
): boolean => {
  const moves = scratch as Move[]
  for (let made = 0; made < decisions; made++) {
    const seat = game.deciders(state)[0]
    if (seat === undefined) return true
    game.legal(state, seat, moves)
    game.apply(state, seat, moves[below(random, moves.length)] as Move)
  }
  return game.deciders(state).length === 0
}

const scratch: unknown[] = []

/** What a game is worth to a seat: its share of the victory. Nobody has won a game that was cut off. */
export const worth = <State>(game: Playable<State>, state: State, seat: number): number => {
  const winners = game.outcome(state)?.winners ?? []
  return winners.includes(seat) ? 1 / winners.length : 0
}
