import { BUILDINGS } from '../../data/buildings.ts'
import { NONE } from '../../data/types.ts'
import { add } from '../counts.ts'
import type { Teller } from '../events.ts'
import {
  BUILDING_CODE,
  CITY_CODE,
  CITY_COUNT,
  NOTHING,
  PERSON_CODE,
  playerOf,
  type State,
  WALLED_CODE,
  WONDER_CODE,
} from '../state.ts'
import { AROUND } from './grid.ts'
import { ownerOf } from './outskirts.ts'
import { builtOn, regionOf } from './squares.ts'

/** Everything that puts markers on squares or takes them off does so here, so that supplies stay correct. */

/** Puts a city marker on its centre; from now on the eight squares around are its outskirts. */
export const placeCity = (state: State, seat: number, city: number, square: number, walled: boolean): void => {
  playerOf(state, seat).cities[city] = square
  state.built[square] = walled ? WALLED_CODE : CITY_CODE
  const region = seat * CITY_COUNT + city
  state.region[square] = region
  for (const around of AROUND[square] as readonly number[]) state.region[around] = region
}

/** C-14.2: is the city on this centre walled? */
export const isWalled = (state: State, square: number): boolean => state.built[square] === WALLED_CODE

/** The walls fall; the city stays. */
export const razeWalls = (state: State, square: number, tell: Teller): void => {
  state.built[square] = CITY_CODE
  tell?.({ kind: 'wallsRazed', seat: ownerOf(state, square), square })
}

export const isBuilding = (code: number): boolean => code >= BUILDING_CODE && code < WONDER_CODE
export const isWonder = (code: number): boolean => code >= WONDER_CODE && code < PERSON_CODE
export const isPerson = (code: number): boolean => code >= PERSON_CODE && code < CITY_CODE
export const isCity = (code: number): boolean => code >= CITY_CODE

/**
 * Takes a marker off a square: a building returns to the market, a wonder leaves the game, a great person returns to the
 * reserve if it is replaced and leaves the game if its city falls (C-16.5 to C-16.7, C-19.11, C-30.6, C-30.7).
 */
export const removeMarker = (state: State, square: number, replaced: boolean): void => {
  const code = builtOn(state, square)
  if (isBuilding(code)) {
    const { marker } = BUILDINGS[code - BUILDING_CODE] as (typeof BUILDINGS)[number]
    add(state.markers, marker, 1)
  } else if (isWonder(code)) state.wonderAt[code - WONDER_CODE] = NONE
  else if (isPerson(code) && replaced) {
    const { people } = playerOf(state, ownerOf(state, square))
    add(people, code - PERSON_CODE, 1)
  }
  state.built[square] = NOTHING
}

/** C-16.1: puts a marker on a square, replacing what stands there. */
export const putMarker = (state: State, square: number, code: number): void => {
  if (state.built[square] !== NOTHING) removeMarker(state, square, true)
  state.built[square] = code
  if (isWonder(code)) state.wonderAt[code - WONDER_CODE] = square
  if (isBuilding(code)) {
    const { marker } = BUILDINGS[code - BUILDING_CODE] as (typeof BUILDINGS)[number]
    add(state.markers, marker, -1)
  }
}

/** C-30.5 to C-30.7: a city falls; its marker returns to the reserve and its outskirts are cleared. */
export const removeCity = (state: State, square: number): void => {
  const region = regionOf(state, square)
  const { cities } = playerOf(state, ownerOf(state, square))
  for (const around of AROUND[square] as readonly number[]) {
    removeMarker(state, around, false)
    state.region[around] = NONE
  }
  cities[region % CITY_COUNT] = NONE
  state.built[square] = NOTHING
  state.region[square] = NONE
}
