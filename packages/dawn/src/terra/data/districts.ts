import type { Terrain } from '../../data/types.ts'
import type { TerraFocusType } from './card-parts.ts'

/**
 * T-8.6: the districts, one of each kind for every player. What they do is in `terra/districts/`; the terrains
 * are those that some of them count on their own space and the friendly spaces beside it (T-8.19, T-8.21, T-8.26).
 */
export const DISTRICTS = [
  { id: 'campus', type: 'science', counts: ['mountains', 'naturalWonder'] },
  { id: 'commercial-hub', type: 'economy', counts: ['desert'] },
  { id: 'encampment', type: 'military', counts: [] },
  { id: 'industrial-zone', type: 'industry', counts: ['forest'] },
  { id: 'theater-square', type: 'culture', counts: [] },
] as const satisfies readonly District[]

export type District = {
  readonly id: string
  readonly type: TerraFocusType
  readonly counts: readonly Terrain[]
}

export type DistrictId = (typeof DISTRICTS)[number]['id']

/** T-8.22, T-8.24, T-8.27, T-8.30, T-8.31: how far a district reaches. */
export const DISTRICT_REACH = 2

/** T-8.27: trade tokens that an Industrial Zone takes for a city. */
export const ZONE_CITY_PRICE = 3
