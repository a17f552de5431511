import type { CultureEventId } from '../../data/events.ts'
import type { GreatPersonId } from '../../data/great-people.ts'
import type { TechId } from '../../data/techs.ts'
import type { Resource, Terrain } from '../../data/types.ts'
import type { WonderId } from '../../data/wonders.ts'
import type { Aiming } from './aiming.ts'

/** Culture events, resource abilities and great people; see `../events.ts` for how an event is written. */
export type AbilityEvent =
  | { readonly kind: 'eventDiscarded'; readonly seat: number; readonly culture: CultureEventId }
  | { readonly kind: 'personWaits'; readonly seat: number; readonly person: GreatPersonId }
  /** Something that might have been done, and was not. */
  | {
      readonly kind: 'powerDeclined'
      readonly seat: number
      readonly offer: 'second' | 'harvest' | 'trample' | 'tech' | 'rescue' | 'again'
    }
  | { readonly kind: 'coinEarned'; readonly seat: number; readonly tech: TechId }
  | { readonly kind: 'coinGiven'; readonly seat: number; readonly partner: number }
  | { readonly kind: 'figureGivenUp'; readonly seat: number; readonly square: number }
  | { readonly kind: 'canalCoin'; readonly seat: number }
  /** `thing`: what gives it by itself, by its word; `null` where that has just been played or used. */
  | { readonly kind: 'cultureGained'; readonly seat: number; readonly count: number; readonly thing: string | null }
  | { readonly kind: 'tradeGained'; readonly seat: number; readonly count: number; readonly thing: string | null }
  /** C-3.16: which card or ability it will be. */
  | { readonly kind: 'useBegan'; readonly seat: number; readonly own?: { readonly thing: string } }
  | { readonly kind: 'eventPlayed'; readonly seat: number; readonly culture: CultureEventId }
  | { readonly kind: 'abilityUsed'; readonly seat: number; readonly tech: TechId }
  | { readonly kind: 'powerCancelled'; readonly seat: number; readonly thing: string }
  /** C-3.16: what it is aimed at is known once it is used. */
  | {
      readonly kind: 'aimTaken'
      readonly seat: number
      readonly own?: {
        readonly thing: string
        readonly choice: { readonly kind: Aiming['kind']; readonly value: number }
      }
    }
  | {
      readonly kind: 'consentAsked'
      readonly seat: number
      readonly partner: number
      readonly culture: CultureEventId
    }
  | { readonly kind: 'consentRefused'; readonly seat: number; readonly culture: CultureEventId }
  | { readonly kind: 'resourceSpent'; readonly seat: number; readonly resource: Resource }
  | { readonly kind: 'cityBoosted'; readonly seat: number; readonly square: number; readonly count: number }
  | { readonly kind: 'attackBoosted'; readonly seat: number; readonly count: number }
  | { readonly kind: 'wonderObsolete'; readonly seat: number; readonly wonder: WonderId }
  | { readonly kind: 'unitMurdered'; readonly seat: number; readonly partner: number }
  | {
      readonly kind: 'buildingDestroyed'
      readonly seat: number
      readonly partner: number
      readonly square: number
    }
  | { readonly kind: 'squareStruck'; readonly seat: number; readonly partner: number; readonly square: number }
  | { readonly kind: 'squarePinned'; readonly seat: number; readonly square: number }
  | { readonly kind: 'sailedAway'; readonly seat: number; readonly from: number; readonly to: number }
  | { readonly kind: 'extraActions'; readonly seat: number }
  | { readonly kind: 'terrainChanged'; readonly seat: number; readonly square: number; readonly terrain: Terrain }
  | { readonly kind: 'unitsJoined'; readonly seat: number }
  | { readonly kind: 'techGained'; readonly seat: number; readonly tech: TechId }

export const ABILITY_REVEALS: readonly AbilityEvent['kind'][] = [
  'eventDiscarded',
  'eventPlayed',
  'consentAsked',
  'abilityUsed',
  'resourceSpent',
  'unitMurdered',
  'unitsJoined',
]
