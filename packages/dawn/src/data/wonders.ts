import { has, type SetOf, setOf } from '@ecumene/kernel'
import { BOXES, type BoxNames } from '../boxes.ts'
import { ERAS, type Era, NONE, RESOURCES, type Resource, WONDER_TYPES, type WonderType } from './types.ts'

/** N-20: the world wonders, by type and era. Their effects are in `abilities/wonders.ts`. */
export const WONDERS = [
  { id: 'stonehenge', type: 'culture', era: 'ancient', cost: 7, resources: ['marble', 'mercury'] },
  { id: 'hanging-gardens', type: 'culture', era: 'ancient', cost: 8, resources: ['marble', 'diamonds'] },
  { id: 'chichen-itza', type: 'culture', era: 'medieval', cost: 10, resources: ['marble', 'mercury'] },
  { id: 'forbidden-city', type: 'culture', era: 'medieval', cost: 9, resources: ['marble', 'oil'] },
  { id: 'eiffel-tower', type: 'culture', era: 'modern', cost: 12, resources: ['marble', 'oil'] },
  { id: 'sydney-opera-house', type: 'culture', era: 'modern', cost: 10, resources: ['marble', 'diamonds'] },
  { id: 'oracle', type: 'science', era: 'ancient', cost: 8, resources: ['mercury', 'marble'] },
  { id: 'pyramids', type: 'science', era: 'ancient', cost: 9, resources: ['mercury', 'oil'] },
  { id: 'porcelain-tower', type: 'science', era: 'medieval', cost: 9, resources: ['mercury', 'diamonds'] },
  { id: 'potala-palace', type: 'science', era: 'medieval', cost: 10, resources: ['mercury', 'marble'] },
  { id: 'oxford-university', type: 'science', era: 'modern', cost: 10, resources: ['mercury', 'marble'] },
  { id: 'kremlin', type: 'science', era: 'modern', cost: 11, resources: ['mercury', 'oil'] },
  { id: 'colossus', type: 'economy', era: 'ancient', cost: 7, resources: ['diamonds', 'oil'] },
  { id: 'great-lighthouse', type: 'economy', era: 'ancient', cost: 8, resources: ['diamonds', 'mercury'] },
  { id: 'great-zimbabwe', type: 'economy', era: 'medieval', cost: 9, resources: ['diamonds', 'oil'] },
  { id: 'machu-picchu', type: 'economy', era: 'medieval', cost: 10, resources: ['diamonds', 'mercury'] },
  { id: 'big-ben', type: 'economy', era: 'modern', cost: 10, resources: ['diamonds', 'mercury'] },
  { id: 'estadio-do-maracana', type: 'economy', era: 'modern', cost: 10, resources: ['diamonds', 'marble'] },
  { id: 'terracotta-army', type: 'military', era: 'ancient', cost: 8, resources: ['oil', 'marble'] },
  { id: 'petra', type: 'military', era: 'ancient', cost: 7, resources: ['oil', 'diamonds'] },
  { id: 'alhambra', type: 'military', era: 'medieval', cost: 10, resources: ['oil', 'marble'] },
  { id: 'venetian-arsenal', type: 'military', era: 'medieval', cost: 10, resources: ['oil', 'diamonds'] },
  { id: 'pentagon', type: 'military', era: 'modern', cost: 12, resources: ['oil', 'diamonds'] },
  { id: 'ruhr-valley', type: 'military', era: 'modern', cost: 11, resources: ['oil', 'mercury'] },
] as const satisfies readonly Wonder[]

export type Wonder<Id extends string = string> = {
  readonly id: Id
  readonly type: WonderType
  readonly era: Era
  readonly cost: number
  /** N-12.3: the kinds of resource it accepts. */
  readonly resources: readonly Resource[]
}

export type WonderId = (typeof WONDERS)[number]['id'] | BoxNames['wonder']

/** The wonders of all boxes; a wonder's number is its place in this list. */
export const ALL_WONDERS: readonly Wonder<WonderId>[] = [...WONDERS, ...BOXES.flatMap(({ wonders }) => wonders)]

export const wonderNumber = (id: WonderId): number => ALL_WONDERS.findIndex((wonder) => wonder.id === id)
export const wonderId = (number: number): WonderId => (ALL_WONDERS[number] as (typeof ALL_WONDERS)[number]).id

export const WONDER_COST: readonly number[] = ALL_WONDERS.map(({ cost }) => cost)
export const WONDER_TYPE: readonly number[] = ALL_WONDERS.map(({ type }) => WONDER_TYPES.indexOf(type))
export const WONDER_ERA: readonly number[] = ALL_WONDERS.map(({ era }) => ERAS.indexOf(era))

export const printedCost = (wonder: number): number => WONDER_COST[wonder] ?? 0
export const wonderType = (wonder: number): number => WONDER_TYPE[wonder] ?? NONE

const ACCEPTED: readonly SetOf<Resource>[] = ALL_WONDERS.map(({ resources }) =>
  setOf<Resource>(...resources.map((resource) => RESOURCES.indexOf(resource))),
)

/** N-12.3 */
export const accepts = (wonder: number, resource: number): boolean => has(ACCEPTED[wonder] ?? 0, resource)

/** The wonders of each type, in the order of their numbers; the rules have a set of these for each type. */
export const WONDERS_OF_TYPE: readonly (readonly number[])[] = WONDER_TYPES.map((_type, type) =>
  ALL_WONDERS.flatMap((_wonder, number) => (WONDER_TYPE[number] === type ? [number] : [])),
)

/** The place of each wonder among those of its type. */
const PLACES: readonly number[] = ALL_WONDERS.map((_wonder, number) =>
  (WONDERS_OF_TYPE[wonderType(number)] ?? []).indexOf(number),
)
export const placeOfWonder = (wonder: number): number => PLACES[wonder] ?? NONE

const ERA_SETS: readonly (readonly SetOf<WonderId>[])[] = WONDERS_OF_TYPE.map((numbers) =>
  ERAS.map((_era, era) => setOf(...numbers.flatMap((number, place) => (WONDER_ERA[number] === era ? [place] : [])))),
)

/** The wonders of a type and era. */
export const wondersOfEra = (type: number, era: number): SetOf<WonderId> => (ERA_SETS[type] ?? [])[era] ?? 0

/** N-12.2 */
export const PRODUCTION_PER_RESOURCE = 2
