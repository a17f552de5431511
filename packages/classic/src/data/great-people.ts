import { type Icons, numbering, ofOneShape } from './types.ts'

/** C-2.14: six types of great people, three markers of each. */
const LIST = [
  { id: 'artist', icons: { trade: 1, production: 0, culture: 2, coin: 0 }, combatBonus: 0 },
  { id: 'builder', icons: { trade: 0, production: 2, culture: 0, coin: 1 }, combatBonus: 0 },
  // C-27.17
  { id: 'general', icons: { trade: 0, production: 0, culture: 0, coin: 0 }, combatBonus: 4 },
  { id: 'humanitarian', icons: { trade: 1, production: 1, culture: 1, coin: 1 }, combatBonus: 0 },
  { id: 'industrialist', icons: { trade: 0, production: 0, culture: 2, coin: 1 }, combatBonus: 0 },
  { id: 'scientist', icons: { trade: 2, production: 1, culture: 0, coin: 0 }, combatBonus: 0 },
] as const

const COPIES = 3

export type GreatPersonId = (typeof LIST)[number]['id']

export type GreatPerson = Icons & {
  readonly number: number
  readonly id: GreatPersonId
  readonly combatBonus: number
}

export const GREAT_PEOPLE: readonly GreatPerson[] = ofOneShape(() =>
  LIST.map(({ id, icons, combatBonus }, number) => ({ number, id, ...icons, combatBonus })),
)

export const GREAT_PERSON = numbering(LIST)

/** The pile at the start: a marker is the number of its type. */
export const GREAT_PERSON_PILE: readonly number[] = GREAT_PEOPLE.flatMap(({ number }) =>
  Array.from({ length: COPIES }, () => number),
)
