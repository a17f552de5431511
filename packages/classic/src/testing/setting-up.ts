import type { CivilizationId } from '../data/civilizations.ts'
import { ERAS } from '../data/types.ts'
import { WONDERS } from '../data/wonders.ts'
import { classic } from '../game.ts'
import { total } from '../rules/counts.ts'
import { type Options, STRENGTHS, type State } from '../rules/state.ts'
import { asked, legal, play, player } from './play.ts'
import { DEFAULT_OPTIONS } from './position.ts'

export const fresh = (seats = 2, options: Partial<Options> = {}, seed = 'setup'): State =>
  classic.setup({ ...DEFAULT_OPTIONS, ...options }, seats, seed)

/** A game of these civilizations, at the placing of the capitals. */
export const gameOf = (...civilizations: readonly CivilizationId[]): State => {
  const state = fresh(civilizations.length, { civilizations: 'choose' })
  play(state, ...civilizations.map((id) => `civilization ${id}`))
  return state
}

/** The first seat places everything: the capital on its first square, the rest where it may. */
export const settleFirst = (state: State): void => {
  play(state, `0: ${legal(state, 0)[0]}`)
  while (classic.deciders(state).includes(0) && asked(state) === 'settle') {
    play(state, `0: ${legal(state, 0)[0]}`)
  }
}

export const settleAll = (state: State): void => {
  while (asked(state) === 'settle') {
    const [seat] = classic.deciders(state)
    play(state, `${seat}: ${legal(state, seat)[0]}`)
  }
}

export const unitsOf = (state: State, seat: number, type: number): number =>
  total(player(state, seat).units.slice(type * STRENGTHS, (type + 1) * STRENGTHS))
export const wondersOf = (wonders: readonly number[]): readonly string[] =>
  wonders.map((wonder) => ERAS[WONDERS[wonder]?.era ?? -1] as string)
