import type { BaseAgendaId } from '../../data/agendas.ts'
import { WONDER_TYPES, type WonderType } from '../../data/types.ts'
import { countMature } from '../map/spaces.ts'
import { DEFEATED_CAPITAL, type Player, REACHED_LAST_TECH, type State } from '../state.ts'

export const countBits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

const hasTwo = (mask: number): boolean => (mask & (mask - 1)) !== 0

/** Control two wonders of a type. */
const twoWonders = (type: WonderType): Agenda => {
  const number = WONDER_TYPES.indexOf(type)
  return {
    goal: 2,
    progress: (_state, player) => countBits(player.wonders[number] as number),
    isFulfilled: (_state, player) => hasTwo(player.wonders[number] as number),
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
    progress: (_state, player) => countBits(player.naturals),
    isFulfilled: (_state, player) => hasTwo(player.naturals),
  },
  technophile: {
    goal: 24,
    progress: (_state, player) => ((player.feats & REACHED_LAST_TECH) !== 0 ? 24 : Math.min(23, player.tech)),
    isFulfilled: (_state, player) => (player.feats & REACHED_LAST_TECH) !== 0,
  },
  warmonger: {
    goal: 2,
    progress: (_state, player) => ((player.feats & DEFEATED_CAPITAL) !== 0 ? 2 : countBits(player.conquered)),
    isFulfilled: (_state, player) => (player.feats & DEFEATED_CAPITAL) !== 0 || hasTwo(player.conquered),
  },
  aesthetic: twoWonders('culture'),
  scholarly: twoWonders('science'),
  'money-grubber': twoWonders('economy'),
  paranoid: twoWonders('military'),
}

export type Agenda = {
  readonly goal: number
  progress(state: State, player: Player, seat: number): number
  /** Asked after every decision, so it does not count what cannot be enough. */
  isFulfilled(state: State, player: Player, seat: number): boolean
  /** The marker is taken back as soon as the agenda is not fulfilled any more. */
  readonly stands?: boolean
}
