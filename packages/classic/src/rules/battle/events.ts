import type { CultureEventId } from '../../data/events.ts'
import type { TechId } from '../../data/techs.ts'
import type { Era, Marker, Resource, UnitType } from '../../data/types.ts'

/** What happens here; see `../events.ts` for how an event is written. */
export type BattleEvent =
  | { readonly kind: 'battleBegan'; readonly seat: number; readonly partner: number; readonly square: number }
  | { readonly kind: 'villageAttacked'; readonly seat: number; readonly square: number }
  | { readonly kind: 'wallsRazed'; readonly seat: number; readonly square: number }
  | { readonly kind: 'scoutsKilled'; readonly seat: number; readonly partner: number; readonly square: number }
  | { readonly kind: 'handsDrawn'; readonly attackBonus: number; readonly defenceBonus: number }
  | { readonly kind: 'barbarianEnlisted'; readonly unit: UnitType }
  | { readonly kind: 'prepared'; readonly seat: number }
  | { readonly kind: 'unitFielded'; readonly seat: number; readonly unit: UnitType; readonly strength: number }
  | { readonly kind: 'barbarianFielded'; readonly unit: UnitType; readonly strength: number }
  | { readonly kind: 'unitFell'; readonly seat: number; readonly unit: UnitType; readonly strength: number }
  | { readonly kind: 'barbarianFell'; readonly unit: UnitType; readonly strength: number }
  /** By an ability; the front by the number that everybody sees. */
  | { readonly kind: 'unitWounded'; readonly seat: number; readonly front: number }
  | { readonly kind: 'woundsHealed'; readonly seat: number; readonly count: number }
  | { readonly kind: 'turnEnded'; readonly seat: number }
  | { readonly kind: 'battleWon'; readonly seat: number; readonly attack: number; readonly defence: number }
  | { readonly kind: 'barbariansWon'; readonly attack: number; readonly defence: number }
  | { readonly kind: 'armiesLost'; readonly seat: number; readonly count: number }
  | { readonly kind: 'cityDestroyed'; readonly seat: number; readonly square: number }
  | {
      readonly kind: 'villageTaken'
      readonly seat: number
      readonly square: number
      /** C-3.17 */
      readonly own?: { readonly resource: Resource }
    }
  | { readonly kind: 'villageOfPerson'; readonly seat: number; readonly square: number }
  | { readonly kind: 'unitRescued'; readonly seat: number; readonly unit: UnitType }
  | { readonly kind: 'lootChosen'; readonly seat: number; readonly loot: string; readonly count: number }
  | { readonly kind: 'resourceLooted'; readonly seat: number; readonly partner: number; readonly resource: Resource }
  | {
      readonly kind: 'markerLooted'
      readonly seat: number
      readonly partner: number
      readonly marker: Marker
      /** C-3.19, C-3.27: the former owner knows it too, but learns which was taken only by looking. */
      readonly own?: { readonly resource: Resource }
    }
  | { readonly kind: 'techLooted'; readonly seat: number; readonly partner: number; readonly tech: TechId }
  | {
      readonly kind: 'eventLooted'
      readonly seat: number
      readonly partner: number
      readonly era: Era
      readonly own?: { readonly culture: CultureEventId }
    }
  | { readonly kind: 'coinLooted'; readonly seat: number; readonly partner: number }
  | { readonly kind: 'nothingLooted'; readonly seat: number }

export const BATTLE_REVEALS: readonly BattleEvent['kind'][] = [
  'handsDrawn',
  'barbarianEnlisted',
  'unitFielded',
  'barbarianFielded',
  'villageTaken',
  'villageOfPerson',
  'markerLooted',
  'eventLooted',
]
