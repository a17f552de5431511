import type { Perspective, Random } from '@ecumene/kernel'
import { worth } from '../playout.ts'
import { judge, type Knowledge, priorsOf } from './knowledge.ts'

/** A position that several iterations have come to: the same for all of them in everything that can be seen. */
export type Position<Move> = {
  /** Who decides. */
  readonly seat: number
  readonly moves: readonly Move[]
  readonly priors: Float32Array
  /** What the model made of it at first, for the seat that decides. */
  readonly value: number
  visits: number
  /** By move: how often it was tried, and what that came to in all. */
  readonly tried: Int32Array
  readonly sums: Float64Array
  /** By move, then by what chance has shown after it. */
  readonly next: (Map<number, Position<Move>> | undefined)[]
}

/** How much a prior weighs against what was seen. */
const EXPLORATION = 1.4
/** How much worse than its position an untried move is taken to be. */
const CAUTION = 0.15

/**
 * Grows a tree of positions for two players from whom the same is hidden. Each iteration samples what is hidden, follows the moves
 * that look best by what was seen and by the priors of the model, and where chance shows something the tree branches by what was
 * shown. The first position that is new is judged by the model.
 */
export const growTree = <State, Move, View>(
  { game, seat, sample }: Perspective<State, Move, View>,
  known: Knowledge<State, Move>,
  random: Random,
  goesOn: (iterations: number, root: Position<Move>) => boolean,
  stirred?: (priors: Float32Array) => void,
  /** The first move is one of these; otherwise any that is legal. */
  only: readonly Move[] | null = null,
): Position<Move> => {
  const { encoder } = known
  const path: Position<Move>[] = []
  const taken: number[] = []
  const start = sample(random)
  const horizon = encoder.horizon(start)
  const root = positionOf(known, start, seat, only ?? game.legal(start, seat))
  stirred?.(root.priors)
  for (let iterations = 0; goesOn(iterations, root); iterations++) {
    const state = sample(random)
    let position = root
    path.length = 0
    taken.length = 0
    /** What the position that it leads to is worth to seat 0. */
    let value = 0
    for (;;) {
      const index = mostPromising(position)
      path.push(position)
      taken.push(index)
      game.apply(state, position.seat, position.moves[index] as Move)
      let shown = 0
      let moves = scratch as Move[]
      let decider = game.deciders(state)[0]
      // What has to be done anyway is no position of its own.
      while (decider !== undefined) {
        shown = Math.imul(shown, 31) + encoder.shown(state)
        moves = game.legal(state, decider, moves)
        if (moves.length > 1) break
        game.apply(state, decider, moves[0] as Move)
        decider = game.deciders(state)[0]
      }
      if (decider === undefined) {
        value = worth(game, state, 0)
        break
      }
      if (encoder.horizon(state) !== horizon) {
        value = forFirst(judge(known, state, decider), decider)
        break
      }
      let outcomes = position.next[index]
      if (outcomes === undefined) {
        outcomes = new Map()
        position.next[index] = outcomes
      }
      const next = outcomes.get(shown)
      if (next === undefined) {
        const made = positionOf(known, state, decider, moves.slice())
        outcomes.set(shown, made)
        value = forFirst(made.value, decider)
        break
      }
      position = next
    }
    for (let depth = 0; depth < path.length; depth++) {
      const passed = path[depth] as Position<Move>
      const index = taken[depth] ?? 0
      passed.visits++
      passed.tried[index] = (passed.tried[index] ?? 0) + 1
      passed.sums[index] = (passed.sums[index] ?? 0) + forFirst(value, passed.seat)
    }
  }
  return root
}

/** The move that was tried most often. */
export const favourite = <Move>({ moves, tried }: Position<Move>): Move => {
  let best = 0
  for (let index = 1; index < tried.length; index++) if ((tried[index] ?? 0) > (tried[best] ?? 0)) best = index
  return moves[best] as Move
}

/** Turns the worth to a seat into that to seat 0, and back. */
const forFirst = (value: number, seat: number): number => (seat === 0 ? value : 1 - value)

const scratch: unknown[] = []

const positionOf = <State, Move>(
  known: Knowledge<State, Move>,
  state: State,
  seat: number,
  moves: readonly Move[],
): Position<Move> => {
  const value = judge(known, state, seat)
  return {
    seat,
    moves,
    priors: priorsOf(known, seat, moves),
    value,
    visits: 0,
    tried: new Int32Array(moves.length),
    sums: new Float64Array(moves.length),
    next: new Array(moves.length).fill(undefined),
  }
}

/** The move with the highest bound by what was seen of it and what the model thinks of it. */
const mostPromising = <Move>({ tried, sums, priors, visits, value }: Position<Move>): number => {
  const weight = EXPLORATION * Math.sqrt(visits + 1)
  const untried = Math.max(0, value - CAUTION)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index < tried.length; index++) {
    const times = tried[index] ?? 0
    const mean = times === 0 ? untried : (sums[index] ?? 0) / times
    const bound = mean + (weight * (priors[index] ?? 0)) / (1 + times)
    if (bound > most) {
      most = bound
      best = index
    }
  }
  return best
}
