import type { Depth, ExerciseBook } from '@ecumene/bots'
import { remember, remembered } from '../memory/remembered.ts'

/** Whether the first answer to an exercise was right. Later ones are for learning. */
export type Answer = 'right' | 'wrong'

/** Answers by the place of their exercises: `glance 3`. */
export type Answers = Readonly<Record<string, Answer>>

export const placeOf = (depth: Depth, number: number): string => `${depth} ${number}`

/** What was answered so far; nothing if the book has changed since. */
export const keptAnswers = (editionId: string, { id }: ExerciseBook): Answers => {
  const kept = readAll()[editionId]
  return isKept(kept) && kept.book === id ? kept.answers : {}
}

export const keepAnswer = (editionId: string, book: ExerciseBook, place: string, answer: Answer): void => {
  const before = keptAnswers(editionId, book)
  if (before[place] !== undefined) return
  const kept: Kept = { book: book.id, answers: { ...before, [place]: answer } }
  remember('exercises', JSON.stringify({ ...readAll(), [editionId]: kept }))
}

type Kept = { readonly book: string; readonly answers: Answers }

const readAll = (): Readonly<Record<string, unknown>> => {
  try {
    const kept: unknown = JSON.parse(remembered('exercises') ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

const isKept = (kept: unknown): kept is Kept => {
  if (typeof kept !== 'object' || kept === null) return false
  const { book, answers } = kept as Readonly<Record<string, unknown>>
  const isAnswers = typeof answers === 'object' && answers !== null
  return typeof book === 'string' && isAnswers && Object.values(answers).every((given) => ANSWERS.includes(given))
}

const ANSWERS: readonly unknown[] = ['right', 'wrong'] satisfies readonly Answer[]
