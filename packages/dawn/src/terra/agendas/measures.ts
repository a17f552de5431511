import type { Measures } from '@ecumene/kernel'
import { NONE } from '../../data/types.ts'
import type { State } from '../../rules/state.ts'
import { isFortSpace } from '../map/map.ts'
import { terraOf } from '../state.ts'

/** What grows with the expansion: districts on the map, forts controlled (T-10.2). */
export const measureTerra = (state: State): Measures => ({
  districts: terraOf(state).players.map(({ districts }) => districts.filter((space) => space !== NONE).length),
  forts: state.players.map(({ cities }) => cities.filter((space) => isFortSpace(state, space)).length),
})
