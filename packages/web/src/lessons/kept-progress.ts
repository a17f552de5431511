import { firstStep, type Lesson, lessonMatch, type Progress } from '@ecumene/kernel'
import type { LoadedEdition } from '../games/use-edition.ts'
import { remember, remembered } from '../memory/remembered.ts'

/** Where the learner was when the page was left; the beginning if nothing is kept or it no longer fits the lesson. */
export const keptProgress = ({ id, rules }: LoadedEdition, lesson: Lesson): Progress => {
  const kept = readAll()[id]
  return isProgress(kept) && lessonMatch(rules, lesson, kept) !== null ? kept : firstStep(lesson)
}

export const keepProgress = ({ id }: LoadedEdition, progress: Progress): void =>
  remember('lessons', JSON.stringify({ ...readAll(), [id]: progress }))

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
