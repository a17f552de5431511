import type { CardId } from '../data/cards.ts'
import type { LeaderId } from '../data/leaders.ts'
import type { TreatyId } from '../data/sights.ts'
import type { CityStateId, Terrain } from '../data/types.ts'
import type { WonderId } from '../data/wonders.ts'

/** Where a part of a combat value comes from, by name. */
export type Source =
  | { readonly kind: 'card'; readonly id: CardId }
  | { readonly kind: 'leader'; readonly id: LeaderId }
  | { readonly kind: 'wonder'; readonly id: WonderId }
  /** The diplomacy card of a city-state, and of a player. */
  | { readonly kind: 'cityState'; readonly id: CityStateId }
  | { readonly kind: 'treaty'; readonly id: TreatyId }
  | { readonly kind: 'terrain'; readonly id: Terrain }
  | { readonly kind: PlainSource }

/**
 * Sources without a name: the slot, the die, tokens spent; a city on the space, reinforced control tokens, the own
 * strength of a city-state or fort, a supporting army; a rule of the game.
 */
export type PlainSource = 'slot' | 'die' | 'spent' | 'city' | 'reinforced' | 'walls' | 'army' | 'rule'

/** One part of a combat value. */
export type Line = { readonly source: Source; readonly value: number }

export const sumOf = (lines: readonly Line[]): number => {
  let sum = 0
  for (const { value } of lines) sum += value
  return sum
}
