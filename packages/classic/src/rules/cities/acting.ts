import { has, type Message, plus } from '@ecumene/kernel'
import { NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../because.ts'
import { add } from '../counts.ts'
import { governmentOf } from '../powers.ts'
import { playerOf, type State } from '../state.ts'

/** C-11.2: kinds of action. */
export type ActionKind = 'produce' | 'arts' | 'harvest'
export const PRODUCE = 0
export const ARTS = 1
export const HARVEST = 2

/** Why a city may not take an action of this kind now. */
export const whyNoAction = (state: State, seat: number, city: number, kind: number): Message<WordKey> | null => {
  const { cities, acted, extra, taken } = playerOf(state, seat)
  if (cities[city] === NONE) return because('reason.noCity')
  const { capitalIdle, secondCapitalAction } = governmentOf(state, seat)
  const isCapital = city === 0
  // C-11.5
  if (isCapital && capitalIdle) return because('reason.anarchy')
  // C-11.1
  const left = 1 + (extra[city] ?? 0) - (acted[city] ?? 0)
  if (left > 0) return null
  if (!isCapital || !secondCapitalAction || left < 0) {
    return because('reason.hasActed')
  }
  return has(taken[city] ?? 0, kind) ? because('reason.anotherKind') : null
}

/** The city has taken its action, even if it comes to nothing (C-11.16). */
export const noteAction = (state: State, seat: number, city: number, kind: number): void => {
  const { acted, taken } = playerOf(state, seat)
  add(acted, city, 1)
  taken[city] = plus(taken[city] ?? 0, kind)
}
