import { allOf, both, has, membersOf, minus, NO_MEMBERS, type SetOf, setOf, sizeOf } from '@ecumene/kernel'
import { type Ask, asks, because } from '../../rules/because.ts'
import type { Teller } from '../../rules/events.ts'
import { moveOf, movesOf } from '../../rules/moves.ts'
import { ask, askAgain, type FrameOf, type State } from '../../rules/state.ts'
import { DISTRICTS, type DistrictId } from '../data/districts.ts'
import { beginDistrict } from './district-effects.ts'
import { isPlaced } from './districts.ts'

export const ALL_DISTRICTS = allOf<DistrictId>(DISTRICTS.length)

/** The districts of a player on the map. */
const districtsOf = (state: State, seat: number): SetOf<DistrictId> =>
  setOf(...DISTRICTS.flatMap((_district, kind) => (isPlaced(state, seat, kind) ? [kind] : [])))

/** T-8.13, T-8.14: everyone resolves these kinds of districts, from one seat on. Asked last, answered first. */
const askAll = (state: State, from: number, kinds: SetOf<DistrictId>): void => {
  const seats = state.players.length
  for (let turn = seats - 1; turn >= 0; turn--) askDistricts(state, (from + turn) % seats, kinds, DISTRICTS.length)
}

/** Lets a player resolve `times` own districts of these kinds, in any order (T-8.15); false if there is none. */
export const askDistricts = (state: State, seat: number, kinds: SetOf<DistrictId>, times: number): boolean => {
  const due = both(districtsOf(state, seat), kinds)
  if (due === NO_MEMBERS) return false
  ask(state, { kind: 'districts', seat, due, times })
  return true
}

export const districtIcon = (state: State): void => askAll(state, state.first, ALL_DISTRICTS)

/** What is left to resolve. A district that its owner has lost to the effect of another does nothing. */
const dueOf = (state: State, { seat, due, times }: FrameOf<'districts'>): SetOf<DistrictId> =>
  times === 0 ? NO_MEMBERS : both(due, districtsOf(state, seat))

export const districts: Ask<'districts', 'activate'> = {
  answers: ['activate'],
  decision: asks('decision.districts'),
  candidates: () => movesOf('activate'),
  whyNot: (state, frame, _seat, move) =>
    has(dueOf(state, frame), move.district) ? null : because('reason.noSuchDistrict'),
  apply(state, frame, seat, move, tell) {
    askAgain(state, { ...frame, due: minus(frame.due, move.district), times: frame.times - 1 })
    activate(state, seat, move.district, tell)
  },
  // T-8.15: only the order is a choice, so nobody is asked for the last one.
  over: (state, frame) => sizeOf(dueOf(state, frame)) < 2,
  finish(state, frame, tell) {
    for (const only of membersOf(dueOf(state, frame))) activate(state, frame.seat, only, tell)
  },
}

const activate = (state: State, seat: number, kind: number, tell: Teller): void => {
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
    askAll(state, seat, setOf(move.district))
  },
}
