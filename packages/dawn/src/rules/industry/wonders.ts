import { has, minus, NO_MEMBERS, plus, type SetOf, shares, sizeOf } from '@ecumene/kernel'
import { ERAS, WONDER_TYPES } from '../../data/types.ts'
import { placeOfWonder, WONDERS_OF_TYPE, type WonderId, wondersOfEra, wonderType } from '../../data/wonders.ts'

/** World wonders: a set for each type, so that expansions may add as many as they like. */
export type WonderSet = SetOf<WonderId>[]

export const noWonders = (): WonderSet => WONDER_TYPES.map(() => NO_MEMBERS)

export const wonderSetOf = (wonders: readonly number[]): WonderSet => {
  const set = noWonders()
  for (const wonder of wonders) addWonder(set, wonder)
  return set
}

export const hasWonder = (set: WonderSet, wonder: number): boolean =>
  has(set[wonderType(wonder)] ?? NO_MEMBERS, placeOfWonder(wonder))

export const addWonder = (set: WonderSet, wonder: number): void => {
  const type = wonderType(wonder)
  set[type] = plus(set[type] ?? 0, placeOfWonder(wonder))
}

export const dropWonder = (set: WonderSet, wonder: number): void => {
  const type = wonderType(wonder)
  set[type] = minus(set[type] ?? 0, placeOfWonder(wonder))
}

/** The numbers of the wonders in the set of one type. */
export const wondersIn = (type: number, set: SetOf<WonderId>): readonly number[] =>
  (WONDERS_OF_TYPE[type] ?? []).filter((_wonder, place) => has(set, place))

export const countWonders = (set: WonderSet): number => {
  let count = 0
  for (const ofType of set) count += sizeOf(ofType)
  return count
}

/** Does the set hold a wonder of this era? */
export const hasEra = (set: WonderSet, era: number): boolean =>
  set.some((ofType, type) => shares(ofType, wondersOfEra(type, era)))

export const NEWEST_ERA_FIRST: readonly number[] = ERAS.map((_era, era) => ERAS.length - 1 - era)
