import type { Plain } from '../rules/state.ts'

/** What the expansion asks beside the questions of the base game. */
export type TerraFrame = Plain<'fort' | 'capitalTile' | 'exploredTile'> | GrowthFrame | ArmyFrame | AbilityFrame

/** T-7, T-8, T-12 */
export type GrowthFrame =
  /** May a district still be placed, or given up? Tokens that may still be reinforced. */
  | { readonly kind: 'growth'; readonly seat: number; readonly isPlacing: boolean; readonly reinforces: number }
  | Plain<
      | 'besideDistrict'
      | 'deployment'
      | 'districts'
      | 'districtKind'
      | 'hub'
      | 'zone'
      | 'theater'
      | 'encampment'
      | 'government'
    >

/** T-9 */
export type ArmyFrame =
  | Plain<'armies' | 'army' | 'target' | 'scorch'>
  | { readonly kind: 'surplusArmy'; readonly seat: number; readonly count: number }

/** What leaders, wonders and cards ask. */
export type AbilityFrame =
  /** The caravan that explores, and from where. */
  | { readonly kind: 'flood'; readonly seat: number; readonly caravan: number; readonly at: number }
  | Plain<
      | 'fortify'
      | 'garrison'
      | 'terrace'
      | 'uplands'
      | 'subvert'
      | 'landing'
      | 'annex'
      | 'welcome'
      | 'study'
      | 'rearrange'
      | 'vizier'
      | 'union'
      | 'retaliate'
      | 'expedition'
      | 'pioneer'
      | 'observe'
      | 'survey'
      | 'recall'
      | 'craft'
    >
