import { below, type Game, perspective, type Random, type Seed, seeded } from '@ecumene/kernel'
import type { Knowledge } from '../knowledge.ts'
import { favourite, growTree, type Position } from '../tree.ts'
import type { Lesson } from './fit.ts'

export type SelfPlay = {
  /** Iterations of a decision that is learned from; others get a quarter. */
  readonly iterations: number
  /** Of so many decisions at the beginning moves are drawn as often as they were tried, so that no two games are alike. */
  readonly drawn: number
}

/** Plays a game against itself and returns what there is to learn from it. */
export const lessonsOf = <State, Move>(
  game: Game<State, Move>,
  options: object,
  known: Knowledge<State, Move>,
  seed: Seed,
  { iterations, drawn }: SelfPlay,
): readonly Lesson[] => {
  const random = seeded(`${seed} play`)
  const state = game.setup(options, 2, seed)
  const drafts: { readonly seat: number; readonly value: number; readonly lesson: Omit<Lesson, 'result'> }[] = []
  for (let decisions = 0; ; ) {
    const seat = game.deciders(state)[0]
    if (seat === undefined) break
    const moves = game.legal(state, seat)
    if (moves.length === 1) {
      game.apply(state, seat, moves[0] as Move)
      continue
    }
    const isLearned = fraction(random) < LEARNED
    const most = isLearned ? iterations : Math.ceil(iterations / 4)
    const stirred = isLearned ? (priors: Float32Array) => stir(priors, random) : undefined
    const root = growTree(perspective(game, state, seat), known, random, (done) => done < most, stirred)
    if (isLearned) drafts.push({ seat, value: meanOf(root), lesson: lessonAt(known, state, root) })
    game.apply(state, seat, decisions < drawn ? drawnFrom(root, random) : favourite(root))
    decisions++
  }
  const { winners = [] } = game.outcome(state) ?? {}
  return drafts.map(({ seat, value, lesson }) => {
    const won = winners.includes(seat) ? 1 / winners.length : 0
    return { ...lesson, result: OUTCOME * won + (1 - OUTCOME) * value }
  })
}

/** Share of the decisions that are learned from: deciding all of them with care would give fewer games. */
const LEARNED = 0.35
/** How much the outcome counts, beside what the search expected. */
const OUTCOME = 0.6

const lessonAt = <State, Move>(
  { encoder, inputs }: Knowledge<State, Move>,
  state: State,
  { seat, moves, tried, visits }: Position<Move>,
): Omit<Lesson, 'result'> => {
  encoder.encode(state, seat, inputs)
  return {
    places: inputs.places.slice(0, inputs.count),
    amounts: inputs.amounts.slice(0, inputs.count),
    outputs: Int32Array.from(moves, (move) => encoder.output(seat, move)),
    secondOutputs: Int32Array.from(moves, (move) => encoder.secondOutput(move)),
    shares: Float32Array.from(tried, (times) => times / visits),
  }
}

/** What the tries of a position came to on average. */
const meanOf = <Move>({ sums, visits }: Position<Move>): number => sums.reduce((sum, more) => sum + more, 0) / visits

const drawnFrom = <Move>({ moves, tried, visits }: Position<Move>, random: Random): Move => {
  let left = below(random, visits)
  const index = tried.findIndex((times) => {
    left -= times
    return left < 0
  })
  return moves[index] as Move
}

/** A quarter of the priors comes from chance, a few moves at a time, so that what looks bad is tried now and then. */
const stir = (priors: Float32Array, random: Random): void => {
  const noise = Float32Array.from(priors, () => fraction(random) ** (1 / SPIKES) * -Math.log(1 - fraction(random)))
  const total = noise.reduce((sum, more) => sum + more, 0)
  for (let index = 0; index < priors.length; index++) {
    priors[index] = 0.75 * (priors[index] ?? 0) + (0.25 * (noise[index] ?? 0)) / total
  }
}

const SPIKES = 0.3

const FINE = 1 << 20
const fraction = (random: Random): number => (below(random, FINE) + 0.5) / FINE
