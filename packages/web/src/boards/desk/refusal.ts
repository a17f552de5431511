import type { Seen } from '@ecumene/kernel'
import type { Refuses } from './refuses.ts'

type Notation = { readonly parse: (text: string) => { readonly kind: string } | null }

/** An answer that decides nothing, because there is no other. */
export type EmptyAnswer = {
  readonly move: string
  /** It ends what the player has done until now: they could not take that back any more. */
  readonly isEnd: boolean
}

/** Kinds of answers that decide nothing where they are the only ones. */
const EMPTY: ReadonlySet<string> = new Set(['pass', 'done', 'nothing'])

/** The only answer there is, if it decides nothing; otherwise `null`. */
export const emptyAnswer = (legal: readonly string[], { parse }: Notation): EmptyAnswer | null => {
  const [only] = legal
  if (only === undefined || legal.length > 1) return null
  return EMPTY.has(parse(only)?.kind ?? '') ? { move: only, isEnd: true } : null
}

/**
 * Is such an answer given for the player? Never where they have just come back to the question: whoever takes something back would
 * otherwise be led on at once, and could take back nothing else.
 */
export const isGivenFor = (
  refuses: Refuses,
  { undo, history }: Pick<Seen, 'undo' | 'history'>,
  { isEnd }: Pick<EmptyAnswer, 'isEnd'>,
): boolean => {
  if (refuses === 'no' || history.at(-1)?.undo !== undefined) return false
  return refuses === 'yes' || undo.last === null || !isEnd
}
