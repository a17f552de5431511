import { movesIn } from './hands.ts'

/** Several moves of one click that are under way. */
export type Course = {
  /** The moves that are still to be sent. */
  readonly rest: readonly string[]
  /** Since when the question stood that the last move sent has answered (`decision.ts`). */
  readonly sentAt: number
}

/** What the table looks like while a course is under way. */
export type Around = {
  readonly since: number
  readonly busy: boolean
  readonly legal: readonly string[]
}

/** What is to be done about a course: send its next move, wait, wait for a while only, or nothing any more. */
export type Step = { readonly send: string; readonly course: Course } | 'wait' | 'lapse' | 'end'

/** The first move of a click, and the course that follows it. A single move needs none: the table is busy until it is answered. */
export const begun = (deed: string, since: number): { readonly first: string; readonly course: Course | null } => {
  const [first = deed, ...rest] = movesIn(deed)
  return { first, course: rest.length === 0 ? null : { rest, sentAt: since } }
}

/**
 * Is the table still occupied by the course? Also while its last move is on its way, which the table itself may not say yet: what
 * is lit then would take no click.
 */
export const isUnderWay = (course: Course | null, since: number): boolean =>
  course !== null && (course.rest.length > 0 || course.sentAt === since)

/** The rest of a course follows by itself, as long as the rules go along. */
export const stepOf = ({ rest, sentAt }: Course, { since, busy, legal }: Around): Step => {
  if (busy) return 'wait'
  // The move was refused, or its answer is still on its way.
  if (since === sentAt) return 'lapse'
  const [next, ...others] = rest
  if (next === undefined) return 'end'
  if (legal.length === 0) return 'wait'
  return legal.includes(next) ? { send: next, course: { rest: others, sentAt: since } } : 'end'
}
