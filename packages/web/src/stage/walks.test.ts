import { expect, test } from 'vitest'
import { joinedWalks, strideThrough } from './walks.ts'

const step = (figure: string, from: number, to: number, beat: number) => ({
  figure,
  path: [from, to],
  from: beat,
  to: beat + 1,
})

test('steps of one figure that follow one another are one walk', () => {
  expect(joinedWalks([step('a', 1, 2, 0), step('a', 2, 3, 1), step('b', 3, 4, 2), step('a', 7, 8, 3)])).toEqual([
    { figure: 'a', path: [1, 2, 3], from: 0, to: 2 },
    { figure: 'b', path: [3, 4], from: 2, to: 3 },
    { figure: 'a', path: [7, 8], from: 3, to: 4 },
  ])
})

test('a stride goes through every point on the way', () => {
  const points = [
    { x: 10, y: 10 },
    { x: 58, y: 10 },
    { x: 58, y: 58 },
  ]
  expect(strideThrough(points, { x: 10, y: 10 }).map(({ translate }) => translate)).toEqual([
    '0.0px 0.0px',
    '48.0px 0.0px',
    '48.0px 48.0px',
  ])
})
