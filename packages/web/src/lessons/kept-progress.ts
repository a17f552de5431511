import { firstStep, type Game, type Lesson, lessonMatch, type Progress } from '@ecumene/kernel'
import { remember, remembered } from '../memory/remembered.ts'

/** Where the learner was when the page was left; the beginning if nothing is kept or it no longer fits the lesson. */
export const keptProgress = (game: Game, lesson: Lesson): Progress => {
  const kept = readAll()[lesson.game]
  return isProgress(kept) && lessonMatch(game, lesson, kept) !== null ? kept : firstStep(lesson)
}

export const keepProgress = (lesson: Lesson, progress: Progress): void =>
  remember('lessons', JSON.stringify({ ...readAll(), [lesson.game]: progress }))

const readAll = (): Readonly<Record<string, unknown>> => {
  try {
    const kept: unknown = JSON.parse(remembered('lessons') ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

const isProgress = (kept: unknown): kept is Progress => {
  if (typeof kept !== 'object' || kept === null) return false
  const { lesson, step, made } = kept as Readonly<Record<string, unknown>>
  const isStep = typeof step === 'number' && Number.isInteger(step) && step >= 0
  return typeof lesson === 'string' && isStep && Array.isArray(made) && made.every((move) => typeof move === 'string')
}
