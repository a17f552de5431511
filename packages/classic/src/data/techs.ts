import { BUILDING } from './buildings.ts'
import { GOVERNMENT } from './governments.ts'
import { RESEARCH_TRADE } from './limits.ts'
import { type CoinCondition, TECH_LIST, type TechEntry, type TechId } from './tech-list.ts'
import {
  type Effect,
  NONE,
  numbering,
  ofOneShape,
  type Power,
  powerOf,
  RESOURCES,
  type Timing,
  theOneWith,
  UNIT_TYPES,
} from './types.ts'

export type { TechId } from './tech-list.ts'

/** C-31.5, facts */
export const COIN_TOKENS = 4

/** Stands in a cost for a resource of any kind (C-26.11). */
export const ANY = RESOURCES.length

export type Ability = {
  /** Place among all abilities, by which `player.used` knows it. */
  readonly number: number
  readonly tech: number
  /** Resource numbers, or `ANY`. */
  readonly cost: readonly number[]
  readonly timing: Timing
  readonly reaction: boolean
  readonly effects: readonly Effect[]
}

export type Tech = {
  readonly number: number
  readonly id: TechId
  readonly level: number
  /** C-25.2 */
  readonly trade: number
  readonly building: number
  readonly government: number
  readonly walls: boolean
  readonly thirdCity: boolean
  /** The unit type whose rank it raises (for aircraft: which it unlocks), or `NONE`. */
  readonly unit: number
  readonly rank: number
  /** C-26.15: 0 where the tech says nothing. */
  readonly speed: number
  readonly stacking: number
  /** 0 nothing, 1 cross, 2 end (C-21.16, C-21.17). */
  readonly water: 0 | 1 | 2
  readonly cultureHand: number
  readonly coin: number
  /** Coin tokens that fit on the card. */
  readonly coinTokens: number
  readonly coinFor: CoinCondition | null
  readonly powers: readonly Power[]
  /** Wounds that its owner may heal once in a battle; `Infinity` for all. */
  readonly heals: number
  readonly productionPerCoins: number
  readonly handsPerCoins: number
  /** Numbers of its abilities. */
  readonly abilities: readonly number[]
}

export const ABILITIES: readonly Ability[] = ofOneShape(() =>
  (TECH_LIST as readonly TechEntry[])
    .flatMap(({ abilities }, tech) => (abilities ?? []).map((ability) => ({ tech, ability })))
    .map(({ tech, ability }, number) => ({
      number,
      tech,
      cost: ability.cost.map((kind) => (kind === 'any' ? ANY : RESOURCES.indexOf(kind))),
      timing: ability.timing,
      reaction: ability.reaction ?? false,
      effects: ability.effects,
    })),
)

const tech = (entry: TechEntry, number: number): Tech => {
  const powers = entry.powers ?? []
  const heals = powerOf(powers, 'heal')?.wounds ?? 0
  return {
    number,
    id: entry.id as TechId,
    level: entry.level,
    trade: RESEARCH_TRADE[entry.level] ?? 0,
    building: entry.building === undefined ? NONE : BUILDING[entry.building],
    government: entry.government === undefined ? NONE : GOVERNMENT[entry.government],
    walls: entry.walls ?? false,
    thirdCity: entry.thirdCity ?? false,
    unit: entry.rank === undefined ? NONE : UNIT_TYPES.indexOf(entry.rank.unit),
    rank: entry.rank?.rank ?? 0,
    speed: entry.speed ?? 0,
    stacking: entry.stacking ?? 0,
    water: entry.water === 'end' ? 2 : entry.water === 'cross' ? 1 : 0,
    cultureHand: entry.cultureHand ?? 0,
    coin: entry.coin ?? 0,
    coinTokens: entry.coinFor === undefined ? 0 : COIN_TOKENS,
    coinFor: entry.coinFor ?? null,
    powers,
    heals: heals === 'all' ? Number.POSITIVE_INFINITY : heals,
    productionPerCoins: powerOf(powers, 'productionPerCoins')?.coins ?? 0,
    handsPerCoins: powerOf(powers, 'handsPerCoins')?.coins ?? 0,
    abilities: ABILITIES.filter((ability) => ability.tech === number).map((ability) => ability.number),
  }
}

export const TECHS: readonly Tech[] = ofOneShape(() => TECH_LIST.map(tech))

export const TECH = numbering(TECH_LIST)

type TechPower = Extract<(typeof TECH_LIST)[number], { readonly powers: unknown }>['powers'][number]['kind']

export const techWith = (power: TechPower): number => theOneWith(TECHS, power).number
