import type { Tell } from '@ecumene/kernel'
import type { EventIcon } from '../../data/dials.ts'
import type { Event } from '../events.ts'
import { countMature } from '../map/spaces.ts'
import type { State } from '../state.ts'
import { gainTrade } from '../trade/trade.ts'
import { beginRaid, spawnBarbarians } from './barbarians.ts'

export type IconEffect = (state: State, tell: Tell<Event> | undefined) => void

/** N-21.2: what each icon of the event dial does; modules add theirs. */
const icons: Partial<Record<EventIcon, IconEffect>> = {
  nothing: () => undefined,
  spawn: (state, tell) => spawnBarbarians(state, tell),
  raid: (state, tell) => beginRaid(state, tell),
  // N-24.1 to N-24.4
  trade(state) {
    for (let seat = 0; seat < state.players.length; seat++) gainTrade(state, seat, countMature(state, seat))
  },
}

export const addIcons = (added: Readonly<Partial<Record<EventIcon, IconEffect>>>): void => {
  Object.assign(icons, added)
}

export const resolveIcon = (state: State, icon: EventIcon, tell: Tell<Event> | undefined): void => {
  tell?.({ kind: 'dialAdvanced', icon })
  icons[icon]?.(state, tell)
}
