import { type Game, perspective, type Seed, seeded } from '@ecumene/kernel'
import { worth } from '../../playout.ts'
import type { Knowledge } from '../knowledge.ts'
import { favourite, growTree } from '../tree.ts'
import type { Match } from './teaching.ts'

/** Lets two models play a deal twice, seats swapped. */
export const playMirrored = <State, Move>(
  game: Game<State, Move>,
  options: object,
  [first, second]: readonly [Knowledge<State, Move>, Knowledge<State, Move>],
  seed: Seed,
  iterations: number,
): Match => {
  const won: number[] = []
  const turns: number[] = []
  for (const seat of [0, 1]) {
    const state = game.setup(options, 2, seed)
    const random = seeded(`${seed} gate`)
    for (;;) {
      const decider = game.deciders(state)[0]
      if (decider === undefined) break
      const known = decider === seat ? first : second
      const root = growTree(perspective(game, state, decider), known, random, (done) => done < iterations)
      game.apply(state, decider, favourite(root))
    }
    won.push(worth(game, state, seat))
    turns.push(game.proof.turn(state))
  }
  return { won, turns }
}
