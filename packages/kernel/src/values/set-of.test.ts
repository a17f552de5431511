import { expect, it } from 'vitest'
import {
  allOf,
  both,
  firstOf,
  has,
  membersOf,
  minus,
  NO_MEMBERS,
  plus,
  restOf,
  type SetOf,
  setOf,
  shares,
  sizeOf,
  union,
  without,
} from './set-of.ts'

type Fruit = 'apple' | 'pear' | 'plum'
const [APPLE, PEAR, PLUM] = [0, 1, 2]

it('knows its members', () => {
  const set: SetOf<Fruit> = setOf(APPLE, PLUM)
  expect([has(set, APPLE), has(set, PEAR), has(set, PLUM)]).toEqual([true, false, true])
  expect(membersOf(set)).toEqual([APPLE, PLUM])
  expect(sizeOf(set)).toBe(2)
  expect(firstOf(minus(set, APPLE))).toBe(PLUM)
})

it('is visited member by member', () => {
  const visited: number[] = []
  for (let left = setOf<Fruit>(APPLE, PLUM); left !== NO_MEMBERS; left = restOf(left)) visited.push(firstOf(left))
  expect(visited).toEqual([APPLE, PLUM])
})

it('takes in and gives up members, which changes nothing that was so already', () => {
  const set: SetOf<Fruit> = setOf(PEAR)
  expect(plus(set, PEAR)).toBe(set)
  expect(minus(set, PLUM)).toBe(set)
  expect(membersOf(plus(set, PLUM))).toEqual([PEAR, PLUM])
  expect(minus(set, PEAR)).toBe(NO_MEMBERS)
})

it('is put together with another, and compared', () => {
  const [some, others]: SetOf<Fruit>[] = [setOf(APPLE, PEAR), setOf(PEAR, PLUM)]
  expect(union(some ?? 0, others ?? 0)).toBe(allOf<Fruit>(3))
  expect(membersOf(both(some ?? 0, others ?? 0))).toEqual([PEAR])
  expect(membersOf(without(some ?? 0, others ?? 0))).toEqual([APPLE])
  expect(shares<Fruit>(some ?? 0, others ?? 0)).toBe(true)
  expect(shares<Fruit>(setOf(APPLE), setOf(PLUM))).toBe(false)
})

it('has room for thirty-one members', () => {
  expect(membersOf(setOf(30))).toEqual([30])
  expect(sizeOf(allOf(30))).toBe(30)
})
