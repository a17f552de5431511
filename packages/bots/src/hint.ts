import type { Perspective, Random } from '@ecumene/kernel'
import type { Budget } from './clock.ts'
import { playOn } from './foresight.ts'
import type { Guide } from './guide.ts'
import type { Account, Feature } from './parts.ts'
import { type Found, type MoveThought, search } from './search.ts'

/** What a bot would do in somebody's place, and why. It knows no more than that person. */
export type Hint<Move> = {
  readonly move: Move
  /** How likely the seat is to win after it, from 0 to 1; `null` where there is no other move, and nothing to think about. */
  readonly expected: number | null
  /** What it would do otherwise, and by how much less likely the seat is to win then. */
  readonly other: { readonly move: Move; readonly worse: number } | null
  /** The most important first; none where the other moves come to much the same. */
  readonly reasons: readonly Reason[]
}

/** `own`: the seat is better off in this respect than after other moves; `rival`: its strongest rival is worse off. */
export type Reason = { readonly feature: Feature; readonly whose: 'own' | 'rival' } | { readonly feature: 'victory' }

export const hintFor = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  random: Random,
  budget: Budget,
  guide: Guide<State>,
): Hint<Move> => {
  const found = search(perspective, random, { budget }, guide)
  const { move, thoughts } = found
  const chosen = thoughts.find((thought) => thought.move === move)
  if (chosen === undefined) return { move, expected: null, other: null, reasons: [] }
  const others = othersOf(found)
  const [second] = others
  return {
    move,
    expected: chosen.value,
    other: second === undefined ? null : { move: second.move, worse: Math.max(0, chosen.value - second.value) },
    // Search thinks of nothing else once it has seen a win.
    reasons:
      second === undefined
        ? chosen.value === 1
          ? [{ feature: 'victory' }]
          : []
        : reasonsFor(
            perspective,
            move,
            others.map((other) => other.move),
            random,
            guide,
          ),
  }
}

/** With how many other moves the best one is compared, in how many worlds, and how many decisions later. */
const COMPARED = 3
const WORLDS = 3
const DECISIONS = 3

/** The moves that were not chosen, the next best first. */
const othersOf = <Move>({ move, thoughts }: Found<Move>): readonly MoveThought<Move>[] =>
  thoughts
    .filter((thought) => thought.move !== move)
    .sort((one, other) => other.tried - one.tried || other.value - one.value)

/**
 * What sets a move apart from others, given the best of them first: it and they are played on for a little in the same worlds,
 * and the parts of what it comes to are compared.
 */
export const reasonsFor = <State, Move, View>(
  { game, seat, sample }: Perspective<State, Move, View>,
  move: Move,
  others: readonly Move[],
  random: Random,
  { evaluate, account }: Guide<State>,
): readonly Reason[] => {
  if (evaluate === undefined || account === undefined) return []
  const after = (world: State, made: Move): Account | null => {
    const state = game.clone(world)
    game.apply(state, seat, made)
    playOn(game, state, evaluate, DECISIONS)
    return game.deciders(state).length === 0 ? null : account(state, seat)
  }
  const gains = new Map<string, { readonly reason: Reason; sum: number }>()
  const note = (feature: Feature, whose: 'own' | 'rival', gain: number): void => {
    const noted = gains.get(`${whose} ${feature}`) ?? { reason: { feature, whose }, sum: 0 }
    noted.sum += gain
    gains.set(`${whose} ${feature}`, noted)
  }
  let compared = 0
  for (let world = 0; world < WORLDS; world++) {
    const now = sample(random)
    const best = after(now, move)
    for (const other of others.slice(0, COMPARED)) {
      const otherwise = best === null ? null : after(now, other)
      if (best === null || otherwise === null) continue
      compared++
      for (const feature of Object.keys(best.own) as Feature[]) {
        note(feature, 'own', (best.own[feature] ?? 0) - (otherwise.own[feature] ?? 0))
        note(feature, 'rival', (otherwise.rival[feature] ?? 0) - (best.rival[feature] ?? 0))
      }
    }
  }
  const sorted = [...gains.values()].sort((one, other) => other.sum - one.sum)
  const least = Math.max(LEAST_GAIN * compared, (sorted[0]?.sum ?? 0) * LEAST_SHARE)
  return sorted
    .filter(({ sum }) => sum > least)
    .slice(0, MOST_REASONS)
    .map(({ reason }) => reason)
}

/** A gain of fewer points, or one that is much smaller than the largest, is no reason. */
const LEAST_GAIN = 0.1
const LEAST_SHARE = 0.2
const MOST_REASONS = 3
