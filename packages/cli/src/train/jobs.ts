import {
  knowledgeOf,
  type Lesson,
  lessonsOf,
  type ModelShape,
  modelWith,
  playMirrored,
  TAUGHT_TO_BOTS,
} from '@ecumene/bots/training'
import type { Game } from '@ecumene/kernel'

/** A model, to be sent to threads. */
export type SentModel = { readonly shape: ModelShape; readonly weights: Float32Array }

/** Games of a model against itself. */
export type LearnJob = {
  readonly kind: 'learn'
  readonly game: string
  readonly options: object
  readonly seed: string
  readonly model: SentModel
  readonly iterations: number
}

/** Deals that two models play twice, seats swapped. */
export type GateJob = {
  readonly kind: 'gate'
  readonly game: string
  readonly options: object
  readonly seed: string
  readonly models: readonly [SentModel, SentModel]
  readonly iterations: number
}

/** What came of a range of deals: the score of the first model, and of how many games. */
export type Gated = { readonly score: number; readonly games: number }

/** Of so many decisions at the beginning of a game the moves are drawn. */
const DRAWN = 20

export const learnWork = (
  game: Game,
  { options, seed, model, iterations }: LearnJob,
): ((from: number, to: number) => readonly Lesson[]) => {
  const known = knownBy(game.id, model)
  return (from, to) => {
    const lessons: Lesson[] = []
    for (let index = from; index < to; index++) {
      lessons.push(...lessonsOf(game, options, known, `${seed}#${index}`, { iterations, drawn: DRAWN }))
    }
    return lessons
  }
}

export const gateWork = (
  game: Game,
  { options, seed, models: [one, other], iterations }: GateJob,
): ((from: number, to: number) => Gated) => {
  const known = [knownBy(game.id, one), knownBy(game.id, other)] as const
  return (from, to) => {
    let score = 0
    for (let deal = from; deal < to; deal++) score += playMirrored(game, options, known, `${seed}#${deal}`, iterations)
    return { score, games: 2 * (to - from) }
  }
}

const knownBy = (game: string, { shape, weights }: SentModel) => {
  const encoder = TAUGHT_TO_BOTS[game]?.encoder
  if (encoder === undefined) throw new Error(`no model can learn ${game}`)
  return knowledgeOf(encoder, modelWith(shape, weights))
}
