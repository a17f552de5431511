import type { Plain } from '../rules/state.ts'

/** What the expansion asks beside the questions of the base game. */
export type TerraFrame = Plain<'fort' | 'capitalTile' | 'exploredTile'> | GrowthFrame | ArmyFrame | AbilityFrame

/** T-7, T-8, T-12 */
export type GrowthFrame = Plain<
  | 'growth'
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
export type ArmyFrame = Plain<'armies' | 'army' | 'target' | 'scorch' | 'surplusArmy'>

/** What leaders, wonders and cards ask. */
export type AbilityFrame = Plain<
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
  | 'flood'
  | 'recall'
  | 'craft'
>
