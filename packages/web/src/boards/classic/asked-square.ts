import { type Event, SQUARE_NAMES, type View } from '@ecumene/classic'
import type { Seen } from '@ecumene/kernel'
import { moveBy } from './moves.ts'
import { squaresOf } from './pointing.ts'
import { isTogether, middleAmong } from './squares-together.ts'
import type { Grouping } from './use-group.ts'

type Asking = Pick<Seen<View, Event>, 'asked' | 'view'>

/** The square that a question is about, though nothing is done there; `null` where it is about none or lights its own. */
export const askedSquare = ({ asked, view }: Asking): number | null => {
  const named = asked?.args?.['square']
  if (typeof named === 'string') return found(SQUARE_NAMES.indexOf(named))
  const { deed, acting, afoot, battle } = view
  switch (view.asked?.kind) {
    case 'react':
      if (deed?.kind === 'action') return acting?.square ?? null
      return deed?.kind === 'step' ? (afoot?.square ?? null) : null
    case 'infiltrate':
      return afoot?.square ?? null
    case 'loot':
      return battle?.square ?? null
    default:
      return null
  }
}

const found = (square: number): number | null => (square < 0 ? null : square)

/** Where a map that does not show everything has to be for a question: at the square it is about, or among those that answer it. */
export const askedPlace = (seen: Asking & Pick<Seen, 'legal'>): number | null => {
  const about = askedSquare(seen)
  if (about !== null || !AMONG.has(seen.view.asked?.kind)) return about
  const squares = seen.legal.flatMap((move) => squaresOf(moveBy(move), seen.view))
  return isTogether(squares) ? middleAmong(squares) : null
}

/** Questions that are answered on the map alone. */
const AMONG: ReadonlySet<NonNullable<View['asked']>['kind'] | undefined> = new Set([
  'put',
  'welcome',
  'relocate',
  'aim',
  'again',
])

/** What is being placed changes the squares it may stand on: they are looked at as closely as a city. */
export const isPlacing = ({ asked }: Pick<View, 'asked'>): boolean => asked?.kind === 'put' || asked?.kind === 'welcome'

/** Where those stand who are offered to go next: of figures that can still go they may be where nobody looks. */
export const offeredPlace = (
  { asked }: Pick<View, 'asked'>,
  { isOffered, group }: Pick<Grouping, 'isOffered' | 'group'>,
): number | null => (asked?.kind === 'march' && isOffered ? (group?.from ?? null) : null)
