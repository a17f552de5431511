import { expect, test } from 'vitest'
import { figure, percent, table } from './table.ts'

test('columns are as wide as their widest cell, in any alphabet', () => {
  const rows = [
    ['', 'Гравець 1', 'x'],
    ['Чудеса', '7', '12'],
  ]
  expect(table(rows)).toBe('          Гравець 1   x\n  Чудеса          7  12\n')
  expect(table([['a', 'b'], ['cc', 'd']], ['left', 'left'])).toBe('  a   b\n  cc  d\n') // biome-ignore format: a matrix
  expect(table([])).toBe('')
})

test('figures have as many digits as matter', () => {
  expect([14_000, 1234.5, 69.19, 1.164, 0, 7].map(figure)).toEqual(['14,000', '1,235', '69.2', '1.164', '0', '7'])
  expect(percent(0.5321)).toBe('53.21 %')
})
