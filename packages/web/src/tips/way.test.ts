import { expect, test } from 'vitest'
import { hasMoved, isOnTheWay } from './way.ts'

const THING = { left: 100, top: 200, width: 50, height: 20 }
const TIP = { left: 50, top: 100, width: 200, height: 80 }

test.each([
  ['on the thing', 120, 210, true],
  ['in the tip', 60, 110, true],
  ['on the straight way between them', 120, 190, true],
  ['beside the way', 160, 190, false],
  ['below the thing', 120, 225, false],
  ['beside the tip', 40, 110, false],
])('a pointer %s', (_where, x, y, isOn) => {
  expect(isOnTheWay(x, y, THING, TIP)).toBe(isOn)
  // Side by side it is the same, horizontally.
  const lying = (box: typeof THING) => ({ left: box.top, top: box.left, width: box.height, height: box.width })
  expect(isOnTheWay(y, x, lying(THING), lying(TIP))).toBe(isOn)
})

test('whatever moves under a resting mouse, or under where a finger was, is not pointed at', () => {
  expect(hasMoved({ x: 113, y: 40, isMouse: true }, 113, 40)).toBe(false)
  expect(hasMoved({ x: 113, y: 40, isMouse: true }, 114, 40)).toBe(true)
  expect(hasMoved({ x: 113.4, y: 40.7, isMouse: false }, 113, 40)).toBe(false)
  expect(hasMoved({ x: 113.4, y: 40.7, isMouse: false }, 130, 40)).toBe(true)
})
