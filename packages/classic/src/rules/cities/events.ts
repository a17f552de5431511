import type { BuildingId } from '../../data/buildings.ts'
import type { CultureEventId } from '../../data/events.ts'
import type { Era, Resource, UnitType } from '../../data/types.ts'
import type { WonderId } from '../../data/wonders.ts'

/** What happens here; see `../events.ts` for how an event is written. */
export type CityEvent =
  | {
      readonly kind: 'cityPaid'
      readonly seat: number
      readonly square: number
      /** What it was paid for, by its word. */
      readonly thing: string
      readonly cost: number
      /** Trade that was turned into production for it. */
      readonly count: number
    }
  | {
      readonly kind: 'unitTrained'
      readonly seat: number
      readonly unit: UnitType
      /** C-3.12 */
      readonly own?: { readonly strength: number }
    }
  | { readonly kind: 'wallsBuilt'; readonly seat: number; readonly square: number }
  | { readonly kind: 'buildingBuilt'; readonly seat: number; readonly building: BuildingId; readonly square: number }
  | { readonly kind: 'wonderBuilt'; readonly seat: number; readonly wonder: WonderId; readonly square: number }
  | { readonly kind: 'wonderOffered'; readonly wonder: WonderId }
  | { readonly kind: 'artsDevoted'; readonly seat: number; readonly square: number; readonly count: number }
  | { readonly kind: 'harvested'; readonly seat: number; readonly square: number; readonly resource: Resource }
  | {
      readonly kind: 'cultureAdvanced'
      readonly seat: number
      readonly level: number
      /** Culture and trade that were paid for it. */
      readonly cost: number
      readonly count: number
    }
  | {
      readonly kind: 'eventDrawn'
      readonly seat: number
      readonly era: Era
      /** C-3.16 */
      readonly own?: { readonly culture: CultureEventId }
    }
  | { readonly kind: 'actionCancelled'; readonly seat: number; readonly square: number }
  /** C-8.8: announced, and carried out unless somebody cancels it. */
  | { readonly kind: 'makingDeclared'; readonly seat: number; readonly square: number; readonly thing: string }
  | { readonly kind: 'artsDeclared'; readonly seat: number; readonly square: number }
  | { readonly kind: 'harvestDeclared'; readonly seat: number; readonly square: number; readonly resource: Resource }
  /** It will make something, wherever that will stand. */
  | { readonly kind: 'cityActs'; readonly seat: number; readonly square: number; readonly thing: string }

export const CITY_REVEALS: readonly CityEvent['kind'][] = ['unitTrained', 'wonderOffered', 'eventDrawn']
