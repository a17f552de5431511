import { dawn, type View } from '@ecumene/dawn'
import { type EmptyAnswer, emptyAnswer } from '../desk/refusal.ts'

/** The only answer left to whoever can do nothing more; `null` where there is something to decide, or a fight to be seen. */
export const refusal = (
  view: Pick<View, 'asked' | 'attack'>,
  legal: readonly string[],
  isAmongBots = false,
): EmptyAnswer | null => {
  if (view.asked === null || view.attack !== null) return null
  if (view.asked.kind === 'science' && isAdvanceOnly(legal)) return { move: 'advance', isEnd: !isAmongBots }
  return emptyAnswer(legal, dawn.notation)
}

/**
 * Whoever plays a science card wants its advance (N-9.1); with nothing to spend on it there is only that to say, or nothing at all.
 * Bots agree to have it taken back.
 */
const isAdvanceOnly = (legal: readonly string[]): boolean =>
  legal.length === 2 && legal.includes('advance') && legal.includes('nothing')
