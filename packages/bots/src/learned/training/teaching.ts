import type { Game, Random } from '@ecumene/kernel'
import type { Momentum } from './adam.ts'

/** How a game is taught to a model by letting it play against itself; what a lesson is, only its teaching knows. */
export type Teaching<Lesson = unknown> = {
  /** Weights that know nothing yet. */
  fresh(hidden: number, random: Random): Float32Array
  /** What the bots of the game have learned so far. */
  known(): Promise<Known>
  /** Plays a game, and says what there is to learn from it. */
  lessons(game: Game, options: object, learner: Learner, deal: Deal): readonly Lesson[]
  /** Lets two learners play a deal twice, seats swapped. */
  mirrored(game: Game, options: object, learners: readonly [Learner, Learner], deal: Deal): Match
  /**
   * Learns from the lessons of some generations, the new ones last; says how much they taught, in one respect or several: by how much
   * they were missed, say.
   */
  learn(weights: Float32Array, hidden: number, lessons: readonly Lesson[], study: Study): Losses
  /** Of how many generations lessons are kept. */
  readonly remembered: number
  /** The weights as a module for the repository. */
  module(weights: Float32Array, hidden: number, made: readonly string[]): string
}

/** The games of a deal: what the first of two players has won of each, and how many turns it took; infinite for one that was cut off. */
export type Match = { readonly won: readonly number[]; readonly turns: readonly number[] }

/** What goes with learning from the lessons of a generation. */
export type Study = {
  /** How many of the lessons are new. */
  readonly fresh: number
  /** Generations before this one, and whether even the first had learned before: it would forget that by large steps. */
  readonly generation: number
  readonly isFurther: boolean
  readonly momentum: Momentum
  readonly random: Random
}

/** Weights, and the commands that made them. */
export type Known = { readonly weights: Float32Array; readonly hidden: number; readonly made: readonly string[] }

export type Losses = Readonly<Record<string, number>>

/** A model on its way: of generation 0 before it has learned anything. */
export type Learner = { readonly weights: Float32Array; readonly hidden: number; readonly generation: number }

/** A game of a series, and how much is thought about a decision in it. */
export type Deal = { readonly seed: string; readonly index: number; readonly iterations: number }
