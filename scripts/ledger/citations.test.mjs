import { expect, test } from 'vitest'
import { chapterCitationsOf, citationsOf } from './citations.mjs'

const SOURCE = `/** D-5.4 to D-5.7: one card. */
const a = 1 // D-5.1
/**
 * Something long (D-6.4 to
 * D-6.14, D-7).
 */
// D-5.40, D-5.4.
`

const lines = (id) => citationsOf(id, SOURCE).map(({ line }) => line)

test('an id is cited where it stands, and not by a longer id', () => {
  expect(lines('D-5.4')).toEqual([1, 7])
  expect(lines('D-5.1')).toEqual([2])
  expect(lines('D-6.1')).toEqual([])
})

test('a range cites the ids inside it and none beyond', () => {
  expect(lines('D-5.6')).toEqual([1])
  expect(lines('D-5.7')).toEqual([1])
  expect(lines('D-5.8')).toEqual([])
})

test('a range may run on in the next line of a comment', () => {
  expect(lines('D-6.10')).toEqual([4])
})

test('a chapter is cited by its bare number only', () => {
  expect(chapterCitationsOf('D-7.2', SOURCE)).toEqual([{ line: 5, text: '* D-6.14, D-7).' }])
  expect(chapterCitationsOf('D-5.4', SOURCE)).toEqual([])
})
