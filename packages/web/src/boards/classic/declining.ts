import type { PlayerView, View } from '@ecumene/classic'
import type { Seen } from '@ecumene/kernel'
import type { EmptyAnswer } from '../desk/refusal.ts'
import { isIdle } from './idle-deeds.ts'
import { moveBy } from './moves.ts'
import { isFinal } from './things.ts'

type Asked = NonNullable<View['asked']>['kind']

/**
 * The only answer there is, or the only one that is of use, to whoever is asked for appearance's sake (C-8.8, C-3.6), can do
 * nothing in a phase, or has one square, resource or target to choose from; `null` where there is something to decide. Who trades
 * can always still make an offer (C-10.8), but among bots, who keep no promises, there is no use in it while nobody has anything
 * but trade; whoever is about to make one, or has made one, may think otherwise.
 */
export const refusal = (
  { view, legal }: Pick<Seen, 'view' | 'legal'>,
  {
    isAmongBots = false,
    isBargaining = false,
  }: Partial<Readonly<Record<'isAmongBots' | 'isBargaining', boolean>>> = {},
): EmptyAnswer | null => {
  const { asked, players, ways } = view as View
  if (asked === null) return null
  if (asked.kind === 'negotiate' && (!isAmongBots || isBargaining || !players.every(hasOnlyTrade))) return null
  const [only, ...others] = asked.kind === 'start' ? legal.filter((move) => !isIdle(moveBy(move), view as View)) : legal
  // Figures that can only go on into a battle are asked about all the same.
  if (only === undefined || others.length > 0 || isFinal(only, legal, ways)) return null
  // Bots agree to whatever is taken back, so that nothing ends for good.
  const isPhase = !isAmongBots && !MIDST.has(asked.kind)
  return { move: only, isEnd: isPhase && moveBy(only)?.kind === 'done' }
}

/** Where `done` ends less than a phase. Whatever a player has done in a phase of their own can be looked at before it ends. */
const MIDST: ReadonlySet<Asked> = new Set<Asked>(['fight'])

/** Does everybody see that there is nothing to decide? The others need not be kept from noticing it then. */
export const isPlain = (asked: Asked | undefined): boolean => asked !== undefined && PLAIN.has(asked)
const PLAIN: ReadonlySet<Asked> = new Set<Asked>(['put', 'trek'])

const hasOnlyTrade = ({ culture, resources, huts, villages, handBacks }: PlayerView): boolean =>
  culture + huts + villages === 0 && [...resources, ...Object.values(handBacks)].every((count) => count === 0)
