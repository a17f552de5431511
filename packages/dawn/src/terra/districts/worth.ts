import { countMature } from '../../rules/map/spaces.ts'
import type { State } from '../../rules/state.ts'
import { DISTRICTS } from '../data/districts.ts'
import { terrainAround } from './district-effects.ts'

/** How many trade tokens a district on the map would bring now, by its better option; `null` where it brings something else. */
export const districtWorth = (state: State, seat: number, kind: number): number | null => {
  switch (DISTRICTS[kind]?.id) {
    case 'campus':
    case 'industrial-zone':
      return terrainAround(state, seat, kind)
    case 'commercial-hub':
      return Math.max(countMature(state, seat), terrainAround(state, seat, kind))
    default:
      return null
  }
}
