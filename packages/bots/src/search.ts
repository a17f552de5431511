import { below, type Game, type Perspective, type Random } from '@ecumene/kernel'
import type { Bot, Evaluator } from './bot.ts'
import { chosenBy } from './careless.ts'
import { choices } from './choices.ts'
import { type Budget, clockOf, type Remaining } from './clock.ts'
import { foresee, foresightWith } from './foresight.ts'
import type { Guide } from './guide.ts'
import type { Knowledge } from './learned/knowledge.ts'
import { think } from './learned/think.ts'
import { plan } from './planner.ts'
import { playout, worth } from './playout.ts'
import { winningMove } from './winning.ts'

export type SearchOptions = {
  readonly budget: Budget
  /**
   * Random decisions before a leaf is judged by the game's evaluator; `full` plays to the end and needs no evaluator.
   * Left out, what suits the game. Games without an evaluator are always played to the end.
   */
  readonly playout?: number | 'full'
  /** How much to explore: the weight of the uncertainty term. Left out, what suits the game. */
  readonly exploration?: number
}

export type Found<Move> = {
  readonly move: Move
  readonly iterations: number
  /** What was thought of each move that was thought about. */
  readonly thoughts: readonly MoveThought<Move>[]
}

/** What the seat may expect of a move, from 0 (lost) to 1 (won), and how often it was tried. */
export type MoveThought<Move> = { readonly move: Move; readonly tried: number; readonly value: number }

/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse's single-observer form): every iteration
 * samples a world that the seat cannot tell from the true one and walks one tree shared by all worlds, in which a
 * branch counts how often it was available. What the seat cannot know it cannot use.
 */
export const searchBot = (name: string, options: SearchOptions, guide: Guide, carelessness = 0): Bot => ({
  name,
  choose: (perspective, random) =>
    proposal(perspective, random, guide) ?? chosenBy(search(perspective, random, options, guide), carelessness, random),
})

/** What the guide would propose to others, such as an offer, before anything that is listed is thought about. */
const proposal = <State, Move, View>(
  { game, seat, sample }: Perspective<State, Move, View>,
  random: Random,
  guide: Guide<State>,
): Move | null =>
  game.openMoves === undefined ? null : ((guide.propose?.(() => sample(random), seat) ?? null) as Move | null)

export const search = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  random: Random,
  options: SearchOptions,
  guide: Guide<State>,
): Found<Move> => {
  const remaining = clockOf(options.budget)
  const moves = choices(perspective, random, guide)
  const [only, ...others] = moves
  if (only === undefined) throw new Error('a bot was asked to move where no move is legal')
  if (others.length === 0) return { move: only, iterations: 0, thoughts: [] }

  const win = winningMove(perspective, moves, random, guide.winning)
  if (win !== null) return { move: win, iterations: 0, thoughts: [{ move: win, tried: 1, value: 1 }] }

  return ponder(perspective, moves, null, random, options, guide, remaining)
}

/**
 * What one move is worth, by the same means as a search that could choose: for moves that a search had no time for, or that are
 * not listed, such as offers.
 */
export const tryMove = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  move: Move,
  random: Random,
  options: SearchOptions,
  guide: Guide<State>,
): MoveThought<Move> => {
  const remaining = clockOf(options.budget)
  const win = winningMove(perspective, [move], random, guide.winning)
  if (win !== null) return { move, tried: 1, value: 1 }
  const [thought] = ponder(perspective, [move], [move], random, options, guide, remaining).thoughts
  return thought ?? { move, tried: 0, value: 0 }
}

/** Thinks in the way that suits the game. `only`: the first move is one of these; otherwise any that is legal. */
const ponder = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  moves: readonly Move[],
  only: readonly Move[] | null,
  random: Random,
  options: SearchOptions,
  guide: Guide<State>,
  remaining: Remaining,
): Found<Move> => {
  if (guide.learned !== undefined && options.playout === undefined) {
    return think(perspective, guide.learned as Knowledge<State, Move>, random, remaining, only)
  }
  if (guide.planning !== undefined && options.playout === undefined) {
    return plan(perspective, moves, random, guide.planning, remaining, guide.winning)
  }
  const { evaluate = null } = guide
  if (evaluate !== null && guide.foresight !== undefined && options.playout === undefined) {
    const foresight = foresightWith(guide.foresight, options.budget)
    return foresee(perspective, moves, random, evaluate, foresight, remaining)
  }
  const playout = options.playout ?? guide.playout
  const exploration = options.exploration ?? guide.exploration
  const thought: Thought<State> = {
    evaluate: playout === 'full' ? null : evaluate,
    decisions: Number(playout),
    exploration,
  }

  const root = newNode<Move>(null, perspective.seat)
  let iterations = 0
  for (;;) {
    const left = remaining(iterations)
    if (left <= 0 || (iterations % 8 === 0 && isDecided(root, moves.length, left))) break
    iterate(perspective, root, only, random, thought)
    iterations++
  }
  const thoughts = [...root.children.values()].map(({ move, visits, reward }) => ({
    move: move as Move,
    tried: visits,
    value: reward / visits,
  }))
  let [best] = thoughts
  for (const thought of thoughts) if (thought.tried > (best?.tried ?? 0)) best = thought
  return { move: best?.move ?? (moves[0] as Move), iterations, thoughts }
}

