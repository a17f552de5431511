import type { View } from '@ecumene/classic'
import type { Seen } from '@ecumene/kernel'

/** Answers that decide nothing where they are the only ones. */
const EMPTY: ReadonlySet<string> = new Set(['pass', 'done'])

/**
 * The only answer left to whoever is asked for appearance's sake (C-8.8, C-3.6) or can do nothing in a phase; `null` where
 * there is something to decide. Who trades can always still make an offer (C-10.8).
 */
export const refusal = ({ view, legal }: Pick<Seen, 'view' | 'legal'>): string | null => {
  const { asked } = view as View
  const [only] = legal
  if (asked === null || asked.kind === 'negotiate' || only === undefined || legal.length > 1) return null
  return EMPTY.has(only) ? only : null
}
