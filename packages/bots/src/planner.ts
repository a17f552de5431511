import type { Perspective, Random } from '@ecumene/kernel'
import type { Remaining } from './clock.ts'
import { isLost } from './losing.ts'
import type { Found } from './search.ts'
import { type Planning, planTurn } from './turn-plan.ts'
import type { Winning } from './winning.ts'

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
  winning?: Winning<State>,
): Found<Move> => {
  const sums = moves.map(() => 0)
  const lengths = moves.map(() => 0)
  let iterations = 0
  let worlds = 0
  let width = NARROWEST
  let ends: readonly (State | null)[] = []
  for (; worlds < WORLDS && (worlds === 0 || remaining(iterations) > 0); worlds++) {
    // In the first world every line is followed to its end: what is only promised in the middle of a turn makes games stand still.
    const goesOn = (lines: number): boolean => worlds === 0 || remaining(iterations + lines) > 0
    const { plans, lines, isComplete } = planTurn(game, sample(random), seat, moves, random, planning, width, goesOn)
    iterations += lines
    if (worlds === 0) ends = plans.map(({ end }) => end)
    // A plan that was cut off favours what came first.
    if (!isComplete && worlds > 0) break
    for (const [index, plan] of plans.entries()) {
      sums[index] = (sums[index] ?? 0) + plan.value
      lengths[index] = (lengths[index] ?? 0) + plan.moves.length
    }
    width = Math.min(WIDEST, width * 2)
  }
  // Of ways that come to the same, the shortest: nobody walks in circles.
  const order = [...moves.keys()].sort(
    (one, other) => (sums[other] ?? 0) - (sums[one] ?? 0) || (lengths[one] ?? 0) - (lengths[other] ?? 0) || one - other,
  )
  const lost = lostFirst(order, (index) => {
    const end = ends[index] ?? null
    return end !== null && winning !== undefined && isLost(game, end, seat, random, winning)
  })
  for (const index of order.slice(0, lost)) sums[index] = 0
  const thoughts = moves.map((move, index) => ({ move, tried: worlds, value: (sums[index] ?? 0) / worlds }))
  return { move: moves[order[lost] ?? 0] as Move, iterations, thoughts }
}

/** How many of the best plans hand over a game that is lost at once, before one that does not; 0 if none does better. */
const lostFirst = (order: readonly number[], isLost: (index: number) => boolean): number =>
  Math.max(
    0,
    order.slice(0, LOOKED_AT).findIndex((index) => !isLost(index)),
  )

const WORLDS = 8
/** How many lines are followed in the first world, and at most. */
const NARROWEST = 8
const WIDEST = 32
/** So many plans are looked at for one after which nobody wins at once. */
const LOOKED_AT = 8
