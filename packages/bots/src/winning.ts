import type { Perspective, Playable, Random } from '@ecumene/kernel'
import { worth } from './playout.ts'

/** Where a turn is made of several decisions, or the end comes later than what decides it: how a win is found. See `guide.ts`. */
export type Winning<State = unknown> = {
  /** Is the game won but for its end? */
  isWon(state: State, seat: number): boolean
  /** Could the next few decisions win it? Where not, only the next one is looked at. */
  isNear(state: State, seat: number): boolean
  /** Does it make no difference which of two moves is made first? Then only one order is looked at. */
  isOrderFree(one: unknown, other: unknown): boolean
  /** How many of its own decisions in a row the seat looks ahead. */
  readonly decisions: number
  /** How many positions it looks at. */
  readonly positions: number
}

/**
 * The first of a few decisions of the seat's own that win the game, or `null` if none were found that do so in most of the
 * worlds that the seat cannot tell apart. In a position that is all but won playouts hardly tell such a move from others,
 * and a bot that does not see it looks foolish.
 */
export const winningMove = <State, Move, View>(
  { game, seat, sample }: Perspective<State, Move, View>,
  moves: readonly Move[],
  random: Random,
  winning?: Winning<State>,
): Move | null => {
  const first = sample(random)
  const others = Array.from({ length: OTHER_WORLDS }, () => sample(random))
  const isNear = winning?.isNear(first, seat) === true
  const deepest = isNear ? winning.decisions : 1
  let left = isNear ? winning.positions : Number.POSITIVE_INFINITY

  // How many positions have to be left when the first of so many moves has been tried.
  const share = (kept: number, moves: number): number => (isFair ? left - (left - kept) / moves : kept)
  let isFair = false

  // `before`: moves that were tried instead of `move` and did not win; some of them need not be tried after it.
  const wins = (world: State, move: Move, decisions: number, before: readonly Move[], kept: number): boolean => {
    left--
    const state = game.clone(world)
    game.apply(state, seat, move)
    const own = ownDecision(game, state, seat)
    if (winning?.isWon(state, seat) === true) return true
    if (own === null) return worth(game, state, seat) === 1
    if (decisions === 1) return false
    const tried: Move[] = []
    for (const [index, next] of own.entries()) {
      if (left <= kept) return false
      const isLater = before.includes(next) && winning?.isOrderFree(move, next) === true
      if (!isLater && wins(state, next, decisions - 1, tried, share(kept, own.length - index))) return true
      tried.push(next)
    }
    return false
  }
  let best: Move | null = null
  let most = LEAST_WINS
  // The shortest way first: it is found at once, and leaves the least to chance.
  const look = (until: number): Move | null => {
    for (let decisions = 1; decisions <= deepest && left > until; decisions++) {
      const tried: Move[] = []
      for (const [index, move] of moves.entries()) {
        if (left <= until) break
        const kept = share(until, moves.length - index)
        if (!wins(first, move, decisions, tried, kept)) {
          tried.push(move)
          continue
        }
        const count = others.filter((world) => wins(world, move, decisions, [], kept)).length
        if (count === OTHER_WORLDS) return move
        if (count > most) [best, most] = [move, count]
      }
    }
    return null
  }
  // First every move has the same attention, then the first ones have all that is left, which finds the longest ways.
  isFair = isNear
  const found = look(isNear ? left / 2 : 0)
  if (found !== null || !isNear) return found ?? best
  isFair = false
  return look(0) ?? best
}

const OTHER_WORLDS = 6
/** A move that wins in no more of the other worlds is left to the search. */
const LEAST_WINS = 3

/** Plays what nobody can choose; then the moves of the seat, or `null` if somebody else decides, nobody does, or it goes on too long. */
const ownDecision = <State, Move>(game: Playable<State, Move>, state: State, seat: number): readonly Move[] | null => {
  for (let forced = 0; forced < MOST_FORCED; forced++) {
    const decider = game.deciders(state)[0]
    if (decider === undefined) return null
    const moves = game.legal(state, decider)
    if (moves.length > 1) return decider === seat ? moves : null
    game.apply(state, decider, moves[0] as Move)
  }
  return null
}

/** A game without a limit might go on for ever in which nobody has a choice. */
const MOST_FORCED = 50
