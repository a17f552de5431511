import { expect, test } from 'vitest'
import { leaned, leaningFrom } from './leaning.ts'

const STEPS = [0.5, 0.25, 0]

test('weights lean to either side, each by its own step', () => {
  const weights = Float32Array.of(1, 2, 3)
  const leaning = Int8Array.of(1, -1, 1)
  expect([...leaned(weights, STEPS, leaning, 1)]).toEqual([1.5, 1.75, 3])
  expect([...leaned(weights, STEPS, leaning, -1)]).toEqual([0.5, 2.25, 3])
})

test('leanings are of both sides, and the same for the same seed', () => {
  const leaning = leaningFrom('leaning', 200)
  expect(new Set(leaning)).toEqual(new Set([1, -1]))
  expect(Math.abs(leaning.reduce((sum, side) => sum + side))).toBeLessThan(60)
  expect(leaningFrom('leaning', 200)).toEqual(leaning)
  expect(leaningFrom('other', 200)).not.toEqual(leaning)
})
