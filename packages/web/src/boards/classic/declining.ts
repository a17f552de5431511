import { classic, type View } from '@ecumene/classic'
import type { Seen } from '@ecumene/kernel'
import { emptyAnswer } from '../desk/refusal.ts'

/**
 * The only answer left to whoever is asked for appearance's sake (C-8.8, C-3.6) or can do nothing in a phase; `null` where
 * there is something to decide. Who trades can always still make an offer (C-10.8).
 */
export const refusal = ({ view, legal }: Pick<Seen, 'view' | 'legal'>): string | null => {
  const { asked } = view as View
  return asked === null || asked.kind === 'negotiate' ? null : emptyAnswer(legal, classic.notation)
}
