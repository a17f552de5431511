import { ERAS, WONDER_TYPES } from '../../data/types.ts'
import { ALL_ERA_BITS, WONDER_BIT, WONDER_TYPE, WONDERS_OF_TYPE } from '../../data/wonders.ts'

/** A set of world wonders: a mask for each type, so that expansions may add as many as they like. */
export type WonderSet = number[]

export const noWonders = (): WonderSet => WONDER_TYPES.map(() => 0)

export const hasWonder = (set: WonderSet, wonder: number): boolean =>
  ((set[WONDER_TYPE[wonder] as number] as number) & (WONDER_BIT[wonder] as number)) !== 0

export const addWonder = (set: WonderSet, wonder: number): void => {
  const type = WONDER_TYPE[wonder] as number
  set[type] = (set[type] as number) | (WONDER_BIT[wonder] as number)
}

export const dropWonder = (set: WonderSet, wonder: number): void => {
  const type = WONDER_TYPE[wonder] as number
  set[type] = (set[type] as number) & ~(WONDER_BIT[wonder] as number)
}

/** The wonders of one type whose bits are set. */
export const wondersIn = (type: number, mask: number): readonly number[] => {
  const numbers = WONDERS_OF_TYPE[type] as readonly number[]
  return numbers.filter((_wonder, index) => (mask & (1 << index)) !== 0)
}

export const countWonders = (set: WonderSet): number => {
  let count = 0
  for (const mask of set) for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Does the set hold a wonder of this era? */
export const hasEra = (set: WonderSet, era: number): boolean =>
  set.some((mask, type) => (mask & ((ALL_ERA_BITS[type] as readonly number[])[era] as number)) !== 0)

export const NEWEST_ERA_FIRST: readonly number[] = ERAS.map((_era, era) => ERAS.length - 1 - era)
