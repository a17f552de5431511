import { type Game, perspective, seeded } from '@ecumene/kernel'
import { greedyBot } from '../../greedy.ts'
import type { Guide } from '../../guide.ts'
import { worth } from '../../playout.ts'
import { normal } from './normal.ts'
import { inBatches } from './study.ts'
import type { Learner, Teaching } from './teaching.ts'

/** A game that is judged by weights with names: somebody's guesses, each times a factor that is learned. */
export type Weighed<State = unknown> = {
  readonly names: readonly string[]
  guideWith(factors: Readonly<Record<string, number>>): Guide<State>
  /** The factors that are in use, and the commands that made them. */
  known(): Promise<{ readonly factors: Readonly<Record<string, number>>; readonly made: readonly string[] }>
  /** Numbers of players that the games take turns with. */
  readonly seats: readonly number[]
}

/** A game in which everybody judged a little differently: the logarithms by which each seat's factors differed, and what it won. */
export type Trial = { readonly differences: readonly Float32Array[]; readonly won: readonly number[] }

/**
 * Learns by trying: in every game each player's weights differ a little, at random, and afterwards all weights move towards those
 * of the winners. No search is needed, so it suits games that are quick to play and hard to see through.
 */
export const teachingByTrial = <State>(
  name: string,
  { names, guideWith, known, seats }: Weighed<State>,
): Teaching<Trial> => {
  const factorsOf = (logarithms: Float32Array): Readonly<Record<string, number>> =>
    Object.fromEntries(names.map((each, index) => [each, Math.exp(logarithms[index] ?? 0)]))
  const judging = ({ weights }: Learner): Guide<State> => guideWith(factorsOf(weights))
  return {
    fresh: () => new Float32Array(names.length),
    async known() {
      const { factors, made } = await known()
      return { weights: Float32Array.from(names, (each) => Math.log(factors[each] ?? 1)), hidden: 16, made }
    },
    lessons(game, options, { weights }, { seed, index, iterations }) {
      const random = seeded(`${seed}#${index} differences`)
      const players = seats[index % seats.length] ?? 2
      const differences = Array.from({ length: players }, () => Float32Array.from(names, () => APART * normal(random)))
      const guides = differences.map((each) => guideWith(factorsOf(each.map((more, at) => more + (weights[at] ?? 0)))))
      const state = play(game as Game<State>, options, guides, `${seed}#${index}`, iterations, CARELESSNESS)
      return [{ differences, won: guides.map((_guide, seat) => worth(game, state, seat)) }]
    },
    mirrored(game, options, [one, other], { seed, index, iterations }) {
      const guides = [judging(one), judging(other)]
      const won: number[] = []
      const turns: number[] = []
      for (const seat of [0, 1]) {
        const seated = seat === 0 ? guides : guides.toReversed()
        const state = play(game as Game<State>, options, seated, `${seed}#${index}`, iterations, 0)
        won.push(worth(game, state, seat))
        turns.push(game.proof.turn(state))
      }
      return { won, turns }
    },
    learn: (weights, _hidden, trials, study) =>
      inBatches(trials, study, 1, (batch) => ({ step: follow(weights, batch, study.isFurther ? 0.04 : 0.08) })),
    remembered: 1,
    module(weights, _hidden, made) {
      const factors = Object.entries(factorsOf(weights)).map(([each, factor]) => [each, Number(factor.toFixed(3))])
      return `/** Written by \`ecumene train\`: what the guessed weights of ${name} are multiplied by. How strong that is stands in docs/bots.md. */
export const ${name}Factors = ${JSON.stringify({ made, factors: Object.fromEntries(factors) }, null, 2)}
`
    },
  }
}

/** Moves the weights towards those of the winners of some games; returns how far. */
const follow = (weights: Float32Array, batch: readonly Trial[], rate: number): number => {
  const step = new Float32Array(weights.length)
  for (const { differences, won } of batch) {
    for (const [seat, each] of differences.entries()) {
      const luck = (won[seat] ?? 0) - 1 / won.length
      for (const [at, difference] of each.entries()) step[at] = (step[at] ?? 0) + luck * difference
    }
  }
  const scale = (2 * rate) / (batch.length * APART * APART)
  let length = 0
  for (const [at, slope] of step.entries()) {
    weights[at] = (weights[at] ?? 0) + scale * slope
    length += (scale * slope) ** 2
  }
  return Math.sqrt(length)
}

/** By how much weights differ: the standard deviation of the logarithms of their factors. */
const APART = 0.25

/** Now and then what is nearly as good is played as well, so that not all games are of one style: see `careless.ts`. */
const CARELESSNESS = 0.003

/** Plays a deal to its end, every seat with the bot that looks one move ahead and judges by its own guide. */
const play = <State, Move>(
  game: Game<State, Move>,
  options: object,
  guides: readonly Guide<State>[],
  seed: string,
  worlds: number,
  carelessness: number,
): State => {
  const random = seeded(`${seed} play`)
  const bots = guides.map((guide) => greedyBot(guide as Guide, 'greedy', { iterations: worlds }, carelessness))
  const state = game.setup(options, guides.length, seed)
  for (;;) {
    const seat = game.deciders(state)[0]
    if (seat === undefined) return state
    game.apply(state, seat, (bots[seat] as (typeof bots)[number]).choose(perspective(game, state, seat), random))
  }
}
