import type { EventIcon } from '../../data/dials.ts'
import type { Teller } from '../events.ts'
import { countMature } from '../map/spaces.ts'
import type { State } from '../state.ts'
import { gainTrade } from '../trade/trade.ts'
import { beginRaid, spawnBarbarians } from './barbarians.ts'

export type IconEffect = (state: State, tell: Teller) => void

/** N-21.2: what the icons of the base game's event dial do. */
export const baseIcons: Readonly<Partial<Record<EventIcon, IconEffect>>> = {
  nothing: () => undefined,
  spawn: (state, tell) => spawnBarbarians(state, tell),
  raid: (state, tell) => beginRaid(state, tell),
  // N-24.1 to N-24.4
  trade(state) {
    for (let seat = 0; seat < state.players.length; seat++) gainTrade(state, seat, countMature(state, seat))
  },
}
