import { type Effect, ERAS, type Era, numbering, ofOneShape, type Timing } from './types.ts'

/**
 * C-2.12: the culture events. That Duty and Honor, Nationalism and Patriotism belong to the base game is inferred: the other
 * five candidates for their places may as well come from an expansion.
 */
const LIST = [
  {
    id: 'a-gift-from-afar',
    era: 'ancient',
    copies: 3,
    timing: 'any',
    effect: { kind: 'asResource', resources: ['iron', 'wheat', 'spy', 'silk'], partnerCoins: 1 },
  },
  {
    id: 'bread-and-circuses',
    era: 'ancient',
    copies: 2,
    timing: 'any',
    reaction: true,
    effect: { kind: 'cancel', what: ['cultureEvent'], onlyIfTargeted: true },
  },
  {
    id: 'defection',
    era: 'ancient',
    copies: 2,
    timing: 'movement',
    reaction: true,
    effect: { kind: 'killFigures', count: 1, range: 4, orGreatPerson: false },
  },
  {
    id: 'drought',
    era: 'ancient',
    copies: 2,
    timing: 'start',
    effect: { kind: 'changeTerrain', from: ['forest', 'grassland', 'water'], to: 'desert' },
  },
  {
    id: 'duty-and-honor',
    era: 'ancient',
    copies: 2,
    timing: 'battle',
    effect: { kind: 'freeUnits', count: 1 },
  },
  { id: 'exchange-of-ideas', era: 'ancient', copies: 3, timing: 'start', effect: { kind: 'techSwap', level: 1 } },
  {
    id: 'sabotage',
    era: 'ancient',
    copies: 2,
    timing: 'start',
    effect: { kind: 'destroyBuildings', count: 1, range: 4, whose: 'any' },
  },
  {
    id: 'we-love-the-despot-day',
    era: 'ancient',
    copies: 3,
    timing: 'cities',
    effect: { kind: 'cityProduction', count: 4 },
  },
  {
    id: 'a-generous-gift',
    era: 'medieval',
    copies: 3,
    timing: 'any',
    effect: { kind: 'asResource', resources: ['iron', 'wheat', 'spy', 'silk'], partnerCoins: 0 },
  },
  {
    id: 'catastrophe',
    era: 'medieval',
    copies: 1,
    timing: 'start',
    effect: { kind: 'destroyBuildings', count: 1, range: 6, whose: 'any' },
  },
  {
    id: 'deforestation',
    era: 'medieval',
    copies: 2,
    timing: 'start',
    effect: { kind: 'changeTerrain', from: ['forest'], to: 'grassland' },
  },
  {
    id: 'jousting-tourney',
    era: 'medieval',
    copies: 2,
    timing: 'any',
    reaction: true,
    effect: { kind: 'cancel', what: ['cultureEvent'], onlyIfTargeted: false },
  },
  { id: 'knowledge-shared', era: 'medieval', copies: 3, timing: 'start', effect: { kind: 'techSwap', level: 2 } },
  {
    id: 'mass-defection',
    era: 'medieval',
    copies: 2,
    timing: 'movement',
    reaction: true,
    effect: { kind: 'killFigures', count: 2, range: 6, orGreatPerson: true },
  },
  { id: 'nationalism', era: 'medieval', copies: 2, timing: 'battle', effect: { kind: 'freeUnits', count: 2 } },
  {
    id: 'we-love-the-queen-day',
    era: 'medieval',
    copies: 2,
    timing: 'cities',
    effect: { kind: 'cityProduction', count: 6 },
  },
  {
    id: 'a-princely-gift',
    era: 'modern',
    copies: 2,
    timing: 'any',
    effect: { kind: 'asResource', resources: ['iron', 'uranium', 'spy', 'wheat', 'silk'], partnerCoins: 0 },
  },
  {
    id: 'disaster',
    era: 'modern',
    copies: 1,
    timing: 'start',
    effect: { kind: 'destroyBuildings', count: 2, range: null, whose: 'others' },
  },
  { id: 'patriotism', era: 'modern', copies: 1, timing: 'battle', effect: { kind: 'freeUnits', count: 3 } },
  {
    id: 'primetime-tv',
    era: 'modern',
    copies: 2,
    timing: 'any',
    reaction: true,
    effect: { kind: 'cancel', what: ['cultureEvent', 'resourceAbility'], onlyIfTargeted: false },
  },
  { id: 'think-tank', era: 'modern', copies: 2, timing: 'start', effect: { kind: 'techSwap', level: 3 } },
  {
    id: 'we-love-the-president-day',
    era: 'modern',
    copies: 1,
    timing: 'cities',
    effect: { kind: 'cityProduction', count: 8 },
  },
  {
    id: 'wholesale-defection',
    era: 'modern',
    copies: 2,
    timing: 'movement',
    reaction: true,
    effect: { kind: 'killFigures', count: 2, range: null, orGreatPerson: true },
  },
] as const satisfies readonly EventEntry[]

type EventEntry = {
  readonly id: string
  readonly era: Era
  readonly copies: number
  readonly timing: Timing
  /** It may answer or interrupt what another player is doing. */
  readonly reaction?: true
  readonly effect: Effect
}

export type CultureEventId = (typeof LIST)[number]['id']

export const INFERRED_EVENTS: readonly CultureEventId[] = ['duty-and-honor', 'nationalism', 'patriotism']

export type CultureEvent = {
  readonly number: number
  readonly id: CultureEventId
  readonly era: number
  readonly copies: number
  readonly timing: Timing
  readonly reaction: boolean
  readonly effect: Effect
}

/** Copies of an event cannot be told apart, so a card is the number of its event. */
export const CULTURE_EVENTS: readonly CultureEvent[] = ofOneShape(() =>
  (LIST as readonly EventEntry[]).map((entry, number) => ({
    number,
    id: entry.id as CultureEventId,
    era: ERAS.indexOf(entry.era),
    copies: entry.copies,
    timing: entry.timing,
    reaction: entry.reaction ?? false,
    effect: entry.effect,
  })),
)

export const CULTURE_EVENT = numbering(LIST)

/** The cards of each era's deck. */
export const EVENT_DECKS: readonly (readonly number[])[] = ERAS.map((_name, era) =>
  CULTURE_EVENTS.flatMap((event) =>
    event.era === era ? Array.from({ length: event.copies }, () => event.number) : [],
  ),
)
