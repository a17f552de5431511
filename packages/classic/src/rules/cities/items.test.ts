import { expect, test } from 'vitest'
import { en } from '../../words/en.ts'
import { ITEM_COUNT, wordOf } from './items.ts'

test('C-11.2 everything that a city can make has a name', () => {
  const items = Array.from({ length: ITEM_COUNT }, (_, item) => wordOf(item))
  expect(items.filter((key) => !(key in en))).toEqual([])
})
