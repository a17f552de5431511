import { expect, test } from 'vitest'
import { ON_CARD, OUT_OF_PLAY } from '../state.ts'
import { fitFigures } from './figures.ts'

const fitted = (figures: readonly number[], allowed: number) => {
  const [list, left] = [[...figures], [] as number[]]
  const tooMany = fitFigures(list, allowed, (space) => left.push(space))
  return { list, left, tooMany }
}

test('N-9.17 figures come into play up to the number that the card allows', () => {
  expect(fitted([OUT_OF_PLAY, 5, OUT_OF_PLAY], 2)).toEqual({ list: [ON_CARD, 5, OUT_OF_PLAY], left: [], tooMany: 0 })
  expect(fitted([ON_CARD, 5], 2)).toEqual({ list: [ON_CARD, 5], left: [], tooMany: 0 })
})

test('N-9.18 those on the card leave first, and no more of them than must', () => {
  expect(fitted([ON_CARD, ON_CARD, 5], 1)).toEqual({ list: [OUT_OF_PLAY, OUT_OF_PLAY, 5], left: [], tooMany: 0 })
  expect(fitted([ON_CARD, ON_CARD, 5], 2)).toEqual({ list: [OUT_OF_PLAY, ON_CARD, 5], left: [], tooMany: 0 })
  expect(fitted([4, 5, ON_CARD], 1)).toEqual({ list: [4, 5, OUT_OF_PLAY], left: [], tooMany: 1 })
  expect(fitted([4, 5, ON_CARD], 0)).toEqual({
    list: [OUT_OF_PLAY, OUT_OF_PLAY, OUT_OF_PLAY],
    left: [4, 5],
    tooMany: 0,
  })
})

test('N-9.18 a figure on the first space of the map leaves it too', () => {
  expect(fitted([0, 5], 0).left).toEqual([0, 5])
})
