import { expect, test } from 'vitest'
import { stepToward } from './pawn-walk.ts'

test('the pawn walks space by space, either way, and stops where it stands', () => {
  const walk = (from: number, to: number): readonly number[] => {
    const way = [from]
    while (way.at(-1) !== to && way.length < 20) way.push(stepToward(way.at(-1) ?? 0, to))
    return way
  }
  expect(walk(-1, 3)).toEqual([-1, 0, 1, 2, 3])
  expect(walk(2, -2)).toEqual([2, 1, 0, -1, -2])
  expect(walk(4, 4)).toEqual([4])
})
