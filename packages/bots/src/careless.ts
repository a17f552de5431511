import { below, type Random } from '@ecumene/kernel'
import type { Found } from './search.ts'

/**
 * The move of a player who does not look closely: a move that is worth `carelessness` less than the best (as a chance to win) is
 * made e times less often than it. So moves that come to much the same are often confused, real blunders are rare, and what nobody
 * would think of is never made. With 0, the move that thinking has found.
 */
export const chosenBy = <Move>({ move, thoughts }: Found<Move>, carelessness: number, random: Random): Move => {
  if (carelessness === 0 || thoughts.length < 2) return move
  const most = Math.max(...thoughts.map(({ value }) => value))
  const weights = thoughts.map(({ value }) => Math.exp((value - most) / carelessness))
  let left = (below(random, STEPS) / STEPS) * weights.reduce((sum, weight) => sum + weight)
  for (const [index, thought] of thoughts.entries()) {
    left -= weights[index] ?? 0
    if (left < 0) return thought.move
  }
  return move
}

const STEPS = 1 << 20
