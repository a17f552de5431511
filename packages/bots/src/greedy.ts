import { copyRandom, type Perspective, type Random, split } from '@ecumene/kernel'
import type { Bot } from './bot.ts'
import type { Guide } from './guide.ts'
import { playout, worth } from './playout.ts'

/** How many sampled worlds each move is tried in. */
const WORLDS = 4

/**
 * Looks one move ahead: tries every legal move in a few sampled worlds and takes the one after which its seat stands
 * best. Games without an evaluator are judged by random playouts.
 */
export const greedyBot = (guide: Guide, name = 'greedy'): Bot => ({
  name,
  choose(perspective, random) {
    const moves = perspective.legal()
    const [only, ...others] = moves
    if (only === undefined) throw new Error('a bot was asked to move where no move is legal')
    if (others.length === 0) return only
    const sums = moves.map(() => 0)
    for (let world = 0; world < WORLDS; world++) {
      const sampled = perspective.sample(random)
      const chance = split(random)
      for (const [index, move] of moves.entries()) {
        sums[index] = (sums[index] ?? 0) + after(perspective, sampled, move, copyRandom(chance), guide)
      }
    }
    return moves[sums.indexOf(Math.max(...sums))] as (typeof moves)[number]
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
