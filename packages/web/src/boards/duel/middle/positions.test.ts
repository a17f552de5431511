import { LAYOUTS, type SlotView } from '@ecumene/duel'
import { expect, test } from 'vitest'
import { extentOf, firstFocus, neighbourOf, spotOf } from './positions.ts'

const laid = (age: number): readonly SlotView[] =>
  (LAYOUTS[age - 1] ?? []).map(({ row, x, faceUp, coveredBy }) => ({
    row,
    x,
    back: 'age-1',
    card: faceUp ? 'baths' : null,
    open: coveredBy === 0,
  }))

test.each([1, 2, 3])('every card of Age %i lies within the extent of its structure', (age) => {
  const { rows, columns } = extentOf(age)
  for (const slot of laid(age)) {
    const { row, column } = spotOf(slot)
    expect(row).toBeLessThan(rows)
    expect(Math.abs(column)).toBeLessThanOrEqual((columns - 1) / 2)
  }
})

test('sideways an arrow leads from one open card to the next, past covered ones', () => {
  const slots = laid(1).map((slot, index) => (index === 15 ? null : slot))
  expect(neighbourOf(slots, 14, 'ArrowRight')).toBe(16)
  expect(neighbourOf(slots, 16, 'ArrowLeft')).toBe(14)
  expect(neighbourOf(slots, 14, 'ArrowLeft')).toBeNull()
})

test('up and down it leads to the nearest card of the next row, open or not', () => {
  const slots = laid(1)
  const up = neighbourOf(slots, 14, 'ArrowUp')
  expect(up).toBe(9)
  expect(neighbourOf(slots, 9, 'ArrowRight')).toBe(10)
  expect([14, 15]).toContain(neighbourOf(slots, 9, 'ArrowDown'))
})

test('an empty row is stepped over', () => {
  const slots = laid(3).map((slot) => (slot.row === 4 ? null : slot))
  const from = slots.findIndex((slot) => slot?.row === 5)
  expect(slots[neighbourOf(slots, from, 'ArrowUp') ?? -1]?.row).toBe(3)
})

test('Tab reaches an open card near the middle', () => {
  const slots = laid(1)
  expect(slots[firstFocus(slots) ?? -1]).toMatchObject({ open: true })
  expect(firstFocus([null, null])).toBeNull()
})
