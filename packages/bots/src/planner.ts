import type { Perspective, Random } from '@ecumene/kernel'
import type { Remaining } from './clock.ts'
import { worth } from './playout.ts'
import type { Found } from './search.ts'
import { chanceOf, type Planning, planTurn } from './turn-plan.ts'
import { playTurns } from './turns.ts'

/**
 * Plans the rest of a turn in a few worlds that the seat cannot tell from the true one, each with more lines than the one before.
 * Then the moves that seem best are looked at more closely: the turn and the next round, up to the end of the seat's next turn, are
 * played in the same worlds after each of them, everybody planning a little, until the budget is spent. An iteration is a line of
 * own decisions that was followed to its end, or a round played.
 */
export const plan = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  moves: readonly Move[],
  random: Random,
  planning: Planning<State>,
  remaining: Remaining,
): Found<Move> => {
  const { game, seat, sample } = perspective
  const sums = moves.map(() => 0)
  let iterations = 0
  let worlds = 0
  let width = NARROWEST
  for (; worlds < WORLDS && (worlds === 0 || remaining(iterations) > 0); worlds++) {
    const goesOn = (lines: number): boolean => remaining(iterations + lines) > 0
    const { plans, lines, isComplete } = planTurn(game, sample(random), seat, moves, random, planning, width, goesOn)
    iterations += lines
    // A plan that was cut off favours what came first.
    if (!isComplete && worlds > 0) break
    for (const [index, { value }] of plans.entries()) sums[index] = (sums[index] ?? 0) + value
    width *= 2
  }
  const thoughts = moves.map((move, index) => ({ move, tried: worlds, value: (sums[index] ?? 0) / worlds }))
  thoughts.sort((one, other) => other.value - one.value)
  const most = thoughts[0]?.value ?? 0
  const near = thoughts.filter(({ value }, place) => place < CANDIDATES && value > most - MARGIN)
  const rounds = near.map(() => 0)
  let played = 0
  while (moves.length === 1 || near.length > 1) {
    if (remaining(iterations) <= 0 || played === MOST_ROUNDS) break
    const world = sample(random)
    for (const [index, { move }] of near.entries()) {
      rounds[index] = (rounds[index] ?? 0) + afterRound(perspective, game.clone(world), move, random, planning)
      iterations++
    }
    played++
  }
  if (played > 0) {
    const shift = near.reduce((sum, { value }, index) => sum + (rounds[index] ?? 0) / played - value, 0) / near.length
    for (const thought of thoughts) {
      const index = near.indexOf(thought)
      thought.value = index < 0 ? Math.max(0, thought.value + shift) : (rounds[index] ?? 0) / played
      if (index >= 0) thought.tried += played
    }
    thoughts.sort((one, other) => other.tried - one.tried || other.value - one.value)
  }
  return { move: (thoughts[0] as (typeof thoughts)[number]).move, iterations, thoughts }
}

/** In how many worlds a turn is planned, and how many lines are followed in the first; in each of the others twice as many. */
const WORLDS = 3
const NARROWEST = 8
/** Moves are looked at more closely if they seem worse than the best by less than this, but not more than so many. */
const MARGIN = 0.15
const CANDIDATES = 4
const MOST_ROUNDS = 40
/** How many lines everybody follows meanwhile. */
const ROUND_WIDTH = 6

/** What the seat may expect at the end of its next turn if it makes this move now. */
const afterRound = <State, Move, View>(
  { game, seat }: Perspective<State, Move, View>,
  state: State,
  move: Move,
  random: Random,
  planning: Planning<State>,
): number => {
  const last = game.proof.turn(state) + planning.seats(state)
  game.apply(state, seat, move)
  playTurns(
    game,
    state,
    random,
    () => ({ planning, width: ROUND_WIDTH }),
    () => game.proof.turn(state) <= last,
  )
  return game.deciders(state).length === 0 ? worth(game, state, seat) : chanceOf(planning.odds(state, seat))
}
