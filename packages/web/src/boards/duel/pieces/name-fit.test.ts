import { expect, test } from 'vitest'
import { lineFit, longestWord, nameFit } from './name-fit.ts'

test('a name shrinks only as far as its longest word needs', () => {
  expect(nameFit('Clay Pool', 11)).toBe(1)
  expect(nameFit('Chamber of Commerce', 11)).toBe(1)
  expect(nameFit('Лісозаготівельник', 11)).toBeCloseTo(0.65)
  expect(nameFit('', 11)).toBe(1)
})

test('on one line the whole name counts', () => {
  expect(lineFit('Олександрійська бібліотека', 20)).toBeCloseTo(0.77)
  expect(lineFit('Piraeus', 20)).toBe(1)
})

test('the longest word is as wide as its letters', () => {
  expect(longestWord('Kamieniołom tarasowy')).toBe(longestWord('Kamieniołom'))
  expect(longestWord('Kamieniołom')).toBeGreaterThan(5.37)
  expect(longestWord('Kamieniołom')).toBeLessThan(5.9)
  expect(longestWord('Scientists')).toBeLessThan(longestWord('Moneylender'))
  expect(longestWord('')).toBe(1)
})
