import type { Perspective, Random } from '@ecumene/kernel'
import type { Remaining } from './clock.ts'
import type { Found } from './search.ts'
import { type Planning, planTurn } from './turn-plan.ts'

/**
 * Plans the rest of a turn in worlds that the seat cannot tell from the true one, until the budget is spent or more of them would
 * hardly change anything. In each more lines are followed than in the one before. An iteration is a line of own decisions that was
 * followed to its end.
 */
export const plan = <State, Move, View>(
  { game, seat, sample }: Perspective<State, Move, View>,
  moves: readonly Move[],
  random: Random,
  planning: Planning<State>,
  remaining: Remaining,
): Found<Move> => {
  const sums = moves.map(() => 0)
  const lengths = moves.map(() => 0)
  let iterations = 0
  let worlds = 0
  let width = NARROWEST
  for (; worlds < WORLDS && (worlds === 0 || remaining(iterations) > 0); worlds++) {
    // In the first world every line is followed to its end: what is only promised in the middle of a turn makes games stand still.
    const goesOn = (lines: number): boolean => worlds === 0 || remaining(iterations + lines) > 0
    const { plans, lines, isComplete } = planTurn(game, sample(random), seat, moves, random, planning, width, goesOn)
    iterations += lines
    // A plan that was cut off favours what came first.
    if (!isComplete && worlds > 0) break
    for (const [index, plan] of plans.entries()) {
      sums[index] = (sums[index] ?? 0) + plan.value
      lengths[index] = (lengths[index] ?? 0) + plan.moves.length
    }
    width = Math.min(WIDEST, width * 2)
  }
  const thoughts = moves.map((move, index) => ({ move, tried: worlds, value: (sums[index] ?? 0) / worlds }))
  let best = 0
  for (const index of moves.keys()) {
    const more = (sums[index] ?? 0) - (sums[best] ?? 0)
    // Of ways that come to the same, the shortest: nobody walks in circles.
    if (more > 0 || (more === 0 && (lengths[index] ?? 0) < (lengths[best] ?? 0))) best = index
  }
  return { move: moves[best] as Move, iterations, thoughts }
}

const WORLDS = 8
/** How many lines are followed in the first world, and at most. */
const NARROWEST = 8
const WIDEST = 32
