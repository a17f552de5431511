import { NO_MEMBERS, type SetOf, setOf } from '@ecumene/kernel'
import { BOXES, type BoxNames } from '../boxes.ts'
import {
  type CityStateId,
  FOCUS_TYPES,
  type FocusType,
  type NaturalWonderId,
  NONE,
  RESOURCES,
  type Resource,
} from './types.ts'

/** N-17.1, N-17.2: city-states. The two of a pair are the faces of one token (N-1.4). */
export const CITY_STATES: readonly CityState[] = [
  { id: 'carthage', type: 'military', frame: 'circle' },
  { id: 'kumasi', type: 'culture', frame: 'diamond' },
  { id: 'brussels', type: 'industry', frame: 'circle' },
  { id: 'seoul', type: 'science', frame: 'diamond' },
  { id: 'geneva', type: 'science', frame: 'circle' },
  { id: 'mohenjo-daro', type: 'culture', frame: 'circle' },
  { id: 'buenos-aires', type: 'industry', frame: 'diamond' },
  { id: 'kabul', type: 'military', frame: 'diamond' },
]

/** N-1.4: two diplomacy cards of each city-state. */
export const CITY_STATE_CARDS = 2

/** N-19: natural wonders and the resource each one shows (N-12.7). */
export const NATURAL_WONDERS: readonly NaturalWonder[] = [
  { id: 'torres-del-paine', resource: 'diamonds' },
  { id: 'cliffs-of-dover', resource: 'marble' },
  { id: 'mt-everest', resource: 'oil' },
  { id: 'crater-lake', resource: 'mercury' },
  { id: 'grand-mesa', resource: 'diamonds' },
  { id: 'galapagos-islands', resource: 'mercury' },
  { id: 'mt-kilimanjaro', resource: 'oil' },
  { id: 'pantanal', resource: 'marble' },
]

/** N-18: the four diplomacy cards of each colour. */
export const TREATIES = ['open-borders', 'embassy', 'joint-war', 'defensive-pact'] as const
export type TreatyId = (typeof TREATIES)[number] | BoxNames['treaty']

/** City-states, natural wonders and kinds of diplomacy cards of all boxes, numbered by their places in these lists. */
export const ALL_CITY_STATES: readonly CityState[] = [...CITY_STATES, ...BOXES.flatMap(({ cityStates }) => cityStates)]

export const ALL_NATURAL_WONDERS: readonly NaturalWonder[] = [
  ...NATURAL_WONDERS,
  ...BOXES.flatMap(({ naturalWonders }) => naturalWonders),
]

export const ALL_TREATIES: readonly TreatyId[] = [...TREATIES, ...BOXES.flatMap(({ treaties }) => treaties)]

/** Who could have given a diplomacy card: as many as any game has seats. */
const GIVERS = 5

/** The diplomacy cards of all colours, those of the base game first: the giver and the kind of each. */
const TREATY_CARDS: readonly { readonly giver: number; readonly kind: number }[] = [
  ...pairs(0, TREATIES.length),
  ...pairs(TREATIES.length, ALL_TREATIES.length),
]

function pairs(from: number, to: number) {
  return Array.from({ length: GIVERS }, (_, giver) => giver).flatMap((giver) =>
    Array.from({ length: to - from }, (_, index) => ({ giver, kind: from + index })),
  )
}

export const TREATY_GIVER: readonly number[] = TREATY_CARDS.map(({ giver }) => giver)
export const TREATY_KIND: readonly number[] = TREATY_CARDS.map(({ kind }) => kind)

export const treatyGiver = (card: number): number => TREATY_GIVER[card] ?? NONE
export const treatyKind = (card: number): number => TREATY_KIND[card] ?? NONE

/** The number of one player's card of a kind. */
export const treatyCard = (giver: number, kind: number): number =>
  kind < TREATIES.length
    ? giver * TREATIES.length + kind
    : GIVERS * TREATIES.length + giver * (ALL_TREATIES.length - TREATIES.length) + kind - TREATIES.length

export type CityState = {
  readonly id: CityStateId
  readonly type: FocusType
  /** N-3.9: the shape round its symbol on tile and token. */
  readonly frame: 'circle' | 'diamond' | 'star'
}

export type NaturalWonder = { readonly id: NaturalWonderId; readonly resource: Resource }

export const cityStateId = (number: number): CityStateId => (ALL_CITY_STATES[number] as CityState).id
export const naturalWonderId = (number: number): NaturalWonderId => (ALL_NATURAL_WONDERS[number] as NaturalWonder).id

/** The focus type of each city-state, as a number. */
const CITY_STATE_TYPES: readonly number[] = ALL_CITY_STATES.map(({ type }) => FOCUS_TYPES.indexOf(type))
export const cityStateType = (cityState: number): number => CITY_STATE_TYPES[cityState] ?? 0

const CITY_STATE_SETS: readonly SetOf<CityStateId>[] = FOCUS_TYPES.map((_name, type) =>
  setOf(...CITY_STATE_TYPES.flatMap((one, cityState) => (one === type ? [cityState] : []))),
)

/** The city-states of a type; there are none of a type that only another box has. */
export const cityStatesOf = (type: number): SetOf<CityStateId> => CITY_STATE_SETS[type] ?? NO_MEMBERS

/** The resource of each natural wonder, as a number. */
export const NATURAL_RESOURCE: readonly number[] = ALL_NATURAL_WONDERS.map(({ resource }) =>
  RESOURCES.indexOf(resource),
)
