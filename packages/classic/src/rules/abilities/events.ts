import type { CultureEventId } from '../../data/events.ts'
import type { TechId } from '../../data/techs.ts'

/** Culture events, resource abilities and great people; see `../events.ts` for how an event is written. */
export type AbilityEvent =
  | { readonly kind: 'eventDiscarded'; readonly seat: number; readonly culture: CultureEventId }
  | { readonly kind: 'personWaits'; readonly seat: number }
  | { readonly kind: 'powerDeclined'; readonly seat: number }
  | { readonly kind: 'coinEarned'; readonly seat: number; readonly tech: TechId }
  | { readonly kind: 'canalCoin'; readonly seat: number }
  | { readonly kind: 'cultureGained'; readonly seat: number; readonly count: number }
  | { readonly kind: 'tradeGained'; readonly seat: number; readonly count: number }
  | { readonly kind: 'techGained'; readonly seat: number; readonly tech: TechId }

export const ABILITY_REVEALS: readonly AbilityEvent['kind'][] = ['eventDiscarded']
