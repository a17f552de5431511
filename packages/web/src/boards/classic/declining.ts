import type { View } from '@ecumene/classic'
import type { Seen } from '@ecumene/kernel'

/** Questions that are asked of everybody who might have an answer, so that nobody can tell who has one (C-8.8, C-3.6). */
const ASKED_OF_ALL: ReadonlySet<string> = new Set(['react', 'prepare'])

/** The only answer left to whoever is asked for appearance's sake; `null` where there is something to decide. */
export const refusal = ({ view, legal }: Pick<Seen, 'view' | 'legal'>): string | null => {
  const { asked } = view as View
  const [only] = legal
  return asked !== null && ASKED_OF_ALL.has(asked.kind) && legal.length === 1 && only === 'pass' ? only : null
}
