import type { Seen } from '@ecumene/kernel'
import type { Refuses } from './refuses.ts'

/** Answers that decide nothing where they are the only ones. */
const EMPTY: ReadonlySet<string> = new Set(['pass', 'done', 'nothing'])

/** The only answer there is, if it decides nothing; otherwise `null`. */
export const emptyAnswer = (legal: readonly string[]): string | null => {
  const [only] = legal
  return only !== undefined && legal.length === 1 && EMPTY.has(only) ? only : null
}

/** Is such an answer given for the player? */
export const isGivenFor = (refuses: Refuses, { undo }: Pick<Seen, 'undo'>): boolean =>
  refuses === 'yes' || (refuses === 'idle' && undo.last === null)
