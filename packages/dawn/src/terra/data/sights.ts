import type { CityState, NaturalWonder } from '../../data/sights.ts'
import type { Resource } from '../../data/types.ts'

/** T-1.4: the city-states of the expansion; their frame is a star (T-3.31). The two of a pair are faces of one token. */
export const TERRA_CITY_STATES = [
  { id: 'auckland', type: 'industry', frame: 'star' },
  { id: 'akkad', type: 'military', frame: 'star' },
  { id: 'antananarivo', type: 'culture', frame: 'star' },
  { id: 'palenque', type: 'science', frame: 'star' },
] as const satisfies readonly TerraCityState[]

/** T-1.4: the natural wonders of the expansion, again two to a token. */
export const TERRA_NATURAL_WONDERS = [
  { id: 'dead-sea', resource: 'marble' },
  { id: 'mato-tipila', resource: 'mercury' },
  { id: 'ha-long-bay', resource: 'diamonds' },
  { id: 'gobustan', resource: 'oil' },
] as const satisfies readonly TerraNaturalWonder[]

/** T-1.13: the diplomacy cards that the expansion gives each colour. */
export const TERRA_TREATIES = ['ti-open-borders', 'non-aggression-pact'] as const

export type TerraCityState = Omit<CityState, 'id' | 'frame'> & { readonly id: string; readonly frame: 'star' }
export type TerraNaturalWonder = Omit<NaturalWonder, 'id'> & { readonly id: string; readonly resource: Resource }
