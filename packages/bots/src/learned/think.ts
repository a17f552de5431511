import type { Perspective, Random } from '@ecumene/kernel'
import type { Found } from '../search.ts'
import type { Knowledge } from './knowledge.ts'
import { favourite, growTree, type Position } from './tree.ts'

/** Thinks with what was learned, until the budget is spent or no other move can catch up with the most tried one. */
export const think = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  known: Knowledge<State, Move>,
  random: Random,
  remaining: (iterations: number) => number,
  only: readonly Move[] | null = null,
): Found<Move> => {
  const goesOn = (iterations: number, root: Position<Move>): boolean => {
    const left = remaining(iterations)
    // A single move is tried to find out its worth, not whether to make it.
    return left > 0 && (iterations % 32 !== 0 || root.moves.length === 1 || lead(root) <= left)
  }
  const root = growTree(perspective, known, random, goesOn, undefined, only)
  const thoughts = root.moves.map((move, index) => {
    const tried = root.tried[index] ?? 0
    return { move, tried, value: tried === 0 ? 0 : (root.sums[index] ?? 0) / tried }
  })
  return { move: favourite(root), iterations: root.visits, thoughts: thoughts.filter(({ tried }) => tried > 0) }
}

/** By how many tries the most tried move is ahead of the next. */
const lead = <Move>({ tried }: Position<Move>): number => {
  let [first, second] = [0, 0]
  for (const times of tried) {
    if (times > first) [first, second] = [times, first]
    else if (times > second) second = times
  }
  return first - second
}
