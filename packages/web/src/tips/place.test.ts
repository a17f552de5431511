import { expect, test } from 'vitest'
import { placeTip } from './place.ts'

const SCREEN = { width: 390, height: 844 }
const TIP = { width: 300, height: 160 }

test('a tip stands above its thing, in the middle', () => {
  expect(placeTip({ left: 170, top: 400, width: 50, height: 20 }, TIP, SCREEN)).toEqual({ left: 45, top: 234 })
})

test('near the upper edge it stands below', () => {
  expect(placeTip({ left: 170, top: 60, width: 50, height: 20 }, TIP, SCREEN)).toEqual({ left: 45, top: 86 })
})

test('it never reaches over an edge', () => {
  expect(placeTip({ left: 0, top: 400, width: 20, height: 20 }, TIP, SCREEN).left).toBe(8)
  expect(placeTip({ left: 380, top: 400, width: 20, height: 20 }, TIP, SCREEN).left).toBe(82)
  // A thing as high as the screen leaves room nowhere: the tip lies over it.
  const { top } = placeTip({ left: 0, top: 10, width: 390, height: 830 }, TIP, SCREEN)
  expect(top).toBeGreaterThanOrEqual(8)
  expect(top + TIP.height).toBeLessThanOrEqual(SCREEN.height - 8)
})
