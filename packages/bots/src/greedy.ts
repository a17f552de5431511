import { copyRandom, type Perspective, type Random, split } from '@ecumene/kernel'
import type { Bot } from './bot.ts'
import { chosenBy } from './careless.ts'
import { choices } from './choices.ts'
import { type Budget, clockOf } from './clock.ts'
import type { Guide } from './guide.ts'
import { playout, worth } from './playout.ts'

/** How many sampled worlds each move is tried in, unless a budget says otherwise. */
export const WORLDS = 4

/**
 * Looks one move ahead: tries every legal move in a few sampled worlds and takes the one that leaves its seat best off.
 * Games without an evaluator are judged by random playouts.
 */
export const greedyBot = (
  guide: Guide,
  name = 'greedy',
  budget: Budget = { iterations: WORLDS },
  carelessness = 0,
): Bot => ({
  name,
  choose(perspective, random) {
    const remaining = clockOf(budget)
    const moves = choices(perspective, random, guide)
    const [only, ...others] = moves
    if (only === undefined) throw new Error('a bot was asked to move where no move is legal')
    if (others.length === 0) return only
    const sums = moves.map(() => 0)
    let worlds = 0
    // In one world at least, for a move is due.
    for (; worlds === 0 || remaining(worlds) > 0; worlds++) {
      const sampled = perspective.sample(random)
      const chance = split(random)
      for (const [index, move] of moves.entries()) {
        sums[index] = (sums[index] ?? 0) + after(perspective, sampled, move, copyRandom(chance), guide)
      }
    }
    const thoughts = moves.map((move, index) => ({ move, tried: worlds, value: (sums[index] ?? 0) / worlds }))
    const best = thoughts.reduce((one, other) => (other.value > one.value ? other : one))
    return chosenBy({ move: best.move, iterations: worlds, thoughts }, carelessness, random)
  },
})

const after = <State, Move, View>(
  { game, seat }: Perspective<State, Move, View>,
  world: State,
  move: Move,
  random: Random,
  guide: Guide<State>,
): number => {
  const state = game.clone(world)
  game.apply(state, seat, move)
  if (game.deciders(state).length === 0) return worth(game, state, seat)
  if (guide.evaluate !== undefined) return guide.evaluate(state, seat)
  playout(game, state, random)
  return worth(game, state, seat)
}
