import { classic, type PlayerView, type View } from '@ecumene/classic'
import type { Seen } from '@ecumene/kernel'
import { emptyAnswer } from '../desk/refusal.ts'

/**
 * The only answer left to whoever is asked for appearance's sake (C-8.8, C-3.6) or can do nothing in a phase; `null` where
 * there is something to decide. Who trades can always still make an offer (C-10.8), but among bots, who keep no promises, there
 * is no use in it while nobody has anything but trade.
 */
export const refusal = (
  { view, legal }: Pick<Seen, 'view' | 'legal'>,
  { isAmongBots = false }: { readonly isAmongBots?: boolean } = {},
): string | null => {
  const { asked, players } = view as View
  if (asked === null || (asked.kind === 'negotiate' && !(isAmongBots && players.every(hasOnlyTrade)))) return null
  return emptyAnswer(legal, classic.notation)
}

const hasOnlyTrade = ({ culture, resources, huts, villages, handBacks }: PlayerView): boolean =>
  culture + huts + villages === 0 && [...resources, ...Object.values(handBacks)].every((count) => count === 0)
