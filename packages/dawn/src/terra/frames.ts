import type { SetOf } from '@ecumene/kernel'
import type { Plain } from '../rules/state.ts'
import type { DistrictId } from './data/districts.ts'

/** What the expansion adds to the questions of the base game. */
export type TerraFrame =
  | Plain<'fort' | 'capitalTile' | 'besideDistrict' | 'deployment' | 'districtKind' | 'government'>
  | Plain<'armies' | 'army' | 'target' | 'scorch'>
  | Plain<'fortify' | 'uplands' | 'annex' | 'welcome' | 'study' | 'rearrange' | 'vizier' | 'union'>
  | Plain<'expedition' | 'survey' | 'craft'>
  | ContextFrame

type ContextFrame = { readonly seat: number } & Context

type Context =
  /** T-11.8: the space of the figure that explores. */
  | { readonly kind: 'exploredTile'; readonly from: number }
  /** T-7.2: may a district still be placed, or given up? Tokens that may still be reinforced. */
  | { readonly kind: 'growth'; readonly isPlacing: boolean; readonly reinforces: number }
  /** T-8.15: districts still to be resolved, and how many of them. */
  | { readonly kind: 'districts'; readonly due: SetOf<DistrictId>; readonly times: number }
  /** T-8.17: the district that acts, or the space where it is. */
  | { readonly kind: 'hub'; readonly district: number }
  | { readonly kind: 'zone'; readonly district: number }
  | { readonly kind: 'theater'; readonly space: number }
  /** T-8.25: which parts are done. */
  | {
      readonly kind: 'encampment'
      readonly space: number
      readonly hasDestroyed: boolean
      readonly hasReinforced: boolean
    }
  /** Armies that have to go. */
  | { readonly kind: 'surplusArmy'; readonly count: number }
  /** A space that the token or city must be near. */
  | { readonly kind: 'garrison'; readonly near: number }
  | { readonly kind: 'terrace'; readonly near: number }
  | { readonly kind: 'landing'; readonly near: number }
  /** From where a city is won over, and how far. */
  | { readonly kind: 'subvert'; readonly from: number; readonly reach: number }
  /** Who broke the pact. */
  | { readonly kind: 'retaliate'; readonly breaker: number }
  /** The first of the new spaces. */
  | { readonly kind: 'pioneer'; readonly from: number }
  /** Tiles looked at; has one been placed? */
  | { readonly kind: 'observe'; readonly looks: number; readonly hasPlaced: boolean }
  /** The caravan that explores, from where, and if the water is laid. */
  | { readonly kind: 'flood'; readonly caravan: number; readonly at: number; readonly isLaid: boolean }
  /** Where the city was built; was that right without the figure? */
  | { readonly kind: 'recall'; readonly space: number; readonly mayStay: boolean }
