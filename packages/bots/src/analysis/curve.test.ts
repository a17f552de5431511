import { expect, test } from 'vitest'
import { curveOf } from './curve.ts'

const [A, B, C, END] = [
  [0.5, 0.5],
  [0.6, 0.4],
  [0.2, 0.8],
  [0, 1],
] as const

const move = { seat: 0, move: 'go' } as const

test('there is a point for the beginning and one for every entry; the last is how it ended', () => {
  expect(curveOf([move, move, move], [0, 1, 2], [A, B, C], END)).toEqual([A, B, C, END])
})

test('where nobody had a choice things are as they were, at the beginning as they are at the first choice', () => {
  expect(curveOf([move, move, move], [0, 1, 2], [null, B, null], END)).toEqual([B, B, B, END])
})

test('what was taken back changes nothing, and after it the position is what it was', () => {
  // The second move is taken back and made anew.
  const log = [move, move, { seat: 0, undo: 1 }, move, move]
  expect(curveOf(log, [0, 3, 4], [A, B, C], END)).toEqual([A, B, B, B, C, END])
})

test('a match that was given up at once is even until its end', () => {
  expect(curveOf([{ seat: 0, resign: true }], [], [], END)).toEqual([[0.5, 0.5], END])
})
