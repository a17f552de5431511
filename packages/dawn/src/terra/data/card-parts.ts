import type { CulturePart, EconomyPart, IndustryPart, SciencePart } from '../../data/cards.ts'
import { FOCUS_TYPES, type FocusType } from '../../data/types.ts'

/** T-7.1: growth is the sixth type. */
export const GROWTH = 5
export const TERRA_FOCUS_TYPES = [...FOCUS_TYPES, 'growth'] as const
export type TerraFocusType = FocusType | 'growth'

/** What a card of the expansion does: the part of its type says how much, the others are `null`. */
export type TerraCard<Id extends string> = {
  readonly id: Id
  readonly type: TerraFocusType
  readonly typeNumber: number
  readonly level: number
  readonly culture: TerraCulturePart | null
  readonly science: TerraSciencePart | null
  readonly economy: TerraEconomyPart | null
  readonly industry: TerraIndustryPart | null
  readonly growth: GrowthPart | null
  readonly armies: ArmyPart | null
}

/** Numbers that the base rules resolve; what else a card does is in `abilities/cards.ts`. */
export type TerraCulturePart = Omit<CulturePart, 'after'>
export type TerraSciencePart = Extract<SciencePart, 'nothing'>
export type TerraEconomyPart = Omit<EconomyPart, 'after'>
export type TerraIndustryPart = Omit<IndustryPart, 'besideCaravans' | 'fifthSlotProduction' | 'tokens'>

/** T-7.2: every growth card places a district. */
export type GrowthPart = {
  /** Reinforcing instead of the district, or as well; or only what lies in or beside spaces with own armies. */
  readonly reinforces: 'instead' | 'also' | 'besideArmies'
  /** What follows the district and comes before reinforcing. */
  readonly after: 'nothing' | 'controlBesideDistrict' | 'districtKind' | 'replaceControl' | 'deploy'
}

/** T-9: what a military card of the expansion does. */
export type ArmyPart = {
  /** T-9.4 */
  readonly distance: number
  /** T-9.1 */
  readonly armies: number
  /** T-9.6 */
  readonly water: boolean
  /** Added to the combat value, and what more against barbarians. */
  readonly bonus: number
  readonly bonusAgainstBarbarians: number
  /** Armies pass city-states, barbarians, caravans and control tokens that are not reinforced. */
  readonly passes: boolean
  /** One army that was defeated moves a second time. */
  readonly redeploys: boolean
  /** How much less each reinforced control token of a rival gives. */
  readonly siege: number
  /** A beaten control token may be destroyed instead of replaced, and the army moves again. */
  readonly scorches: boolean
}

function card<Id extends string>(id: Id, type: TerraFocusType, level: number): TerraCard<Id> {
  return {
    id,
    type,
    typeNumber: TERRA_FOCUS_TYPES.indexOf(type),
    level,
    culture: null,
    science: null,
    economy: null,
    industry: null,
    growth: null,
    armies: null,
  }
}

export function culture<Id extends string>(
  id: Id,
  level: number,
  part: Partial<TerraCulturePart> & { tokens: number },
): TerraCard<Id> {
  return { ...card(id, 'culture', level), culture: { besideAnySpace: 0, ...part } }
}

export function science<Id extends string>(id: Id, level: number): TerraCard<Id> {
  return { ...card(id, 'science', level), science: 'nothing' }
}

export function economy<Id extends string>(
  id: Id,
  level: number,
  part: Partial<TerraEconomyPart> & { distance: number; caravans: number },
): TerraCard<Id> {
  return {
    ...card(id, 'economy', level),
    economy: { water: false, removesBarbarians: false, ...part },
  }
}

export function industry<Id extends string>(
  id: Id,
  level: number,
  part: Partial<TerraIndustryPart> & { range: number },
): TerraCard<Id> {
  return {
    ...card(id, 'industry', level),
    industry: { water: false, ...part },
  }
}

export function growth<Id extends string>(
  id: Id,
  level: number,
  part: Partial<GrowthPart> & { reinforces: GrowthPart['reinforces'] },
): TerraCard<Id> {
  return { ...card(id, 'growth', level), growth: { after: 'nothing', ...part } }
}

export function armies<Id extends string>(
  id: Id,
  level: number,
  part: Partial<ArmyPart> & { distance: number; armies: number },
): TerraCard<Id> {
  return {
    ...card(id, 'military', level),
    armies: {
      water: false,
      bonus: 0,
      bonusAgainstBarbarians: 0,
      passes: false,
      redeploys: false,
      siege: 0,
      scorches: false,
      ...part,
    },
  }
}
