import type { Game, Random } from '@ecumene/kernel'
import type { Momentum } from './adam.ts'

/** How a game is taught to a model by letting it play against itself; what a lesson is, only its teaching knows. */
export type Teaching<Lesson = unknown> = {
  /** Weights that know nothing yet. */
  fresh(hidden: number, random: Random): Float32Array
  /** Plays a game, and says what there is to learn from it. */
  lessons(game: Game, options: object, learner: Learner, deal: Deal): readonly Lesson[]
  /** Lets two learners play a deal twice, seats swapped; what the first has won, from 0 to 2. */
  mirrored(game: Game, options: object, learners: readonly [Learner, Learner], deal: Deal): number
  /** One step of learning; returns by how much the batch was missed before it, in one respect or several. */
  fit(weights: Float32Array, hidden: number, batch: readonly Lesson[], momentum: Momentum, rate: number): Losses
  /** How large the steps are in a generation. */
  rate(generation: number): number
  /** How often a lesson is looked at in the generation that it is from, and of how many generations lessons are kept. */
  readonly looks: number
  readonly remembered: number
  /** The weights as a module for the repository. */
  module(weights: Float32Array, hidden: number, made: readonly string[]): string
}

export type Losses = Readonly<Record<string, number>>

/** A model on its way: of generation 0 before it has learned anything. */
export type Learner = { readonly weights: Float32Array; readonly hidden: number; readonly generation: number }

/** A game of a series, and how much is thought about a decision in it. */
export type Deal = { readonly seed: string; readonly index: number; readonly iterations: number }
