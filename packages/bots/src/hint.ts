import type { Perspective, Random } from '@ecumene/kernel'
import type { Budget } from './clock.ts'
import { playOn } from './foresight.ts'
import type { Guide } from './guide.ts'
import type { Account, Feature } from './parts.ts'
import { type MoveThought, search, tryMove } from './search.ts'

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

/**
 * How much to think about a hint: so many iterations, so that whoever asks again, here or on another machine, gets the same
 * answer. The time is only there to end what would take far too long.
 */
export const hintBudget = ({ analysis = UNGUIDED }: Pick<Guide, 'analysis'>): Required<Budget> => ({
  iterations: TIMES_ANALYSIS * analysis,
  milliseconds: MOST_MS,
})

const TIMES_ANALYSIS = 4
const UNGUIDED = 200
const MOST_MS = 6000

export const hintFor = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  random: Random,
  budget: Budget,
  guide: Guide<State>,
): Hint<Move> => {
  const { move, thoughts } = search(perspective, random, { budget }, guide)
  const chosen = thoughts.find((thought) => thought.move === move)
  if (chosen === undefined) return nothingElse(move)
  const others = byRank(thoughts.filter((thought) => thought !== chosen))
  const [second] = others
  const other = second === undefined ? null : { move: second.move, worse: Math.max(0, chosen.value - second.value) }
  return { move, expected: chosen.value, other, reasons: reasonsOf(perspective, chosen, others, random, guide) }
}

/** The same for a move that somebody else has chosen, say a lesson: what can be expected of it, and what speaks for it. */
export const hintAbout = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  move: Move,
  random: Random,
  budget: Budget,
  guide: Guide<State>,
): Hint<Move> => {
  const { notate } = perspective.game.notation
  const isIt = (thought: MoveThought<Move>): boolean => notate(thought.move) === notate(move)
  const { thoughts } = search(perspective, random, { budget }, guide)
  if (thoughts.length === 0) return nothingElse(move)
  const chosen = thoughts.find(isIt) ?? tryMove(perspective, move, random, { budget }, guide)
  const others = byRank(thoughts.filter((thought) => !isIt(thought)))
  return { move, expected: chosen.value, other: null, reasons: reasonsOf(perspective, chosen, others, random, guide) }
}

const nothingElse = <Move>(move: Move): Hint<Move> => ({ move, expected: null, other: null, reasons: [] })

const reasonsOf = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  { move, value }: MoveThought<Move>,
  others: readonly MoveThought<Move>[],
  random: Random,
  guide: Guide<State>,
): readonly Reason[] => {
  // Search thinks of nothing else once it has seen a win.
  if (others.length === 0) return value === 1 ? [{ feature: 'victory' }] : []
  const moves = others.map((other) => other.move)
  return reasonsFor(perspective, move, moves, random, guide)
}

/** The next best first. */
const byRank = <Move>(thoughts: readonly MoveThought<Move>[]): readonly MoveThought<Move>[] =>
  [...thoughts].sort((one, other) => other.tried - one.tried || other.value - one.value)

/** With how many other moves the best one is compared, in how many worlds, and how many decisions later. */
const COMPARED = 3
const WORLDS = 3
const DECISIONS = 3

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
