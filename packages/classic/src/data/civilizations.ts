import { GOVERNMENT, type GovernmentId } from './governments.ts'
import { RUSH_PRODUCTION } from './limits.ts'
import { TECH, type TechId } from './techs.ts'
import { numbering, ofOneShape } from './types.ts'

/**
 * C-2.2: the six civilizations. Each has fields of its own for what it receives at set-up (C-6.5 to C-6.11) and for what it
 * can do from then on.
 */
const LIST = [
  { id: 'america', tech: 'currency', government: 'despotism', greatPeople: 1, rushProduction: 2 },
  { id: 'china', tech: 'writing', government: 'despotism', walled: true, cultureForMarkers: 3, savesUnit: true },
  { id: 'egypt', tech: 'construction', government: 'despotism', wonders: 1, freeBuilding: true, needsWonders: true },
  { id: 'germany', tech: 'metalworking', government: 'despotism', infantry: 2, armsByTech: true },
  { id: 'rome', tech: 'code-of-laws', government: 'republic', freeAdvance: true, needsWonders: true },
  { id: 'russia', tech: 'communism', government: 'communism', armies: 1, stacking: 1, sacrificesForTech: true },
] as const satisfies readonly CivilizationEntry[]

type Bonuses = {
  /** C-6.5: great people drawn at set-up. */
  readonly greatPeople: number
  /** C-6.6 */
  readonly walled: boolean
  /** C-6.7: ancient wonders received at set-up. */
  readonly wonders: number
  /** C-6.8: infantry drawn at set-up. */
  readonly infantry: number
  /** C-6.11: armies beyond the six; they start on the map. */
  readonly armies: number
  /** Added to the stacking limit. */
  readonly stacking: number
  /** Production for each three trade (C-11.11). */
  readonly rushProduction: number
  /** Culture for each hut explored and village conquered. */
  readonly cultureForMarkers: number
  /** After a battle one of the player's units killed in it may return to the standing forces. */
  readonly savesUnit: boolean
  /** Once a round a city action puts up an unlocked building for free. */
  readonly freeBuilding: boolean
  /** A tech that raises or unlocks a unit type brings a unit of that type and a market resource of the player's choice. */
  readonly armsByTech: boolean
  /** One free step on the culture track for each wonder or city built and each city or village conquered. */
  readonly freeAdvance: boolean
  /** Once a round a figure that moves into an enemy city may be given up for a tech of its owner. */
  readonly sacrificesForTech: boolean
  /** C-7.1: not in the first game, which has no wonders. */
  readonly needsWonders: boolean
}

type CivilizationEntry = {
  readonly id: string
  readonly tech: TechId
  readonly government: GovernmentId
} & Partial<Bonuses>

export type CivilizationId = (typeof LIST)[number]['id']

export type Civilization = Bonuses & {
  readonly number: number
  readonly id: CivilizationId
  /** C-6.15 */
  readonly tech: number
  /** C-6.19 */
  readonly government: number
}

const PLAIN: Bonuses = {
  greatPeople: 0,
  walled: false,
  wonders: 0,
  infantry: 0,
  armies: 0,
  stacking: 0,
  rushProduction: RUSH_PRODUCTION,
  cultureForMarkers: 0,
  savesUnit: false,
  freeBuilding: false,
  armsByTech: false,
  freeAdvance: false,
  sacrificesForTech: false,
  needsWonders: false,
}

export const CIVILIZATIONS: readonly Civilization[] = ofOneShape(() =>
  LIST.map((entry, number) => ({
    ...PLAIN,
    ...entry,
    number,
    id: entry.id,
    tech: TECH[entry.tech],
    government: GOVERNMENT[entry.government],
  })),
)

export const CIVILIZATION = numbering(LIST)
