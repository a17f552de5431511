/** What the expansion asks beside the questions of the base game; the questions are in `module.ts`. */
export type TerraFrame = 'fort' | 'capitalTile' | 'exploredTile' | GrowthFrame | ArmyFrame | AbilityFrame

/** T-7, T-8, T-12 */
export type GrowthFrame =
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

/** T-9 */
export type ArmyFrame = 'armies' | 'army' | 'target' | 'scorch' | 'surplusArmy'

/** What leaders, wonders and cards ask. */
export type AbilityFrame =
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
