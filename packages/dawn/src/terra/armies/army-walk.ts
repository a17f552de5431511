import type { Walk } from '../../rules/walks.ts'
import { terraOf } from '../state.ts'
import { armies, army } from './march.ts'

/** T-9.4, T-9.7: armies leave a city or set out from where they are; where they end they attack (T-9.10). */
export const armyWalk: Walk = {
  before: 'armies',
  departures: ['deploy', 'army'],
  depart: armies,
  during: 'army',
  go: army,
  at: (state) => terraOf(state).march.trail.at(-1) as number,
}
