import type { FrameOf } from '../state.ts'
import type { Walk } from '../walks.ts'
import { caravan } from './caravans.ts'
import { economy } from './economy.ts'

/** N-10.4 to N-10.6: caravans leave a city or set out from where they are. */
export const caravanWalk: Walk = {
  before: 'economy',
  departures: ['depart', 'caravan'],
  depart: economy,
  during: 'caravan',
  go: caravan,
  at: ({ pending }) => (pending[pending.length - 1] as FrameOf<'caravan'>).at,
}
