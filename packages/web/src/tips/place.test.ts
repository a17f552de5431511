import { expect, test } from 'vitest'
import { type Box, placeTip } from './place.ts'

const SCREEN = { width: 390, height: 844 }
const TIP = { width: 300, height: 160 }

test('a tip stands above its thing, in the middle', () => {
  expect(placeTip({ left: 170, top: 400, width: 50, height: 20 }, TIP, SCREEN)).toEqual({ left: 45, top: 234 })
})

test('on a large map it does not look at every thing from every place', () => {
  let looks = 0
  const pressed = Array.from({ length: 500 }, (_unused, number): Box => {
    const [left, top] = [(number % 25) * 56, Math.floor(number / 25) * 44]
    return {
      get left() {
        looks++
        return left
      },
      top,
      width: 50,
      height: 40,
    }
  })
  const screen = { width: 1440, height: 900 }
  const { left, top } = placeTip({ left: 700, top: 400, width: 50, height: 40 }, TIP, screen, { played: [], pressed })
  expect(looks).toBeLessThan(500 * 60)
  expect(Math.hypot(left + TIP.width / 2 - 725, top + TIP.height / 2 - 420)).toBeLessThan(300)
})

test('near the upper edge it stands below', () => {
  expect(placeTip({ left: 170, top: 60, width: 50, height: 20 }, TIP, SCREEN)).toEqual({ left: 45, top: 86 })
})

test('it never reaches over an edge', () => {
  expect(placeTip({ left: 0, top: 400, width: 20, height: 20 }, TIP, SCREEN).left).toBe(8)
  expect(placeTip({ left: 380, top: 400, width: 20, height: 20 }, TIP, SCREEN).left).toBe(82)
  // A thing as high as the screen leaves no room anywhere: the tip covers it.
  const { top } = placeTip({ left: 0, top: 10, width: 390, height: 830 }, TIP, SCREEN)
  expect(top).toBeGreaterThanOrEqual(8)
  expect(top + TIP.height).toBeLessThanOrEqual(SCREEN.height - 8)
})

test('it stands aside where it would cover what can be played, and further off where that is all around', () => {
  const screen = { width: 1280, height: 720 }
  const tip = { left: 900, top: 600, width: 340, height: 96 }
  const thing = { left: 1149, top: 323, width: 104, height: 44 }
  const above = { left: 1120, top: 206, width: 133, height: 43 }
  const below = { left: 1149, top: 441, width: 104, height: 44 }
  const placed = (...played: readonly Box[]) => placeTip(thing, tip, screen, { played, pressed: [] })
  expect(placed(above)).toEqual({ left: 932, top: 373 })
  expect(placed(above, below)).toEqual({ left: 803, top: 297 })
  const abreast = { left: 700, top: 300, width: 440, height: 90 }
  const { left, top } = placed(above, below, abreast)
  for (const other of [thing, above, below, abreast]) {
    const isApart =
      left >= other.left + other.width ||
      left + tip.width <= other.left ||
      top >= other.top + other.height ||
      top + tip.height <= other.top
    expect(isApart).toBe(true)
  }
})
