import { type Depth, rightMoves, type Worths } from './exercise.ts'

/** Those who are asked about a decision. Moves are in notation; the same chance brings the same answer. */
export type Minds = {
  /** The moves that deserve a thought. */
  readonly moves: readonly string[]
  /** A search: the move it would make, and what it thought of those that it tried. */
  search(iterations: number, chance: string): { readonly move: string; readonly worths: Worths }
  /** Every move with the same attention. */
  weigh(iterations: number): Worths
  /** What looks best one move ahead. */
  glance(chance: string): string
}

export type Demands = {
  /** With how many iterations a search judges first. */
  readonly iterations: number
  /** What a short search may use; whoever finds the move with it has taken no more than a second look. */
  readonly short: number
  /** By how much the right moves must be better than all others, of the chance to win. */
  readonly margin: number
}

/** What makes a decision an exercise. */
export type Sifted = { readonly worths: Worths; readonly depth: Depth }

/**
 * Whether a decision makes an exercise: there is much to choose from, one move or two are clearly right, and a second, longer search
 * with other chance thinks so too.
 */
export const sift = (minds: Minds, { iterations, short, margin }: Demands): Sifted | null => {
  if (minds.moves.length < LEAST_MOVES) return null
  const first = minds.search(iterations, 'first')
  // Most decisions end here: a search neglects what it thinks little of, so what it thinks much of is enough to say no.
  if (!isClear(first.worths, margin)) return null
  const second = minds.search(iterations * LONGER, 'second')
  if (!isClear(second.worths, margin)) return null
  const worths = minds.weigh(iterations)
  const right = rightMoves(worths)
  if (!isClear(worths, margin) || !right.includes(first.move) || !right.includes(second.move)) return null
  return { worths, depth: depthOf(minds, right, short) }
}

/** Fewer moves can be tried out one by one. */
export const LEAST_MOVES = 4
/** So many moves may be right, as where two lead to the same. */
export const MOST_RIGHT = 2
const LONGER = 4

/** Are there few right moves, and all others clearly worse? */
const isClear = (worths: Worths, margin: number): boolean => {
  const right = rightMoves(worths)
  const others = Object.keys(worths).filter((move) => !right.includes(move))
  const best = Math.max(...Object.values(worths))
  return right.length <= MOST_RIGHT && others.every((move) => best - (worths[move] ?? 0) >= margin)
}

/** By who finds it: somebody who looks one move ahead, a short search, or only a long one. Luck does not count. */
const depthOf = (minds: Minds, right: readonly string[], short: number): Depth => {
  const isFound = (found: (chance: string) => string) => TRIES.every((chance) => right.includes(found(chance)))
  if (isFound(minds.glance)) return 'glance'
  return isFound((chance) => minds.search(short, chance).move) ? 'look' : 'thought'
}

const TRIES = ['one', 'two', 'three']
