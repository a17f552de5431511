import type { Perspective, Random } from '@ecumene/kernel'
import type { Guide } from '../guide.ts'
import { playout, worth } from '../playout.ts'
import { type MoveThought, search, tryMove } from '../search.ts'

/** What is thought of a decision afterwards. */
export type Judgement<Move> = {
  /** What each seat may expect before the decision if it is made well; they add up to 1. */
  readonly chances: readonly number[]
  /** The best move found; the one that was played where none is better. */
  readonly better: Move
  /** How much of its chance to win the played move cost the seat; 0 where nothing better was found. */
  readonly loss: number
}

/**
 * Judges a decision by what the player could know: everything here is seen through the seat's own perspective, so what was hidden
 * from the player plays no part in it. `null` where there was nothing to decide.
 */
export const judge = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  played: Move,
  seats: number,
  iterations: number,
  guide: Guide<State>,
  random: Random,
): Judgement<Move> | null => {
  const { notate } = perspective.game.notation
  const isPlayed = (move: Move): boolean => notate(move) === notate(played)
  const legal = perspective.legal()
  if (legal.length < 2 && legal.every(isPlayed)) return null

  const tried = (move: Move, times: number): MoveThought<Move> =>
    tryMove(perspective, move, random, { budget: { iterations: times } }, guide)
  const found = search(perspective, random, { budget: { iterations } }, guide)
  const best = found.thoughts.find(({ move }) => move === found.move) ?? tried(found.move, iterations)
  let own = best
  if (!isPlayed(best.move)) {
    const thought = found.thoughts.find(({ move }) => isPlayed(move))
    // A search neglects what it thinks little of: the move gets the same attention as the best one before it is judged.
    const isKnown = thought !== undefined && thought.tried >= best.tried / 2
    own = isKnown ? thought : tried(played, found.iterations === 0 ? iterations : best.tried)
  }
  const top = own.value >= best.value ? own : best
  const chances = chancesOf(perspective, top, seats, guide, random)
  const share = top.value === 0 ? 0 : (chances[perspective.seat] ?? 0) / top.value
  return { chances, better: top.move, loss: (top.value - own.value) * share }
}

/** What all seats may expect of a move that is worth this much to the one who makes it. */
const chancesOf = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  { move, value }: MoveThought<Move>,
  seats: number,
  guide: Guide<State>,
  random: Random,
): readonly number[] => {
  const { seat } = perspective
  const others = Array.from({ length: seats }, (_unused, other) => other).filter((other) => other !== seat)
  const chances: number[] = new Array(seats).fill(1 - value)
  chances[seat] = value
  if (others.length === 1) return chances
  const sums = sumsAfter(perspective, move, others, guide, random)
  for (const [other, sum] of sums) chances[other] = sum / WORLDS
  const whole = chances.reduce((sum, chance) => sum + chance, 0)
  return whole === 0 ? chances.fill(1 / seats) : chances.map((chance) => chance / whole)
}

/** How many worlds the chances of the others are taken from. */
const WORLDS = 8

/** What the move comes to for others, in all worlds together. */
const sumsAfter = <State, Move, View>(
  { game, seat, sample }: Perspective<State, Move, View>,
  move: Move,
  others: readonly number[],
  { evaluate }: Guide<State>,
  random: Random,
): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>()
  for (let world = 0; world < WORLDS; world++) {
    const state = sample(random)
    game.apply(state, seat, move)
    const isOver = evaluate === undefined ? playout(game, state, random) : game.deciders(state).length === 0
    for (const other of others) {
      const value = isOver || evaluate === undefined ? worth(game, state, other) : evaluate(state, other)
      sums.set(other, (sums.get(other) ?? 0) + value)
    }
  }
  return sums
}
