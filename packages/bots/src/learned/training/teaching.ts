import type { Game, Random } from '@ecumene/kernel'
import type { Momentum } from './adam.ts'

/** How a game is taught to a model by letting it play against itself; what a lesson is, only its teaching knows. */
export type Teaching<Lesson = unknown> = {
  /** Weights that know nothing yet. */
  fresh(hidden: number, random: Random): Float32Array
  /** What the bots of the game have learned so far; `null` if that is nothing. */
  known(): Promise<Known | null>
  /** Plays a game, and says what there is to learn from it. */
  lessons(game: Game, options: object, learner: Learner, deal: Deal): readonly Lesson[]
  /** Lets two learners play a deal twice, seats swapped; what the first has won, from 0 to 2. */
  mirrored(game: Game, options: object, learners: readonly [Learner, Learner], deal: Deal): number
  /** One step of learning; returns by how much the batch was missed before it, in one respect or several, or how far it went. */
  fit(weights: Float32Array, hidden: number, batch: readonly Lesson[], momentum: Momentum, rate: number): Losses
  /** How large the steps are in a generation. `isFurther`: of a model that has learned before, and would forget it by large ones. */
  rate(generation: number, isFurther: boolean): number
  /** How often a lesson is looked at in the generation that it is from, and of how many generations lessons are kept. */
  readonly looks: number
  readonly remembered: number
  /** The weights as a module for the repository. */
  module(weights: Float32Array, hidden: number, made: readonly string[]): string
}

/** Weights, and the commands that made them. */
export type Known = { readonly weights: Float32Array; readonly hidden: number; readonly made: readonly string[] }

export type Losses = Readonly<Record<string, number>>

/** A model on its way: of generation 0 before it has learned anything. */
export type Learner = { readonly weights: Float32Array; readonly hidden: number; readonly generation: number }

/** A game of a series, and how much is thought about a decision in it. */
export type Deal = { readonly seed: string; readonly index: number; readonly iterations: number }
