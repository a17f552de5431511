import { TECH, type TechId } from './techs.ts'
import { ERAS, type Era, NONE, numbering, ofOneShape, type Power, powerOf, theOneWith } from './types.ts'

/**
 * C-2.13: the twelve wonders. No tech makes one obsolete by itself: the abilities of Monarchy and Gunpowder do, by era (C-34.1).
 * That the Hanging Gardens, the Oracle, the Brandenburg Gate, Cristo Redentor and the United Nations belong to the base
 * game is inferred from the expansions.
 */
const LIST = [
  { id: 'stonehenge', era: 'ancient', cost: 10, powers: [{ kind: 'cultureAtStart', count: 1 }] },
  {
    id: 'colossus',
    era: 'ancient',
    cost: 15,
    discount: { tech: 'metalworking', cost: 10 },
    powers: [{ kind: 'tradeAtStart', count: 3 }],
  },
  {
    id: 'hanging-gardens',
    era: 'ancient',
    cost: 15,
    discount: { tech: 'animal-husbandry', cost: 10 },
    powers: [{ kind: 'figureAtStart' }],
  },
  {
    id: 'oracle',
    era: 'ancient',
    cost: 15,
    discount: { tech: 'code-of-laws', cost: 10 },
    powers: [{ kind: 'seeBattleHand' }],
  },
  {
    // The corrected card; the first print was withdrawn.
    id: 'angkor-wat',
    era: 'medieval',
    cost: 20,
    discount: { tech: 'theology', cost: 10 },
    powers: [{ kind: 'doubleHarvest' }],
  },
  { id: 'brandenburg-gate', era: 'medieval', cost: 15, powers: [{ kind: 'noEnemyStops' }] },
  {
    id: 'himeji-samurai-castle',
    era: 'medieval',
    cost: 20,
    discount: { tech: 'monarchy', cost: 15 },
    powers: [{ kind: 'unitStrength', count: 1 }],
  },
  {
    id: 'porcelain-tower',
    era: 'medieval',
    cost: 20,
    discount: { tech: 'construction', cost: 15 },
    powers: [{ kind: 'researchDiscount', trade: 5 }],
  },
  {
    id: 'cristo-redentor',
    era: 'modern',
    cost: 25,
    discount: { tech: 'mass-media', cost: 15 },
    powers: [
      { kind: 'cultureHand', count: 4 },
      { kind: 'drawEventsAtStart', count: 2 },
    ],
  },
  {
    id: 'panama-canal',
    era: 'modern',
    cost: 25,
    discount: { tech: 'engineering', cost: 20 },
    powers: [{ kind: 'coinTokenAtStart' }],
  },
  {
    id: 'statue-of-liberty',
    era: 'modern',
    cost: 25,
    discount: { tech: 'metal-casting', cost: 20 },
    powers: [{ kind: 'techAtStart' }],
  },
  { id: 'united-nations', era: 'modern', cost: 20, powers: [{ kind: 'immuneToEvents' }] },
] as const satisfies readonly WonderEntry[]

type WonderEntry = {
  readonly id: string
  readonly era: Era
  readonly cost: number
  /** C-15.2 */
  readonly discount?: { readonly tech: TechId; readonly cost: number }
  readonly powers: readonly Power[]
}

export type WonderId = (typeof LIST)[number]['id']
type WonderPower = (typeof LIST)[number]['powers'][number]['kind']

export const INFERRED_WONDERS: readonly WonderId[] = [
  'hanging-gardens',
  'oracle',
  'brandenburg-gate',
  'cristo-redentor',
  'united-nations',
]

export type Wonder = {
  readonly number: number
  readonly id: WonderId
  readonly era: number
  readonly cost: number
  readonly discountTech: number
  readonly discountCost: number
  /** Icons of the marker: one, two or three by era. */
  readonly culture: number
  readonly powers: readonly Power[]
  readonly cultureAtStart: number
  readonly tradeAtStart: number
  readonly drawEventsAtStart: number
  readonly unitStrength: number
  readonly researchDiscount: number
  readonly cultureHand: number
}

const wonder = (entry: WonderEntry, number: number): Wonder => {
  const era = ERAS.indexOf(entry.era)
  return {
    number,
    id: entry.id as WonderId,
    era,
    cost: entry.cost,
    discountTech: entry.discount === undefined ? NONE : TECH[entry.discount.tech],
    discountCost: entry.discount?.cost ?? entry.cost,
    culture: era + 1,
    powers: entry.powers,
    cultureAtStart: powerOf(entry.powers, 'cultureAtStart')?.count ?? 0,
    tradeAtStart: powerOf(entry.powers, 'tradeAtStart')?.count ?? 0,
    drawEventsAtStart: powerOf(entry.powers, 'drawEventsAtStart')?.count ?? 0,
    unitStrength: powerOf(entry.powers, 'unitStrength')?.count ?? 0,
    researchDiscount: powerOf(entry.powers, 'researchDiscount')?.trade ?? 0,
    cultureHand: powerOf(entry.powers, 'cultureHand')?.count ?? 0,
  }
}

export const WONDERS: readonly Wonder[] = ofOneShape(() => LIST.map(wonder))

export const WONDER = numbering(LIST)

export const wonderWith = (power: WonderPower): Wonder => theOneWith(WONDERS, power)
