import { type Learner, TAUGHT_TO_BOTS, type Teaching } from '@ecumene/bots/training'
import type { Game } from '@ecumene/kernel'

/** Games of a model against itself. */
export type LearnJob = {
  readonly kind: 'learn'
  readonly game: string
  readonly options: object
  readonly seed: string
  readonly learner: Learner
  readonly iterations: number
}

/** Deals that two models play twice, seats swapped. */
export type GateJob = {
  readonly kind: 'gate'
  readonly game: string
  readonly options: object
  readonly seed: string
  readonly learners: readonly [Learner, Learner]
  readonly iterations: number
}

/** What came of a range of deals: the score of the first model, and the turns of each game; infinite for one that was cut off. */
export type Gated = { readonly score: number; readonly turns: readonly number[] }

export const learnWork = (
  game: Game,
  { options, seed, learner, iterations }: LearnJob,
): ((from: number, to: number) => readonly unknown[]) => {
  const teaching = teachingOf(game)
  return (from, to) => {
    const lessons: unknown[] = []
    for (let index = from; index < to; index++) {
      lessons.push(...teaching.lessons(game, options, learner, { seed, index, iterations }))
    }
    return lessons
  }
}

export const gateWork = (
  game: Game,
  { options, seed, learners, iterations }: GateJob,
): ((from: number, to: number) => Gated) => {
  const teaching = teachingOf(game)
  return (from, to) => {
    let score = 0
    const turns: number[] = []
    for (let index = from; index < to; index++) {
      const match = teaching.mirrored(game, options, learners, { seed, index, iterations })
      for (const share of match.won) score += share
      turns.push(...match.turns)
    }
    return { score, turns }
  }
}

const teachingOf = ({ id }: Game): Teaching => {
  const teaching = TAUGHT_TO_BOTS[id]
  if (teaching === undefined) throw new Error(`no model can learn ${id}`)
  return teaching
}
