import { expect, test } from 'vitest'
import { madeOnce } from './made-once.ts'

test('each value is made once and shared', () => {
  const made: number[] = []
  const squareOf = madeOnce((number) => {
    made.push(number)
    return { square: number * number }
  })
  expect(squareOf(3)).toEqual({ square: 9 })
  expect(squareOf(3)).toBe(squareOf(3))
  expect(squareOf(0)).toEqual({ square: 0 })
  expect(made).toEqual([3, 0])
})
