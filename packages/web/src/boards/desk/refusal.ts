import type { Seen } from '@ecumene/kernel'
import type { Refuses } from './refuses.ts'

type Notation = { readonly parse: (text: string) => { readonly kind: string } | null }

/** Kinds of answers that decide nothing where they are the only ones. */
const EMPTY: ReadonlySet<string> = new Set(['pass', 'done', 'nothing'])

/** The only answer there is, if it decides nothing; otherwise `null`. */
export const emptyAnswer = (legal: readonly string[], { parse }: Notation): string | null => {
  const [only] = legal
  if (only === undefined || legal.length > 1) return null
  return EMPTY.has(parse(only)?.kind ?? '') ? only : null
}

/** Is such an answer given for the player? */
export const isGivenFor = (refuses: Refuses, { undo }: Pick<Seen, 'undo'>): boolean =>
  refuses === 'yes' || (refuses === 'idle' && undo.last === null)
