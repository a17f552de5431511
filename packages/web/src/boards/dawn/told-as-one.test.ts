import { expect, test } from 'vitest'
import { toldAsOne } from './told-as-one.ts'

const step = (from: number, space: number, seat = 1) => ({ kind: 'caravanMoved', seat, from, space }) as const
const march = (from: number, space: number) => ({ kind: 'armyMoved', seat: 1, from, space }) as const

test('the steps of a walk are told as one, from its beginning to its end', () => {
  expect(toldAsOne(step(3, 4), step(4, 5))).toEqual(step(3, 5))
  expect(toldAsOne(march(3, 4), march(4, 5))).toEqual(march(3, 5))
})

test('what does not go on from there is told by itself', () => {
  expect(toldAsOne(step(3, 4), step(7, 8))).toBeNull()
  expect(toldAsOne(step(3, 4), step(4, 5, 2))).toBeNull()
  expect(toldAsOne(step(3, 4), march(4, 5))).toBeNull()
  expect(toldAsOne(march(3, 4), march(4, 3))).toBeNull()
  expect(toldAsOne(step(3, 4), { kind: 'caravanVisited', seat: 1, space: 4 })).toBeNull()
  expect(toldAsOne({ kind: 'reinforced', seat: 1, space: 4 }, step(4, 5))).toBeNull()
})
