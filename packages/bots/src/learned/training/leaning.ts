import { below, type Seed, seeded } from '@ecumene/kernel'

/** How weights are changed: each up or down by a step, or not at all. */
export type Leaning = Int8Array

export const leaningFrom = (seed: Seed, weights: number): Leaning => {
  const random = seeded(seed)
  return Int8Array.from({ length: weights }, () => 2 * below(random, 2) - 1)
}

/** The weights, each changed by so many steps to the side that a leaning says, or to the other one. */
export const leaned = (
  weights: Float32Array,
  steps: readonly number[],
  leaning: Leaning,
  amount: number,
): Float32Array => weights.map((weight, place) => weight + amount * (leaning[place] ?? 0) * (steps[place] ?? 0))
