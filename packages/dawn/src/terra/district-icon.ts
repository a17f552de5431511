import type { Tell } from '@ecumene/kernel'
import { NONE } from '../data/types.ts'
import { type Ask, asks, because } from '../rules/because.ts'
import type { Event } from '../rules/events.ts'
import { moveOf, movesOf } from '../rules/moves.ts'
import { ask, type State } from '../rules/state.ts'
import { DISTRICTS } from './data/districts.ts'
import { beginDistrict } from './district-effects.ts'
import { isPlaced } from './districts.ts'
import { terraPlayer } from './state.ts'

export const ALL_DISTRICTS = (1 << DISTRICTS.length) - 1

/** The districts of a player on the map, as bits. */
export const districtsOf = (state: State, seat: number): number => {
  let mask = 0
  for (let kind = 0; kind < DISTRICTS.length; kind++) if (isPlaced(state, seat, kind)) mask |= 1 << kind
  return mask
}

/** T-8.13, T-8.14: everyone resolves these kinds of districts, from one seat on. Asked last, answered first. */
const askAll = (state: State, from: number, kinds: number): void => {
  const seats = state.players.length
  for (let turn = seats - 1; turn >= 0; turn--) askDistricts(state, (from + turn) % seats, kinds, DISTRICTS.length)
}

/** Lets a player resolve so many of these kinds of own districts, in an order of choice (T-8.15); false if there is none. */
export const askDistricts = (state: State, seat: number, kinds: number, times: number): boolean => {
  const player = terraPlayer(state, seat)
  player.due = districtsOf(state, seat) & kinds
  player.turns = times
  if (player.due === 0) return false
  ask(state, { kind: 'districts', seat })
  return true
}

export const districtIcon = (state: State): void => askAll(state, state.first, ALL_DISTRICTS)

/** The only district left to resolve, or NONE. A district that another one's effect has cost its owner does nothing any more. */
const onlyOne = (state: State, seat: number): number => {
  const due = terraPlayer(state, seat).due & districtsOf(state, seat)
  return due !== 0 && (due & (due - 1)) === 0 ? 31 - Math.clz32(due) : NONE
}

export const districts: Ask<'districts', 'activate'> = {
  answers: ['activate'],
  decision: asks('decision.districts'),
  candidates: () => movesOf('activate'),
  whyNot: (state, _frame, seat, move) =>
    (terraPlayer(state, seat).due & districtsOf(state, seat) & (1 << move.district)) === 0
      ? because('reason.noSuchDistrict')
      : null,
  apply: (state, _frame, seat, move, tell) => activate(state, seat, move.district, tell),
  // T-8.15: an order is asked for, so the last one is not.
  over(state, { seat }) {
    const { due, turns } = terraPlayer(state, seat)
    return turns === 0 || (due & districtsOf(state, seat)) === 0 || onlyOne(state, seat) !== NONE
  },
  finish(state, { seat }, tell) {
    const only = onlyOne(state, seat)
    if (terraPlayer(state, seat).turns > 0 && only !== NONE) activate(state, seat, only, tell)
  },
}

const activate = (state: State, seat: number, kind: number, tell: Tell<Event> | undefined): void => {
  const player = terraPlayer(state, seat)
  player.due &= ~(1 << kind)
  player.turns--
  tell?.({ kind: 'districtActed', seat, district: (DISTRICTS[kind] as (typeof DISTRICTS)[number]).id })
  beginDistrict(state, seat, kind, tell)
}

/** Globalization: a kind of district is named, and everyone who has it resolves it, the active player first. */
export const askKind = (state: State, seat: number): void => ask(state, { kind: 'districtKind', seat })

export const districtKind: Ask<'districtKind', 'activate'> = {
  answers: ['activate'],
  decision: asks('decision.districtKind'),
  candidates: () => DISTRICTS.map((_district, kind) => moveOf('activate', kind)),
  whyNot: () => null,
  apply(state, _frame, seat, move) {
    state.pending.pop()
    askAll(state, seat, 1 << move.district)
  },
}
