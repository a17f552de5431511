import { has, NO_MEMBERS, sizeOf } from '@ecumene/kernel'
import type { BaseAgendaId } from '../../data/agendas.ts'
import { WONDER_TYPES, type WonderType } from '../../data/types.ts'
import { countMature } from '../map/spaces.ts'
import { DEFEATED_CAPITAL, type Player, REACHED_LAST_TECH, type State } from '../state.ts'

/** Control two wonders of a type. */
const twoWonders = (type: WonderType): Agenda => {
  const number = WONDER_TYPES.indexOf(type)
  return {
    goal: 2,
    progress: (_state, player) => sizeOf(player.wonders[number] ?? 0),
    isFulfilled: (_state, player) => sizeOf(player.wonders[number] ?? NO_MEMBERS) >= 2,
  }
}

/** N-26: the agendas of the base game. */
export const baseAgendas: Readonly<Record<BaseAgendaId, Agenda>> = {
  civilized: {
    goal: 8,
    progress: (_state, player) => player.cities.length,
    isFulfilled: (_state, player) => player.cities.length >= 8,
  },
  explorer: {
    goal: 15,
    progress: (_state, player) => player.shore,
    isFulfilled: (_state, player) => player.shore >= 15,
  },
  populous: {
    goal: 5,
    progress: (state, _player, seat) => countMature(state, seat),
    isFulfilled: (state, player, seat) => player.cities.length >= 5 && countMature(state, seat) >= 5,
  },
  preservationist: {
    goal: 2,
    progress: (_state, player) => sizeOf(player.naturals),
    isFulfilled: (_state, player) => sizeOf(player.naturals) >= 2,
  },
  technophile: {
    goal: 24,
    progress: (_state, player) => (has(player.feats, REACHED_LAST_TECH) ? 24 : Math.min(23, player.tech)),
    isFulfilled: (_state, player) => has(player.feats, REACHED_LAST_TECH),
  },
  warmonger: {
    goal: 2,
    progress: (_state, player) => (has(player.feats, DEFEATED_CAPITAL) ? 2 : sizeOf(player.conquered)),
    isFulfilled: (_state, player) => has(player.feats, DEFEATED_CAPITAL) || sizeOf(player.conquered) >= 2,
  },
  aesthetic: twoWonders('culture'),
  scholarly: twoWonders('science'),
  'money-grubber': twoWonders('economy'),
  paranoid: twoWonders('military'),
}

export type Agenda = {
  readonly goal: number
  progress(state: State, player: Player, seat: number): number
  /** Checked after every decision, so it stops early where the count cannot suffice. */
  isFulfilled(state: State, player: Player, seat: number): boolean
  /** Must the agenda stay fulfilled? If so, the marker comes off as soon as it is not. */
  readonly stands?: boolean
}
