import type { Perspective, Playable, Random } from '@ecumene/kernel'
import type { Evaluator } from './bot.ts'
import { worth } from './playout.ts'
import type { Found } from './search.ts'

/** How far to think ahead where a tree would be too wide: see `guide.ts`. */
export type Foresight = {
  /** How many moves are thought through: those that look best at first. */
  readonly candidates: number
  /** How many decisions are played ahead after each move, whoever makes them. */
  readonly decisions: number
}

/**
 * Thinks through the moves that look best: each in the same sampled worlds, played on for a few decisions in which everybody
 * takes what looks best, and then judged. The worlds are shared, so that chance favours no move; they go on until the
 * budget is spent.
 */
export const foresee = <State, Move, View>(
  { game, seat, sample }: Perspective<State, Move, View>,
  moves: readonly Move[],
  random: Random,
  evaluate: Evaluator<State>,
  { candidates, decisions }: Foresight,
  remaining: (iterations: number) => number,
): Found<Move> => {
  const glances = [sample(random), sample(random)]
  const chosen = moves
    .map((move) => ({
      move,
      sum: glances.reduce((sum, world) => sum + after(game, world, seat, move, evaluate), 0),
    }))
    .sort((one, other) => other.sum - one.sum)
    .slice(0, candidates)
  let iterations = 0
  let worlds = 0
  for (; remaining(iterations) > 0; worlds++) {
    const world = sample(random)
    for (const candidate of chosen) {
      const state = game.clone(world)
      game.apply(state, seat, candidate.move)
      playOn(game, state, evaluate, decisions)
      candidate.sum += judge(game, state, seat, evaluate)
      iterations++
    }
  }
  const best = chosen.reduce((one, other) => (other.sum > one.sum ? other : one))
  const tried = glances.length + worlds
  return { move: best.move, iterations, thoughts: chosen.map(({ move, sum }) => ({ move, tried, value: sum / tried })) }
}

const judge = <State, Move>(
  game: Playable<State, Move>,
  state: State,
  seat: number,
  evaluate: Evaluator<State>,
): number => (game.deciders(state).length === 0 ? worth(game, state, seat) : evaluate(state, seat))

const after = <State, Move>(
  game: Playable<State, Move>,
  world: State,
  seat: number,
  move: Move,
  evaluate: Evaluator<State>,
): number => {
  const state = game.clone(world)
  game.apply(state, seat, move)
  return judge(game, state, seat, evaluate)
}

/** Plays `decisions` moves, each the one that looks best to whoever makes it. */
export const playOn = <State, Move>(
  game: Playable<State, Move>,
  state: State,
  evaluate: Evaluator<State>,
  decisions: number,
): void => {
  for (let left = decisions; left > 0; ) {
    const seat = game.deciders(state)[0]
    if (seat === undefined) return
    const moves = game.legal(state, seat)
    if (moves.length > 1) left--
    game.apply(state, seat, bestOf(game, state, seat, moves, evaluate))
  }
}

const bestOf = <State, Move>(
  game: Playable<State, Move>,
  state: State,
  seat: number,
  moves: readonly Move[],
  evaluate: Evaluator<State>,
): Move => {
  let [best] = moves
  let most = Number.NEGATIVE_INFINITY
  if (moves.length > 1) {
    for (const move of moves) {
      const value = after(game, state, seat, move, evaluate)
      if (value <= most) continue
      most = value
      best = move
    }
  }
  return best as Move
}
