import type { Game } from '../game.ts'

/**
 * Number of sequences of `depth` legal moves from a position, with chance as the state's generator has it. Recorded for a
 * few deals, it shows at once that a rule has changed. A copy must offer the same moves as the original.
 */
export const perft = <State, Move>(
  game: Pick<Game<State, Move>, 'deciders' | 'legal' | 'clone' | 'apply'>,
  state: State,
  depth: number,
): number => {
  const [seat] = game.deciders(state)
  if (depth === 0 || seat === undefined) return depth === 0 ? 1 : 0
  const moves = game.legal(state, seat)
  const copied = game.legal(game.clone(state), seat)
  if (copied.length !== moves.length || moves.some((move, at) => move !== copied[at])) {
    throw new Error('a copy offers other moves than the original')
  }
  if (depth === 1) return moves.length
  let count = 0
  for (const move of moves) {
    const next = game.clone(state)
    game.apply(next, seat, move)
    count += perft(game, next, depth - 1)
  }
  return count
}
