import { expect, test } from 'vitest'
import { wilson } from './interval.ts'

test.each([
  [50, 100, 0.4038, 0.5962],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [1, 2, 0.0945, 0.9055],
  [8, 10, 0.4902, 0.9433],
  [0.5, 1, 0.0546, 0.9454],
  [0, 0, 0, 1],
])('Wilson’s interval of %d in %d is %d to %d', (score, games, low, high) => {
  const [from, to] = wilson(score, games)
  expect(from).toBeCloseTo(low, 3)
  expect(to).toBeCloseTo(high, 3)
})
