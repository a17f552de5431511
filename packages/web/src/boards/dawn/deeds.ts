import { type Payment, paymentsOf, type View } from '@ecumene/dawn'
import { courseOf } from '../../hands/hands.ts'
import { waysInstead } from './ways.ts'

/** What is laid out over the table: legal moves, whole ways instead of steps, and whole payments beside single tokens. */
export const deedsOf = (legal: readonly string[], view: View): readonly string[] => [
  ...waysInstead(legal, view.ways),
  ...(legal.length === 0 ? [] : paymentsOf(view).flatMap(({ moves }) => (moves.length > 1 ? courseOf(moves) : []))),
]

/** The payment that a course makes, also if it is a single move; `null` for what is none. */
export const paymentBy = (view: View, course: string): Payment | null =>
  view.paying === null ? null : (paymentsOf(view).find(({ moves }) => courseOf(moves) === course) ?? null)
