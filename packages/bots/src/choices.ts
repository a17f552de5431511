import type { Perspective, Random } from '@ecumene/kernel'
import type { Guide } from './guide.ts'

/** The legal moves that deserve a thought. */
export const choices = <State, Move, View>(
  { seat, legal, sample }: Perspective<State, Move, View>,
  random: Random,
  guide: Guide<State>,
): readonly Move[] => {
  const moves = legal()
  if (moves.length < 2 || guide.isPointless === undefined) return moves
  const world = sample(random)
  const useful = moves.filter((move) => guide.isPointless?.(world, seat, move) !== true)
  return useful.length === 0 ? moves : useful
}