/** How to think, with all defaults filled in. */
type Thought<State> = {
  /** `null`: leaves are played to the end. */
  readonly evaluate: Evaluator<State> | null
  /** Random decisions before the evaluator is asked. */
  readonly decisions: number
  readonly exploration: number
}

/** Can no other move catch up with the most visited one in the iterations that are left? */
const isDecided = <Move>(root: Node<Move>, moves: number, left: number): boolean => {
  // A single move is tried to find out its worth, not whether to make it.
  if (moves === 1 || root.children.size < moves) return false
  let [first, second] = [0, 0]
  for (const { visits } of root.children.values()) {
    if (visits > first) [first, second] = [visits, first]
    else if (visits > second) second = visits
  }
  return first - second > left
}

type Node<Move> = {
  readonly move: Move | null
  /** Who made the move that leads here, and so whose reward is kept. */
  readonly seat: number
  visits: number
  available: number
  reward: number
  readonly children: Map<string, Node<Move>>
}

const newNode = <Move>(move: Move | null, seat: number): Node<Move> => ({
  move,
  seat,
  visits: 0,
  available: 1,
  reward: 0,
  children: new Map(),
})

const iterate = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  root: Node<Move>,
  only: readonly Move[] | null,
  random: Random,
  thought: Thought<State>,
): void => {
  const { game } = perspective
  const state = perspective.sample(random)
  const path: Node<Move>[] = [root]
  let node = root
  for (;;) {
    // Where several decide at once, the one who thinks need not be the first of them.
    const seat = node === root ? root.seat : game.deciders(state)[0]
    if (seat === undefined) break
    const moves = (node === root ? only : null) ?? game.legal(state, seat, scratch as Move[])
    if (moves.length === 1 && node !== root) {
      game.apply(state, seat, moves[0] as Move)
      continue
    }
    const child = step(game, node, moves, seat, random, thought.exploration)
    game.apply(state, seat, child.move as Move)
    path.push(child)
    node = child
    if (child.visits === 0) break
  }
  const rewards = judge(game, state, random, thought)
  for (const visited of path) {
    visited.visits++
    visited.reward += rewards(visited.seat)
  }
}

/** Reused: the moves of a step are not needed after it. */
const scratch: unknown[] = []

/** The child to visit: an untried move, or else the one with the highest upper bound. */
const step = <State, Move>(
  game: Game<State, Move>,
  node: Node<Move>,
  moves: readonly Move[],
  seat: number,
  random: Random,
  exploration: number,
): Node<Move> => {
  let best: Node<Move> | null = null
  let bestBound = Number.NEGATIVE_INFINITY
  let untried: Move | null = null
  let untriedCount = 0
  for (const move of moves) {
    const child = node.children.get(game.notation.notate(move))
    if (child === undefined) {
      untriedCount++
      if (below(random, untriedCount) === 0) untried = move
      continue
    }
    child.available++
    const bound = child.reward / child.visits + exploration * Math.sqrt(Math.log(child.available) / child.visits)
    if (bound > bestBound) {
      bestBound = bound
      best = child
    }
  }
  if (untried === null) return best as Node<Move>
  const fresh = newNode(untried, seat)
  node.children.set(game.notation.notate(untried), fresh)
  return fresh
}

/** What the position a walk ended in is worth to each seat. */
const judge = <State, Move>(
  game: Game<State, Move>,
  state: State,
  random: Random,
  { evaluate, decisions }: Thought<State>,
): ((seat: number) => number) => {
  const over = playout(game, state, random, evaluate === null ? undefined : decisions)
  const known: number[] = []
  return (seat) => {
    const value = known[seat] ?? (over || evaluate === null ? worth(game, state, seat) : evaluate(state, seat))
    known[seat] = value
    return value
  }
}
